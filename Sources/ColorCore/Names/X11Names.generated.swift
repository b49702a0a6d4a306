// Made by Tools/pack_names.py: change that, not this.

/// X11. Source: rgb.txt of X.Org, as in Debian's x11-common. Licence: MIT/X11.
enum X11Names {
  /// Six digits of hex and the name, a colour a line.
  static let rows: StaticString = """
    fffafasnow
    f8f8ffghost white
    f8f8ffGhostWhite
    f5f5f5white smoke
    f5f5f5WhiteSmoke
    dcdcdcgainsboro
    fffaf0floral white
    fffaf0FloralWhite
    fdf5e6old lace
    fdf5e6OldLace
    faf0e6linen
    faebd7antique white
    faebd7AntiqueWhite
    ffefd5papaya whip
    ffefd5PapayaWhip
    ffebcdblanched almond
    ffebcdBlanchedAlmond
    ffe4c4bisque
    ffdab9peach puff
    ffdab9PeachPuff
    ffdeadnavajo white
    ffdeadNavajoWhite
    ffe4b5moccasin
    fff8dccornsilk
    fffff0ivory
    fffacdlemon chiffon
    fffacdLemonChiffon
    fff5eeseashell
    f0fff0honeydew
    f5fffamint cream
    f5fffaMintCream
    f0ffffazure
    f0f8ffalice blue
    f0f8ffAliceBlue
    e6e6falavender
    fff0f5lavender blush
    fff0f5LavenderBlush
    ffe4e1misty rose
    ffe4e1MistyRose
    ffffffwhite
    000000black
    2f4f4fdark slate gray
    2f4f4fDarkSlateGray
    2f4f4fdark slate grey
    2f4f4fDarkSlateGrey
    696969dim gray
    696969DimGray
    696969dim grey
    696969DimGrey
    708090slate gray
    708090SlateGray
    708090slate grey
    708090SlateGrey
    778899light slate gray
    778899LightSlateGray
    778899light slate grey
    778899LightSlateGrey
    bebebegray
    bebebegrey
    d3d3d3light grey
    d3d3d3LightGrey
    d3d3d3light gray
    d3d3d3LightGray
    191970midnight blue
    191970MidnightBlue
    000080navy
    000080navy blue
    000080NavyBlue
    6495edcornflower blue
    6495edCornflowerBlue
    483d8bdark slate blue
    483d8bDarkSlateBlue
    6a5acdslate blue
    6a5acdSlateBlue
    7b68eemedium slate blue
    7b68eeMediumSlateBlue
    8470fflight slate blue
    8470ffLightSlateBlue
    0000cdmedium blue
    0000cdMediumBlue
    4169e1royal blue
    4169e1RoyalBlue
    0000ffblue
    1e90ffdodger blue
    1e90ffDodgerBlue
    00bfffdeep sky blue
    00bfffDeepSkyBlue
    87ceebsky blue
    87ceebSkyBlue
    87cefalight sky blue
    87cefaLightSkyBlue
    4682b4steel blue
    4682b4SteelBlue
    b0c4delight steel blue
    b0c4deLightSteelBlue
    add8e6light blue
    add8e6LightBlue
    b0e0e6powder blue
    b0e0e6PowderBlue
    afeeeepale turquoise
    afeeeePaleTurquoise
    00ced1dark turquoise
    00ced1DarkTurquoise
    48d1ccmedium turquoise
    48d1ccMediumTurquoise
    40e0d0turquoise
    00ffffcyan
    e0fffflight cyan
    e0ffffLightCyan
    5f9ea0cadet blue
    5f9ea0CadetBlue
    66cdaamedium aquamarine
    66cdaaMediumAquamarine
    7fffd4aquamarine
    006400dark green
    006400DarkGreen
    556b2fdark olive green
    556b2fDarkOliveGreen
    8fbc8fdark sea green
    8fbc8fDarkSeaGreen
    2e8b57sea green
    2e8b57SeaGreen
    3cb371medium sea green
    3cb371MediumSeaGreen
    20b2aalight sea green
    20b2aaLightSeaGreen
    98fb98pale green
    98fb98PaleGreen
    00ff7fspring green
    00ff7fSpringGreen
    7cfc00lawn green
    7cfc00LawnGreen
    00ff00green
    7fff00chartreuse
    00fa9amedium spring green
    00fa9aMediumSpringGreen
    adff2fgreen yellow
    adff2fGreenYellow
    32cd32lime green
    32cd32LimeGreen
    9acd32yellow green
    9acd32YellowGreen
    228b22forest green
    228b22ForestGreen
    6b8e23olive drab
    6b8e23OliveDrab
    bdb76bdark khaki
    bdb76bDarkKhaki
    f0e68ckhaki
    eee8aapale goldenrod
    eee8aaPaleGoldenrod
    fafad2light goldenrod yellow
    fafad2LightGoldenrodYellow
    ffffe0light yellow
    ffffe0LightYellow
    ffff00yellow
    ffd700gold
    eedd82light goldenrod
    eedd82LightGoldenrod
    daa520goldenrod
    b8860bdark goldenrod
    b8860bDarkGoldenrod
    bc8f8frosy brown
    bc8f8fRosyBrown
    cd5c5cindian red
    cd5c5cIndianRed
    8b4513saddle brown
    8b4513SaddleBrown
    a0522dsienna
    cd853fperu
    deb887burlywood
    f5f5dcbeige
    f5deb3wheat
    f4a460sandy brown
    f4a460SandyBrown
    d2b48ctan
    d2691echocolate
    b22222firebrick
    a52a2abrown
    e9967adark salmon
    e9967aDarkSalmon
    fa8072salmon
    ffa07alight salmon
    ffa07aLightSalmon
    ffa500orange
    ff8c00dark orange
    ff8c00DarkOrange
    ff7f50coral
    f08080light coral
    f08080LightCoral
    ff6347tomato
    ff4500orange red
    ff4500OrangeRed
    ff0000red
    ff69b4hot pink
    ff69b4HotPink
    ff1493deep pink
    ff1493DeepPink
    ffc0cbpink
    ffb6c1light pink
    ffb6c1LightPink
    db7093pale violet red
    db7093PaleVioletRed
    b03060maroon
    c71585medium violet red
    c71585MediumVioletRed
    d02090violet red
    d02090VioletRed
    ff00ffmagenta
    ee82eeviolet
    dda0ddplum
    da70d6orchid
    ba55d3medium orchid
    ba55d3MediumOrchid
    9932ccdark orchid
    9932ccDarkOrchid
    9400d3dark violet
    9400d3DarkViolet
    8a2be2blue violet
    8a2be2BlueViolet
    a020f0purple
    9370dbmedium purple
    9370dbMediumPurple
    d8bfd8thistle
    fffafasnow1
    eee9e9snow2
    cdc9c9snow3
    8b8989snow4
    fff5eeseashell1
    eee5deseashell2
    cdc5bfseashell3
    8b8682seashell4
    ffefdbAntiqueWhite1
    eedfccAntiqueWhite2
    cdc0b0AntiqueWhite3
    8b8378AntiqueWhite4
    ffe4c4bisque1
    eed5b7bisque2
    cdb79ebisque3
    8b7d6bbisque4
    ffdab9PeachPuff1
    eecbadPeachPuff2
    cdaf95PeachPuff3
    8b7765PeachPuff4
    ffdeadNavajoWhite1
    eecfa1NavajoWhite2
    cdb38bNavajoWhite3
    8b795eNavajoWhite4
    fffacdLemonChiffon1
    eee9bfLemonChiffon2
    cdc9a5LemonChiffon3
    8b8970LemonChiffon4
    fff8dccornsilk1
    eee8cdcornsilk2
    cdc8b1cornsilk3
    8b8878cornsilk4
    fffff0ivory1
    eeeee0ivory2
    cdcdc1ivory3
    8b8b83ivory4
    f0fff0honeydew1
    e0eee0honeydew2
    c1cdc1honeydew3
    838b83honeydew4
    fff0f5LavenderBlush1
    eee0e5LavenderBlush2
    cdc1c5LavenderBlush3
    8b8386LavenderBlush4
    ffe4e1MistyRose1
    eed5d2MistyRose2
    cdb7b5MistyRose3
    8b7d7bMistyRose4
    f0ffffazure1
    e0eeeeazure2
    c1cdcdazure3
    838b8bazure4
    836fffSlateBlue1
    7a67eeSlateBlue2
    6959cdSlateBlue3
    473c8bSlateBlue4
    4876ffRoyalBlue1
    436eeeRoyalBlue2
    3a5fcdRoyalBlue3
    27408bRoyalBlue4
    0000ffblue1
    0000eeblue2
    0000cdblue3
    00008bblue4
    1e90ffDodgerBlue1
    1c86eeDodgerBlue2
    1874cdDodgerBlue3
    104e8bDodgerBlue4
    63b8ffSteelBlue1
    5caceeSteelBlue2
    4f94cdSteelBlue3
    36648bSteelBlue4
    00bfffDeepSkyBlue1
    00b2eeDeepSkyBlue2
    009acdDeepSkyBlue3
    00688bDeepSkyBlue4
    87ceffSkyBlue1
    7ec0eeSkyBlue2
    6ca6cdSkyBlue3
    4a708bSkyBlue4
    b0e2ffLightSkyBlue1
    a4d3eeLightSkyBlue2
    8db6cdLightSkyBlue3
    607b8bLightSkyBlue4
    c6e2ffSlateGray1
    b9d3eeSlateGray2
    9fb6cdSlateGray3
    6c7b8bSlateGray4
    cae1ffLightSteelBlue1
    bcd2eeLightSteelBlue2
    a2b5cdLightSteelBlue3
    6e7b8bLightSteelBlue4
    bfefffLightBlue1
    b2dfeeLightBlue2
    9ac0cdLightBlue3
    68838bLightBlue4
    e0ffffLightCyan1
    d1eeeeLightCyan2
    b4cdcdLightCyan3
    7a8b8bLightCyan4
    bbffffPaleTurquoise1
    aeeeeePaleTurquoise2
    96cdcdPaleTurquoise3
    668b8bPaleTurquoise4
    98f5ffCadetBlue1
    8ee5eeCadetBlue2
    7ac5cdCadetBlue3
    53868bCadetBlue4
    00f5ffturquoise1
    00e5eeturquoise2
    00c5cdturquoise3
    00868bturquoise4
    00ffffcyan1
    00eeeecyan2
    00cdcdcyan3
    008b8bcyan4
    97ffffDarkSlateGray1
    8deeeeDarkSlateGray2
    79cdcdDarkSlateGray3
    528b8bDarkSlateGray4
    7fffd4aquamarine1
    76eec6aquamarine2
    66cdaaaquamarine3
    458b74aquamarine4
    c1ffc1DarkSeaGreen1
    b4eeb4DarkSeaGreen2
    9bcd9bDarkSeaGreen3
    698b69DarkSeaGreen4
    54ff9fSeaGreen1
    4eee94SeaGreen2
    43cd80SeaGreen3
    2e8b57SeaGreen4
    9aff9aPaleGreen1
    90ee90PaleGreen2
    7ccd7cPaleGreen3
    548b54PaleGreen4
    00ff7fSpringGreen1
    00ee76SpringGreen2
    00cd66SpringGreen3
    008b45SpringGreen4
    00ff00green1
    00ee00green2
    00cd00green3
    008b00green4
    7fff00chartreuse1
    76ee00chartreuse2
    66cd00chartreuse3
    458b00chartreuse4
    c0ff3eOliveDrab1
    b3ee3aOliveDrab2
    9acd32OliveDrab3
    698b22OliveDrab4
    caff70DarkOliveGreen1
    bcee68DarkOliveGreen2
    a2cd5aDarkOliveGreen3
    6e8b3dDarkOliveGreen4
    fff68fkhaki1
    eee685khaki2
    cdc673khaki3
    8b864ekhaki4
    ffec8bLightGoldenrod1
    eedc82LightGoldenrod2
    cdbe70LightGoldenrod3
    8b814cLightGoldenrod4
    ffffe0LightYellow1
    eeeed1LightYellow2
    cdcdb4LightYellow3
    8b8b7aLightYellow4
    ffff00yellow1
    eeee00yellow2
    cdcd00yellow3
    8b8b00yellow4
    ffd700gold1
    eec900gold2
    cdad00gold3
    8b7500gold4
    ffc125goldenrod1
    eeb422goldenrod2
    cd9b1dgoldenrod3
    8b6914goldenrod4
    ffb90fDarkGoldenrod1
    eead0eDarkGoldenrod2
    cd950cDarkGoldenrod3
    8b6508DarkGoldenrod4
    ffc1c1RosyBrown1
    eeb4b4RosyBrown2
    cd9b9bRosyBrown3
    8b6969RosyBrown4
    ff6a6aIndianRed1
    ee6363IndianRed2
    cd5555IndianRed3
    8b3a3aIndianRed4
    ff8247sienna1
    ee7942sienna2
    cd6839sienna3
    8b4726sienna4
    ffd39bburlywood1
    eec591burlywood2
    cdaa7dburlywood3
    8b7355burlywood4
    ffe7bawheat1
    eed8aewheat2
    cdba96wheat3
    8b7e66wheat4
    ffa54ftan1
    ee9a49tan2
    cd853ftan3
    8b5a2btan4
    ff7f24chocolate1
    ee7621chocolate2
    cd661dchocolate3
    8b4513chocolate4
    ff3030firebrick1
    ee2c2cfirebrick2
    cd2626firebrick3
    8b1a1afirebrick4
    ff4040brown1
    ee3b3bbrown2
    cd3333brown3
    8b2323brown4
    ff8c69salmon1
    ee8262salmon2
    cd7054salmon3
    8b4c39salmon4
    ffa07aLightSalmon1
    ee9572LightSalmon2
    cd8162LightSalmon3
    8b5742LightSalmon4
    ffa500orange1
    ee9a00orange2
    cd8500orange3
    8b5a00orange4
    ff7f00DarkOrange1
    ee7600DarkOrange2
    cd6600DarkOrange3
    8b4500DarkOrange4
    ff7256coral1
    ee6a50coral2
    cd5b45coral3
    8b3e2fcoral4
    ff6347tomato1
    ee5c42tomato2
    cd4f39tomato3
    8b3626tomato4
    ff4500OrangeRed1
    ee4000OrangeRed2
    cd3700OrangeRed3
    8b2500OrangeRed4
    ff0000red1
    ee0000red2
    cd0000red3
    8b0000red4
    d70751DebianRed
    ff1493DeepPink1
    ee1289DeepPink2
    cd1076DeepPink3
    8b0a50DeepPink4
    ff6eb4HotPink1
    ee6aa7HotPink2
    cd6090HotPink3
    8b3a62HotPink4
    ffb5c5pink1
    eea9b8pink2
    cd919epink3
    8b636cpink4
    ffaeb9LightPink1
    eea2adLightPink2
    cd8c95LightPink3
    8b5f65LightPink4
    ff82abPaleVioletRed1
    ee799fPaleVioletRed2
    cd6889PaleVioletRed3
    8b475dPaleVioletRed4
    ff34b3maroon1
    ee30a7maroon2
    cd2990maroon3
    8b1c62maroon4
    ff3e96VioletRed1
    ee3a8cVioletRed2
    cd3278VioletRed3
    8b2252VioletRed4
    ff00ffmagenta1
    ee00eemagenta2
    cd00cdmagenta3
    8b008bmagenta4
    ff83faorchid1
    ee7ae9orchid2
    cd69c9orchid3
    8b4789orchid4
    ffbbffplum1
    eeaeeeplum2
    cd96cdplum3
    8b668bplum4
    e066ffMediumOrchid1
    d15feeMediumOrchid2
    b452cdMediumOrchid3
    7a378bMediumOrchid4
    bf3effDarkOrchid1
    b23aeeDarkOrchid2
    9a32cdDarkOrchid3
    68228bDarkOrchid4
    9b30ffpurple1
    912ceepurple2
    7d26cdpurple3
    551a8bpurple4
    ab82ffMediumPurple1
    9f79eeMediumPurple2
    8968cdMediumPurple3
    5d478bMediumPurple4
    ffe1ffthistle1
    eed2eethistle2
    cdb5cdthistle3
    8b7b8bthistle4
    000000gray0
    000000grey0
    030303gray1
    030303grey1
    050505gray2
    050505grey2
    080808gray3
    080808grey3
    0a0a0agray4
    0a0a0agrey4
    0d0d0dgray5
    0d0d0dgrey5
    0f0f0fgray6
    0f0f0fgrey6
    121212gray7
    121212grey7
    141414gray8
    141414grey8
    171717gray9
    171717grey9
    1a1a1agray10
    1a1a1agrey10
    1c1c1cgray11
    1c1c1cgrey11
    1f1f1fgray12
    1f1f1fgrey12
    212121gray13
    212121grey13
    242424gray14
    242424grey14
    262626gray15
    262626grey15
    292929gray16
    292929grey16
    2b2b2bgray17
    2b2b2bgrey17
    2e2e2egray18
    2e2e2egrey18
    303030gray19
    303030grey19
    333333gray20
    333333grey20
    363636gray21
    363636grey21
    383838gray22
    383838grey22
    3b3b3bgray23
    3b3b3bgrey23
    3d3d3dgray24
    3d3d3dgrey24
    404040gray25
    404040grey25
    424242gray26
    424242grey26
    454545gray27
    454545grey27
    474747gray28
    474747grey28
    4a4a4agray29
    4a4a4agrey29
    4d4d4dgray30
    4d4d4dgrey30
    4f4f4fgray31
    4f4f4fgrey31
    525252gray32
    525252grey32
    545454gray33
    545454grey33
    575757gray34
    575757grey34
    595959gray35
    595959grey35
    5c5c5cgray36
    5c5c5cgrey36
    5e5e5egray37
    5e5e5egrey37
    616161gray38
    616161grey38
    636363gray39
    636363grey39
    666666gray40
    666666grey40
    696969gray41
    696969grey41
    6b6b6bgray42
    6b6b6bgrey42
    6e6e6egray43
    6e6e6egrey43
    707070gray44
    707070grey44
    737373gray45
    737373grey45
    757575gray46
    757575grey46
    787878gray47
    787878grey47
    7a7a7agray48
    7a7a7agrey48
    7d7d7dgray49
    7d7d7dgrey49
    7f7f7fgray50
    7f7f7fgrey50
    828282gray51
    828282grey51
    858585gray52
    858585grey52
    878787gray53
    878787grey53
    8a8a8agray54
    8a8a8agrey54
    8c8c8cgray55
    8c8c8cgrey55
    8f8f8fgray56
    8f8f8fgrey56
    919191gray57
    919191grey57
    949494gray58
    949494grey58
    969696gray59
    969696grey59
    999999gray60
    999999grey60
    9c9c9cgray61
    9c9c9cgrey61
    9e9e9egray62
    9e9e9egrey62
    a1a1a1gray63
    a1a1a1grey63
    a3a3a3gray64
    a3a3a3grey64
    a6a6a6gray65
    a6a6a6grey65
    a8a8a8gray66
    a8a8a8grey66
    abababgray67
    abababgrey67
    adadadgray68
    adadadgrey68
    b0b0b0gray69
    b0b0b0grey69
    b3b3b3gray70
    b3b3b3grey70
    b5b5b5gray71
    b5b5b5grey71
    b8b8b8gray72
    b8b8b8grey72
    bababagray73
    bababagrey73
    bdbdbdgray74
    bdbdbdgrey74
    bfbfbfgray75
    bfbfbfgrey75
    c2c2c2gray76
    c2c2c2grey76
    c4c4c4gray77
    c4c4c4grey77
    c7c7c7gray78
    c7c7c7grey78
    c9c9c9gray79
    c9c9c9grey79
    ccccccgray80
    ccccccgrey80
    cfcfcfgray81
    cfcfcfgrey81
    d1d1d1gray82
    d1d1d1grey82
    d4d4d4gray83
    d4d4d4grey83
    d6d6d6gray84
    d6d6d6grey84
    d9d9d9gray85
    d9d9d9grey85
    dbdbdbgray86
    dbdbdbgrey86
    dededegray87
    dededegrey87
    e0e0e0gray88
    e0e0e0grey88
    e3e3e3gray89
    e3e3e3grey89
    e5e5e5gray90
    e5e5e5grey90
    e8e8e8gray91
    e8e8e8grey91
    ebebebgray92
    ebebebgrey92
    edededgray93
    edededgrey93
    f0f0f0gray94
    f0f0f0grey94
    f2f2f2gray95
    f2f2f2grey95
    f5f5f5gray96
    f5f5f5grey96
    f7f7f7gray97
    f7f7f7grey97
    fafafagray98
    fafafagrey98
    fcfcfcgray99
    fcfcfcgrey99
    ffffffgray100
    ffffffgrey100
    a9a9a9dark grey
    a9a9a9DarkGrey
    a9a9a9dark gray
    a9a9a9DarkGray
    00008bdark blue
    00008bDarkBlue
    008b8bdark cyan
    008b8bDarkCyan
    8b008bdark magenta
    8b008bDarkMagenta
    8b0000dark red
    8b0000DarkRed
    90ee90light green
    90ee90LightGreen
    """
}
