# Completions of tincture for bash, made by `tincture completions bash`.
_tincture() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=
  COMPREPLY=()
  # Bash takes --to=hex for three words.
  if [[ $cur == '=' ]]; then
    cur=
  elif [[ $prev == '=' ]]; then
    prev=${COMP_WORDS[COMP_CWORD-2]}
  fi
  if [[ $COMP_CWORD -eq 1 ]]; then
    words='convert show name difference contrast simulate mix gradient blend adjust harmony distinct random sort pick render completions manual help --help --version'
  else
    case "${COMP_WORDS[1]} $prev" in
      'convert -t' | 'convert --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'convert -g' | 'convert --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'convert -p' | 'convert --precision') words='' ;;
      'convert --percent') words='own lightness all' ;;
      'convert --separators') words='own spaces commas' ;;
      'convert --alpha') words='automatic always never' ;;
      'convert --prefix') words='hash 0x none' ;;
      'convert --template') words='' ;;
      'name -l' | 'name --list') words='css xkcd x11 crayola' ;;
      'name -m' | 'name --metric') words='2000 76 94 94-textiles cmc cmc-1:1 ok ok2 itp jz hyab cam16 hct helmlab' ;;
      'name -n') words='' ;;
      'difference -m' | 'difference --metric') words='2000 76 94 94-textiles cmc cmc-1:1 ok ok2 itp jz hyab cam16 hct helmlab' ;;
      'difference --white') words='d50 d65' ;;
      'contrast --reach') words='' ;;
      'contrast -t' | 'contrast --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'contrast -p' | 'contrast --precision') words='' ;;
      'simulate -v' | 'simulate --vision') words='protan deutan tritan achroma' ;;
      'simulate -s' | 'simulate --severity') words='' ;;
      'simulate --model') words='machado brettel vienot' ;;
      'simulate -t' | 'simulate --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'simulate -g' | 'simulate --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'simulate -p' | 'simulate --precision') words='' ;;
      'mix -i' | 'mix --in') words='srgb srgb-linear hsl hsv hwb lab lch oklab oklch xyz-d65 xyz-d50 display-p3 display-p3-linear cmyk a98-rgb a98-rgb-linear prophoto-rgb prophoto-rgb-linear rec2020 rec2020-linear rec2020-oetf rec2100-pq okhsl okhsv luv lchuv hsluv hpluv jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct lab-d65 lch-d65 xyy din99o acescg acescc rec2100-hlg oklrab oklrch hsl-p3 hsl-rec2020 lch-srgb lch-p3 lch-rec2020 oklch-srgb oklch-p3 oklch-rec2020 helmlab-metric helmgen' ;;
      'mix --hue') words='shorter longer increasing decreasing' ;;
      'mix -w' | 'mix --weights') words='' ;;
      'mix -t' | 'mix --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'mix -g' | 'mix --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'mix -p' | 'mix --precision') words='' ;;
      'gradient -n') words='' ;;
      'gradient -i' | 'gradient --in') words='srgb srgb-linear hsl hsv hwb lab lch oklab oklch xyz-d65 xyz-d50 display-p3 display-p3-linear cmyk a98-rgb a98-rgb-linear prophoto-rgb prophoto-rgb-linear rec2020 rec2020-linear rec2020-oetf rec2100-pq okhsl okhsv luv lchuv hsluv hpluv jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct lab-d65 lch-d65 xyy din99o acescg acescc rec2100-hlg oklrab oklrch hsl-p3 hsl-rec2020 lch-srgb lch-p3 lch-rec2020 oklch-srgb oklch-p3 oklch-rec2020 helmlab-metric helmgen' ;;
      'gradient --hue') words='shorter longer increasing decreasing' ;;
      'gradient -t' | 'gradient --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'gradient -g' | 'gradient --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'gradient -p' | 'gradient --precision') words='' ;;
      'blend --mode') words='normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity' ;;
      'blend --composite') words='clear copy destination source-over destination-over source-in destination-in source-out destination-out source-atop destination-atop xor lighter' ;;
      'blend -t' | 'blend --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'blend -g' | 'blend --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'blend -p' | 'blend --precision') words='' ;;
      'adjust -c' | 'adjust --change') words='' ;;
      'adjust -i' | 'adjust --in') words='srgb srgb-linear hsl hsv hwb lab lch oklab oklch xyz-d65 xyz-d50 display-p3 display-p3-linear cmyk a98-rgb a98-rgb-linear prophoto-rgb prophoto-rgb-linear rec2020 rec2020-linear rec2020-oetf rec2100-pq okhsl okhsv luv lchuv hsluv hpluv jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct lab-d65 lch-d65 xyy din99o acescg acescc rec2100-hlg oklrab oklrch hsl-p3 hsl-rec2020 lch-srgb lch-p3 lch-rec2020 oklch-srgb oklch-p3 oklch-rec2020 helmlab-metric helmgen' ;;
      'adjust -t' | 'adjust --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'adjust -g' | 'adjust --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'adjust -p' | 'adjust --precision') words='' ;;
      'harmony -k' | 'harmony --kind') words='complementary split analogous triad square tetrad shades tints tones' ;;
      'harmony --wheel') words='hsv oklch okhsl' ;;
      'harmony -n') words='' ;;
      'harmony -t' | 'harmony --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'harmony -g' | 'harmony --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'harmony -p' | 'harmony --precision') words='' ;;
      'distinct -n') words='' ;;
      'distinct -m' | 'distinct --metric') words='2000 76 94 94-textiles cmc cmc-1:1 ok ok2 itp jz hyab cam16 hct helmlab' ;;
      'distinct -t' | 'distinct --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'distinct -g' | 'distinct --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'distinct -p' | 'distinct --precision') words='' ;;
      'random -n') words='' ;;
      'random -k' | 'random --kind') words='any vivid pastel dark grey' ;;
      'random --seed') words='' ;;
      'random -t' | 'random --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'random -g' | 'random --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'random -p' | 'random --precision') words='' ;;
      'sort -b' | 'sort --by') words='hue lightness chroma luminance alpha' ;;
      'sort -t' | 'sort --to') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'sort -g' | 'sort --gamut') words='css clip chroma hsl.s lch.c hct hct-tonal none' ;;
      'sort -p' | 'sort --precision') words='' ;;
      'pick -c' | 'pick --color') words='' ;;
      'pick -f' | 'pick --format') words='hex rgb hsl hsv hwb lab lch oklab oklch okhsl okhsv cmyk hsluv hpluv luv lchuv xyz-d65 xyz-d50 srgb srgb-linear display-p3 display-p3-linear a98-rgb prophoto-rgb rec2020 rec2100-pq jzazbz jzczhz ictcp cam16-ucs cam16-jmh hct name css swift uicolor nscolor color-literal glsl qt java flutter argb 0x bytes floats' ;;
      'pick --title') words='' ;;
      'pick --page') words='preset rgb hsl oklch dials' ;;
      'render -c' | 'render --color') words='' ;;
      'render -o' | 'render --output') COMPREPLY=($(compgen -f -- "$cur")); return ;;
      'render --channel') words='' ;;
      'render --space') words='' ;;
      'render --list') words='' ;;
      'render --page') words='preset rgb hsl oklch dials' ;;
      'render --theme') words='light dark high-contrast' ;;
      'render --scale') words='' ;;
      'render --text-scale') words='' ;;
      'render --size') words='' ;;
      *) case ${COMP_WORDS[1]} in
        convert) words='-t --to -g --gamut -p --precision --raw --percent --separators --alpha --deg --upper --short --prefix --template -h --help' ;;
        show) words='-h --help' ;;
        name) words='-l --list -m --metric -n --raw -h --help' ;;
        difference) words='-m --metric --white --raw -h --help' ;;
        contrast) words='--wcag --apca --reach --raw -t --to -p --precision -h --help' ;;
        simulate) words='-v --vision -s --severity --model --daltonize -t --to -g --gamut -p --precision --raw -h --help' ;;
        mix) words='-i --in --hue -w --weights -t --to -g --gamut -p --precision --raw -h --help' ;;
        gradient) words='-n -i --in --hue -t --to -g --gamut -p --precision --raw -h --help' ;;
        blend) words='--mode --composite -t --to -g --gamut -p --precision --raw -h --help' ;;
        adjust) words='-c --change -i --in -t --to -g --gamut -p --precision --raw -h --help' ;;
        harmony) words='-k --kind --wheel -n -t --to -g --gamut -p --precision --raw -h --help' ;;
        distinct) words='-n -m --metric -t --to -g --gamut -p --precision --raw -h --help' ;;
        random) words='-n -k --kind --seed -t --to -g --gamut -p --precision --raw -h --help' ;;
        sort) words='-b --by -r --reverse -u --unique -t --to -g --gamut -p --precision --raw -h --help' ;;
        pick) words='-c --color -f --format --title --page --window --terminal --plain -h --help' ;;
        render) words='picker presets slider preview dial dials spinner swatch color-grid well paint-pair -c --color -o --output --channel --space --list --page --theme --rtl --scale --text-scale --size -h --help' ;;
        completions) words='bash zsh fish -h --help' ;;
        manual) words='convert show name difference contrast simulate mix gradient blend adjust harmony distinct random sort pick render completions manual help -h --help' ;;
        help) words='convert show name difference contrast simulate mix gradient blend adjust harmony distinct random sort pick render completions manual help -h --help' ;;
      esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _tincture tincture
