// Written by Tools/derive_color_names.py. Do not edit.

extension NamedColors {
  /// The shift of each group of names, as a character from the space on.
  static var shifts: StaticString {
    "   \" !!\"!$\"## !#&\"%%'     !!$  #   %   ! '   \"\" $\"     \"& ! %$  !!% ) !    !! \"#      ,)%   4#   '$1! #( *&     \"#) &\"!\"1 #*  $$"
  }

  /// The number of rows.
  static var count: UInt64 { 160 }

  /// Each name in 24 bytes, its bytes `rrggbbaa` in hex, and a space; some rows are empty.
  static var rows: StaticString {
    """
    mediumaquamarine        66cdaaff \
                            -------- \
    indigo                  4b0082ff \
    aquamarine              7fffd4ff \
    salmon                  fa8072ff \
    red                     ff0000ff \
    lightskyblue            87cefaff \
    darkgray                a9a9a9ff \
    slategray               708090ff \
    ivory                   fffff0ff \
    yellow                  ffff00ff \
    seashell                fff5eeff \
    forestgreen             228b22ff \
    darkturquoise           00ced1ff \
    palevioletred           db7093ff \
    mintcream               f5fffaff \
    crimson                 dc143cff \
                            -------- \
    lightgoldenrodyellow    fafad2ff \
    slateblue               6a5acdff \
    sandybrown              f4a460ff \
    tan                     d2b48cff \
    plum                    dda0ddff \
    midnightblue            191970ff \
    indianred               cd5c5cff \
    teal                    008080ff \
    lime                    00ff00ff \
    darkgoldenrod           b8860bff \
    mediumseagreen          3cb371ff \
    lemonchiffon            fffacdff \
    aqua                    00ffffff \
    limegreen               32cd32ff \
    saddlebrown             8b4513ff \
    navy                    000080ff \
    lightgray               d3d3d3ff \
    blueviolet              8a2be2ff \
    rebeccapurple           663399ff \
    seagreen                2e8b57ff \
    mediumturquoise         48d1ccff \
    beige                   f5f5dcff \
    thistle                 d8bfd8ff \
    darkorchid              9932ccff \
    black                   000000ff \
    darkslategray           2f4f4fff \
    lightsalmon             ffa07aff \
    olivedrab               6b8e23ff \
    snow                    fffafaff \
    darkorange              ff8c00ff \
    mediumvioletred         c71585ff \
                            -------- \
                            -------- \
    bisque                  ffe4c4ff \
    darkblue                00008bff \
    darkolivegreen          556b2fff \
    lavender                e6e6faff \
    darkslateblue           483d8bff \
    orangered               ff4500ff \
    mediumblue              0000cdff \
    darkred                 8b0000ff \
    lightsteelblue          b0c4deff \
    pink                    ffc0cbff \
    azure                   f0ffffff \
    darkkhaki               bdb76bff \
    paleturquoise           afeeeeff \
    honeydew                f0fff0ff \
    cyan                    00ffffff \
    mediumorchid            ba55d3ff \
    cornsilk                fff8dcff \
    mediumspringgreen       00fa9aff \
    lightcoral              f08080ff \
    lavenderblush           fff0f5ff \
    darkgrey                a9a9a9ff \
    dimgray                 696969ff \
    greenyellow             adff2fff \
    wheat                   f5deb3ff \
    lightslategrey          778899ff \
    navajowhite             ffdeadff \
    skyblue                 87ceebff \
    darkslategrey           2f4f4fff \
    rosybrown               bc8f8fff \
    steelblue               4682b4ff \
    tomato                  ff6347ff \
    darkseagreen            8fbc8fff \
    peachpuff               ffdab9ff \
                            -------- \
    slategrey               708090ff \
                            -------- \
    green                   008000ff \
    aliceblue               f0f8ffff \
    springgreen             00ff7fff \
    palegreen               98fb98ff \
    lightseagreen           20b2aaff \
    blanchedalmond          ffebcdff \
    lightcyan               e0ffffff \
    deeppink                ff1493ff \
    papayawhip              ffefd5ff \
    lawngreen               7cfc00ff \
    darkviolet              9400d3ff \
    lightpink               ffb6c1ff \
                            -------- \
    firebrick               b22222ff \
    whitesmoke              f5f5f5ff \
    transparent             00000000 \
    yellowgreen             9acd32ff \
    lightyellow             ffffe0ff \
    hotpink                 ff69b4ff \
    peru                    cd853fff \
    powderblue              b0e0e6ff \
    gold                    ffd700ff \
    lightgrey               d3d3d3ff \
    orange                  ffa500ff \
    dodgerblue              1e90ffff \
    sienna                  a0522dff \
    mistyrose               ffe4e1ff \
    coral                   ff7f50ff \
    silver                  c0c0c0ff \
    lightblue               add8e6ff \
    fuchsia                 ff00ffff \
                            -------- \
    magenta                 ff00ffff \
    mediumpurple            9370dbff \
                            -------- \
    violet                  ee82eeff \
    turquoise               40e0d0ff \
    darkmagenta             8b008bff \
    deepskyblue             00bfffff \
    darkcyan                008b8bff \
    goldenrod               daa520ff \
    burlywood               deb887ff \
    gray                    808080ff \
    ghostwhite              f8f8ffff \
    chocolate               d2691eff \
    palegoldenrod           eee8aaff \
    white                   ffffffff \
    gainsboro               dcdcdcff \
    khaki                   f0e68cff \
    orchid                  da70d6ff \
    royalblue               4169e1ff \
    olive                   808000ff \
    brown                   a52a2aff \
    darkgreen               006400ff \
    lightgreen              90ee90ff \
    mediumslateblue         7b68eeff \
    maroon                  800000ff \
    moccasin                ffe4b5ff \
                            -------- \
    cadetblue               5f9ea0ff \
    cornflowerblue          6495edff \
    grey                    808080ff \
    floralwhite             fffaf0ff \
    dimgrey                 696969ff \
    purple                  800080ff \
    antiquewhite            faebd7ff \
    darksalmon              e9967aff \
    oldlace                 fdf5e6ff \
                            -------- \
    linen                   faf0e6ff \
    blue                    0000ffff \
    chartreuse              7fff00ff \
    lightslategray          778899ff\u{20}
    """
  }
}
