#compdef tincture
# Completions of tincture for zsh, made by `tincture completions zsh`.
local context state state_descr line
typeset -A opt_args
_arguments -C '(- *)'{-h,--help}'[shows help]' '(- *)--version[shows the version]' '1: :->verb' '*:: :->rest'
case $state in
  verb)
    local -a verbs=(
      'convert:writes colours in another notation'
      'show:shows colours with all their notations'
      'name:finds the names nearest to colours'
      'difference:measures how different two colours look'
      'contrast:measures how well a text can be read on a background'
      'simulate:shows colours as people with reduced colour vision see them'
      'mix:mixes colours as color-mix() of CSS does'
      'gradient:writes the steps from colour to colour'
      'blend:lays one colour over another'
      'adjust:changes single channels of colours'
      'harmony:finds colours that go with one'
      'distinct:makes colours that are as different as can be'
      'random:makes colours by chance'
      'sort:puts colours in order'
      'pick:opens the colour picker and writes the colour that was chosen'
      'render:draws a control into a file, with no display'
      'completions:writes a script that lets a shell complete command lines'
      'manual:writes a manual page, of a verb or of all'
      'help:tells about a verb'
    )
    _describe verb verbs ;;
  rest)
    case $words[1] in
      convert) _arguments -s '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '--percent''[which components are percentages\: own, lightness or all]:PARTS:(own lightness all)' \
        '--separators''[what stands between components\: own, spaces or commas]:MARKS:(own spaces commas)' \
        '--alpha''[whether alpha is written\: automatic, always or never]:WHEN:(automatic always never)' \
        '--deg''[writes hues with their unit]' \
        '--upper''[writes hex digits as capitals]' \
        '--short''[writes one hex digit a channel where that says the same]' \
        '--prefix''[what stands before hex digits\: hash, 0x or none]:PREFIX:(hash 0x none)' \
        '--template''[writes TEXT with the colour in its fields, as '\''{r} {g} {b}'\'', instead of a notation]:TEXT:' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      show) _arguments -s '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      name) _arguments -s '(-l --list)'{-l,--list}'[the names to look through]:LIST:(css xkcd x11 crayola)' \
        '(-m --metric)'{-m,--metric}'[the measure]:METRIC:(2000 76 94 94-textiles cmc cmc-1:1 ok ok2 itp jz hyab cam16 hct helmlab)' \
        '-n''[so many names for a colour, the nearest first]:K:' \
        '--raw''[writes the difference unrounded]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      difference) _arguments -s '(-m --metric)'{-m,--metric}'[the measure]:METRIC:(2000 76 94 94-textiles cmc cmc-1:1 ok ok2 itp jz hyab cam16 hct helmlab)' \
        '--white''[the white of Lab, where the measure uses it\: d50 or d65]:WHITE:(d50 d65)' \
        '--raw''[writes the number unrounded]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      contrast) _arguments -s '--wcag''[writes only the ratio of WCAG 2]' \
        '--apca''[writes only Lc of APCA 0.1.9]' \
        '--reach''[writes instead the colour nearest to FG, of the same hue, that reaches this ratio, or with --apca this Lc]:N:' \
        '--raw''[writes numbers unrounded]' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      simulate) _arguments -s '(-v --vision)'{-v,--vision}'[whose eyes are meant]:VISION:(protan deutan tritan achroma)' \
        '(-s --severity)'{-s,--severity}'[0 for none, 1 for cones that are missing]:S:' \
        '--model''[the model of vision]:MODEL:(machado brettel vienot)' \
        '--daltonize''[writes instead a colour that such eyes tell from others better]' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      mix) _arguments -s '(-i --in)'{-i,--in}'[the space the colours are mixed in]:SPACE:(srgb srgb-linear hsl hsv hwb lab lch oklab oklch xyz-d65 xyz-d50 display-p3 display-p3-linear cmyk a98-rgb a98-rgb-linear prophoto-rgb prophoto-rgb-linear rec2020 rec2020-linear rec2020-oetf rec2100-pq okhsl okhsv luv lchuv hsluv hpluv jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct lab-d65 lch-d65 xyy din99o acescg acescc rec2100-hlg oklrab oklrch hsl-p3 hsl-rec2020 lch-srgb lch-p3 lch-rec2020 oklch-srgb oklch-p3 oklch-rec2020 helmlab-metric helmgen)' \
        '--hue''[which way hues go round\: shorter, longer, increasing or decreasing]:DIRECTION:(shorter longer increasing decreasing)' \
        '(-w --weights)'{-w,--weights}'[how much of each colour, as numbers with commas between them]:W,W:' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      gradient) _arguments -s '-n''[so many colours, both ends counted]:K:' \
        '(-i --in)'{-i,--in}'[the space the colours are mixed in]:SPACE:(srgb srgb-linear hsl hsv hwb lab lch oklab oklch xyz-d65 xyz-d50 display-p3 display-p3-linear cmyk a98-rgb a98-rgb-linear prophoto-rgb prophoto-rgb-linear rec2020 rec2020-linear rec2020-oetf rec2100-pq okhsl okhsv luv lchuv hsluv hpluv jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct lab-d65 lch-d65 xyy din99o acescg acescc rec2100-hlg oklrab oklrch hsl-p3 hsl-rec2020 lch-srgb lch-p3 lch-rec2020 oklch-srgb oklch-p3 oklch-rec2020 helmlab-metric helmgen)' \
        '--hue''[which way hues go round\: shorter, longer, increasing or decreasing]:DIRECTION:(shorter longer increasing decreasing)' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      blend) _arguments -s '--mode''[how the colours mix where both are]:MODE:(normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity)' \
        '--composite''[which parts of both remain]:OPERATOR:(clear copy destination source-over destination-over source-in destination-in source-out destination-out source-atop destination-atop xor lighter)' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      adjust) _arguments -s '(-c --change)'{-c,--change}'[what to change, as l+0.1,c*1.2,h=180,alpha-0.5]:CHANGES:' \
        '(-i --in)'{-i,--in}'[the space whose channels are changed]:SPACE:(srgb srgb-linear hsl hsv hwb lab lch oklab oklch xyz-d65 xyz-d50 display-p3 display-p3-linear cmyk a98-rgb a98-rgb-linear prophoto-rgb prophoto-rgb-linear rec2020 rec2020-linear rec2020-oetf rec2100-pq okhsl okhsv luv lchuv hsluv hpluv jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct lab-d65 lch-d65 xyy din99o acescg acescc rec2100-hlg oklrab oklrch hsl-p3 hsl-rec2020 lch-srgb lch-p3 lch-rec2020 oklch-srgb oklch-p3 oklch-rec2020 helmlab-metric helmgen)' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      harmony) _arguments -s '(-k --kind)'{-k,--kind}'[which colours]:KIND:(complementary split analogous triad square tetrad shades tints tones)' \
        '--wheel''[the wheel on which hues lie]:WHEEL:(hsv oklch okhsl)' \
        '-n''[how many shades, tints or tones]:K:' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      distinct) _arguments -s '-n''[so many colours]:K:' \
        '(-m --metric)'{-m,--metric}'[the measure]:METRIC:(2000 76 94 94-textiles cmc cmc-1:1 ok ok2 itp jz hyab cam16 hct helmlab)' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      random) _arguments -s '-n''[so many colours]:K:' \
        '(-k --kind)'{-k,--kind}'[what colours]:KIND:(any vivid pastel dark grey)' \
        '--seed''[a number that makes the same colours come again]:N:' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' ;;
      sort) _arguments -s '(-b --by)'{-b,--by}'[what decides]:KEY:(hue lightness chroma luminance alpha)' \
        '(-r --reverse)'{-r,--reverse}'[the greatest first]' \
        '(-u --unique)'{-u,--unique}'[leaves out colours that look the same in 8-bit sRGB]' \
        '(-t --to)'{-t,--to}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '(-g --gamut)'{-g,--gamut}'[what happens to colours that the notation cannot hold]:METHOD:(css clip chroma hsl.s lch.c hct hct-tonal none)' \
        '(-p --precision)'{-p,--precision}'[digits behind the full stop]:N:' \
        '--raw''[writes bare components and alpha with TAB between them, unrounded, and none for missing ones]' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '*:COLOR:' ;;
      pick) _arguments -s '(-c --color)'{-c,--color}'[the colour to begin with]:COLOR:' \
        '(-f --format)'{-f,--format}'[the notation of the answer]:NOTATION:(hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats)' \
        '--title''[the title of the window]:TEXT:' \
        '--page''[the page to begin with\: preset, rgb, hsl, oklch, dials]:PAGE:(preset rgb hsl oklch dials)' \
        '--window''[opens a window, whatever the surroundings]' \
        '--terminal''[opens it in the terminal, whatever the surroundings]' \
        '--plain''[a dialogue in lines of text, for screen readers]' \
        '(-h --help)'{-h,--help}'[shows this help]' ;;
      render) _arguments -s '(-c --color)'{-c,--color}'[the colour it shows]:COLOR:' \
        '(-o --output)'{-o,--output}'[the file to write\: .png, .svg or .pdf]:FILE:_files' \
        '--channel''[which slider or dial\: red, green, blue, or with a space, as oklch/hue]:CHANNEL:' \
        '--space''[the space of the dials\: srgb, cmyk, oklch, ...]:SPACE:' \
        '--list''[the names on the spinner\: spinner, standard, drawing, css, xkcd, x11 or crayola]:LIST:' \
        '--page''[which page of the picker\: preset, rgb, hsl, oklch, dials]:PAGE:(preset rgb hsl oklch dials)' \
        '--theme''[light, dark or high-contrast]:THEME:(light dark high-contrast)' \
        '--rtl''[lays it out from right to left]' \
        '--scale''[device pixels for a logical one, in PNG files]:FACTOR:' \
        '--text-scale''[the size of text, 1 being the desktop'\''s own]:FACTOR:' \
        '--size''[width and height in logical pixels]:WxH:' \
        '(-h --help)'{-h,--help}'[shows this help]' \
        '1:CONTROL:(picker presets slider preview dial dials spinner swatch color-grid well paint-pair)' ;;
      completions) _arguments -s '(-h --help)'{-h,--help}'[shows this help]' \
        '1:SHELL:(bash zsh fish)' ;;
      manual) _arguments -s '(-h --help)'{-h,--help}'[shows this help]' \
        '1:VERB:(convert show name difference contrast simulate mix gradient blend adjust harmony distinct random sort pick render completions manual help)' ;;
      help) _arguments -s '(-h --help)'{-h,--help}'[shows this help]' \
        '1:VERB:(convert show name difference contrast simulate mix gradient blend adjust harmony distinct random sort pick render completions manual help)' ;;
    esac ;;
esac
