// Made by Tools/pack_names.py: change that, not this.

/// Crayola. Source: data/colors/crayola.json of dariusk/corpora. Licence: CC0 1.0.
enum CrayolaNames {
  /// Six digits of hex and the name, a colour a line.
  static let rows: StaticString = """
    efdecdAlmond
    cd9575Antique Brass
    fdd9b5Apricot
    78dbe2Aquamarine
    87a96bAsparagus
    ffa474Atomic Tangerine
    fae7b5Banana Mania
    9f8170Beaver
    fd7c6eBittersweet
    000000Black
    1f75feBlue
    a2a2d0Blue Bell
    0d98baBlue Green
    7366bdBlue Violet
    de5d83Blush
    cb4154Brick Red
    b4674dBrown
    ff7f49Burnt Orange
    ea7e5dBurnt Sienna
    b0b7c6Cadet Blue
    ffff99Canary
    00cc99Caribbean Green
    ffaaccCarnation Pink
    dd4492Cerise
    1dacd6Cerulean
    bc5d58Chestnut
    dd9475Copper
    9aceebCornflower
    ffbcd9Cotton Candy
    fddb6dDandelion
    2b6cc4Denim
    efcdb8Desert Sand
    6e5160Eggplant
    ceff1dElectric Lime
    71bc78Fern
    6dae81Forest Green
    c364c5Fuchsia
    cc6666Fuzzy Wuzzy
    e7c697Gold
    fcd975Goldenrod
    a8e4a0Granny Smith Apple
    95918cGray
    1cac78Green
    f0e891Green Yellow
    ff1dceHot Magenta
    b2ec5dInchworm
    5d76cbIndigo
    ca3767Jazzberry Jam
    3bb08fJungle Green
    fefe22Laser Lemon
    fcb4d5Lavender
    ffbd88Macaroni and Cheese
    f664afMagenta
    cd4a4cMahogany
    979aaaManatee
    ff8243Mango Tango
    c8385aMaroon
    ef98aaMauvelous
    fdbcb4Melon
    1a4876Midnight Blue
    30ba8fMountain Meadow
    1974d2Navy Blue
    ffa343Neon Carrot
    bab86cOlive Green
    ff7538Orange
    e6a8d7Orchid
    414a4cOuter Space
    ff6e4aOutrageous Orange
    1ca9c9Pacific Blue
    ffcfabPeach
    c5d0e6Periwinkle
    fddde6Piggy Pink
    158078Pine Green
    fc74fdPink Flamingo
    f78fa7Pink Sherbert
    8e4585Plum
    7442c8Purple Heart
    9d81baPurple Mountain's Majesty
    fe4edaPurple Pizzazz
    ff496cRadical Red
    d68a59Raw Sienna
    ff48d0Razzle Dazzle Rose
    e3256bRazzmatazz
    ee204dRed
    ff5349Red Orange
    c0448fRed Violet
    1fcecbRobin's Egg Blue
    7851a9Royal Purple
    ff9baaSalmon
    fc2847Scarlet
    76ff7aScreamin' Green
    93dfb8Sea Green
    a5694fSepia
    8a795dShadow
    45cea2Shamrock
    fb7efdShocking Pink
    cdc5c2Silver
    80daebSky Blue
    eceabeSpring Green
    ffcf48Sunglow
    fd5e53Sunset Orange
    faa76cTan
    fc89acTickle Me Pink
    dbd7d2Timberwolf
    17806dTropical Rain Forest
    deaa88Tumbleweed
    77dde7Turquoise Blue
    ffff66Unmellow Yellow
    926eaeViolet
    f75394Violet Red
    ffa089Vivid Tangerine
    8f509dVivid Violet
    ffffffWhite
    a2add0Wild Blue Yonder
    ff43a4Wild Strawberry
    fc6c85Wild Watermelon
    cda4deWisteria
    fce883Yellow
    c5e384Yellow Green
    ffae42Yellow Orange
    """
}
