// Made by Tools/pack_names.py: change that, not this.

/// XKCD colour survey. Source: xkcd.com/color/rgb, 2010. Licence: CC0 1.0.
enum XKCDNames {
  /// Six digits of hex and the name, a colour a line.
  static let rows: StaticString = """
    011288darker blue
    087804darker green
    16d43fgreen again
    5f1b6bdarker purple
    c4387fdarker pink
    acc2d9cloudy blue
    56ae57dark pastel green
    b2996edust
    a8ff04electric lime
    69d84ffresh green
    894585light eggplant
    70b23fnasty green
    d4ffffreally light blue
    65ab7ctea
    952e8fwarm purple
    fcfc81yellowish tan
    a5a391cement
    388004dark grass green
    4c9085dusty teal
    5e9b8agrey teal
    efb435macaroni and cheese
    d99b82pinkish tan
    0a5f38spruce
    0c06f7strong blue
    61de2atoxic green
    3778bfwindows blue
    2242c7blue blue
    533cc6blue with a hint of purple
    9bb53cbooger
    05ffa6bright sea green
    1f6357dark green blue
    017374deep turquoise
    0cb577green teal
    ff0789strong pink
    afa88bbland
    08787fdeep aqua
    dd85d7lavender pink
    a6c875light moss green
    a7ffb5light seafoam green
    c2b709olive yellow
    e78ea5pig pink
    966ebddeep lilac
    ccad60desert
    ac86a8dusty lavender
    947e94purpley grey
    983fb2purply
    ff63e9candy pink
    b2fba5light pastel green
    63b365boring green
    8ee53fkiwi green
    b7e1a1light grey green
    ff6f52orange pink
    bdf8a3tea green
    d3b683very light brown
    fffcc4egg shell
    430541eggplant purple
    ffb2d0powder pink
    997570reddish grey
    ad900dbaby shit brown
    c48efdliliac
    507b9cstormy blue
    7d7103ugly brown
    fffd78custard
    da467ddarkish pink
    410200deep brown
    c9d179greenish beige
    fffa86manilla
    5684aeoff blue
    6b7c85battleship grey
    6f6c0abrowny green
    7e4071bruise
    009337kelley green
    d0e429sickly yellow
    fff917sunny yellow
    1d5decazul
    054907darkgreen
    b5ce08green/yellow
    8fb67blichen
    c8ffb0light light green
    fdde6cpale gold
    ffdf22sun yellow
    a9be70tan green
    6832e3burple
    fdb147butterscotch
    c7ac7dtoupe
    fff39adark cream
    850e04indian red
    efc0felight lavendar
    40fd14poison green
    b6c406baby puke green
    9dff00bright yellow green
    3c4142charcoal grey
    f2ab15squash
    ac4f06cinnamon
    c4fe82light pea green
    2cfa1fradioactive green
    9a6200raw sienna
    ca9bf7baby purple
    875f42cocoa
    3a2efelight royal blue
    fd8d49orangeish
    8b3103rust brown
    cba560sand brown
    698339swamp
    0cdc73tealish green
    b75203burnt siena
    7f8f4ecamo
    26538ddusk blue
    63a950fern
    c87f89old rose
    b1fc99pale light green
    ff9a8apeachy pink
    f6688erosy pink
    76fda8light bluish green
    53fe5clight bright green
    4efd54light neon green
    a0febflight seafoam
    7bf2datiffany blue
    bcf5a6washed out green
    ca6b02browny orange
    107ab0nice blue
    2138absapphire
    719f91greyish teal
    fdb915orangey yellow
    fefcafparchment
    fcf679straw
    1d0200very dark brown
    cb6843terracota
    31668augly blue
    247afdclear blue
    ffffb6creme
    90fda9foam green
    86a17dgrey/green
    fddc5clight gold
    78d1b6seafoam blue
    13bbaftopaz
    fb5ffcviolet pink
    20f986wintergreen
    ffe36eyellow tan
    9d0759dark fuchsia
    3a18b1indigo blue
    c2ff89light yellowish green
    d767adpale magenta
    720058rich purple
    ffda03sunflower yellow
    01c08dgreen/blue
    ac7434leather
    014600racing green
    9900favivid purple
    02066fdark royal blue
    8e7618hazel
    d1768fmuted pink
    96b403booger green
    fdff63canary
    95a3a6cool grey
    7f684edark taupe
    751973darkish purple
    089404true green
    ff6163coral pink
    598556dark sage
    214761dark slate blue
    3c73a8flat blue
    ba9e88mushroom
    021bf9rich blue
    734a65dirty purple
    23c48bgreenblue
    8fae22icky green
    e6f2a2light khaki
    4b57dbwarm blue
    d90166dark hot pink
    015482deep sea blue
    9d0216carmine
    728f02dark yellow green
    ffe5adpale peach
    4e0550plum purple
    f9bc08golden rod
    ff073aneon red
    c77986old pink
    d6fffevery pale blue
    fe4b03blood orange
    fd5956grapefruit
    fce166sand yellow
    b2713dclay brown
    1f3b4ddark blue grey
    699d4cflat green
    56fca2light green blue
    fb5581warm pink
    3e82fcdodger blue
    a0bf16gross green
    d6fffaice
    4f738emetallic blue
    ffb19apale salmon
    5c8b15sap green
    54ac68algae
    89a0b0bluey grey
    7ea07agreeny grey
    1bfc06highlighter green
    cafffblight light blue
    b6ffbblight mint
    a75e09raw umber
    152effvivid blue
    8d5eb7deep lavender
    5f9e8fdull teal
    63f7b4light greenish blue
    606602mud green
    fc86aapinky
    8c0034red wine
    758000shit green
    ab7e4ctan brown
    030764darkblue
    fe86a4rosa
    d5174elipstick
    fed0fcpale mauve
    680018claret
    fedf08dandelion
    fe420forangered
    6f7c00poop green
    ca0147ruby
    1b2431dark
    00fbb0greenish turquoise
    db5856pastel red
    ddd618piss yellow
    41fdfebright cyan
    cf524edark coral
    21c36falgae green
    a90308darkish red
    6e1005reddy brown
    fe828cblush pink
    4b6113camouflage green
    4da409lawn green
    beae8aputty
    0339f8vibrant blue
    a88f59dark sand
    5d21d0purple/blue
    feb209saffron
    4e518btwilight
    964e02warm brown
    85a3b2bluegrey
    ff69afbubble gum pink
    c3fbf4duck egg blue
    2afeb7greenish cyan
    005f6apetrol
    0c1793royal
    ffff81butter
    f0833adusty orange
    f1f33foff yellow
    b1d27bpale olive green
    fc824aorangish
    71aa34leaf
    b7c9e2light blue grey
    4b0101dried blood
    a552e6lightish purple
    af2f0drusty red
    8b88f8lavender blue
    9af764light grass green
    a6fbb2light mint green
    ffc512sunflower
    750851velvet
    c14a09brick orange
    fe2f4alightish red
    0203e2pure blue
    0a437atwilight blue
    a50055violet red
    ae8b0cyellowy brown
    fd798fcarnation
    bfac05muddy yellow
    3eaf76dark seafoam green
    c74767deep rose
    b9484edusty red
    647d8egrey/blue
    bffe28lemon lime
    d725depurple/pink
    b29705brown yellow
    673a3fpurple brown
    a87dc2wisteria
    fafe4bbanana yellow
    c0022flipstick red
    0e87ccwater blue
    8d8468brown grey
    ad03devibrant purple
    8cff9ebaby green
    94ac02barf green
    c4fff7eggshell blue
    fdee73sandy yellow
    33b864cool green
    fff9d0pale
    758da3blue/grey
    f504c9hot magenta
    77a1b5greyblue
    8756e4purpley
    889717baby shit green
    c27e79brownish pink
    017371dark aquamarine
    9f8303diarrhea
    f7d560light mustard
    bdf6fepale sky blue
    75b84fturtle green
    9cbb04bright olive
    29465bdark grey blue
    696006greeny brown
    adf802lemon green
    c1c6fclight periwinkle
    35ad6bseaweed green
    fffd37sunshine yellow
    a442a0ugly purple
    f36196medium pink
    947706puke brown
    fff4f2very light pink
    1e9167viridian
    b5c306bile
    feff7ffaded yellow
    cffdbcvery pale green
    0add08vibrant green
    87fd05bright lime
    1ef876spearmint
    7bfdc7light aquamarine
    bcecaclight sage
    bbf90fyellowgreen
    ab9004baby poo
    1fb57adark seafoam
    00555adeep teal
    a484acheather
    c45508rust orange
    3f829ddirty blue
    548d44fern green
    c95efbbright lilac
    3ae57fweird green
    016795peacock blue
    87a922avocado green
    f0944dfaded orange
    5d1451grape purple
    25ff29hot green
    d0fe1dlime yellow
    ffa62bmango
    01b44cshamrock
    ff6cb5bubblegum
    6b4247purplish brown
    c7c10cvomit yellow
    b7fffapale cyan
    aeff6ekey lime
    ec2d01tomato red
    76ff7blightgreen
    730039merlot
    040348night blue
    df4ec8purpleish pink
    6ecb3capple
    8f9805baby poop green
    5edc1fgreen apple
    d94ff5heliotrope
    c8fd3dyellow/green
    070d0dalmost black
    4984b8cool blue
    51b73bleafy green
    ac7e04mustard brown
    4e5481dusk
    876e4bdull brown
    58bc08frog green
    2fef10vivid green
    2dfe54bright light green
    0aff02fluro green
    9cef43kiwi
    18d17bseaweed
    35530anavy green
    1805dbultramarine blue
    6258c4iris
    ff964fpastel orange
    ffab0fyellowish orange
    8f8ce7perrywinkle
    24bca8tealish
    3f012cdark plum
    cbf85fpear
    ff724cpinkish orange
    280137midnight purple
    b36ff6light urple
    48c072dark mint
    bccb7agreenish tan
    a8415blight burgundy
    06b1c4turquoise blue
    cd7584ugly pink
    f1da7asandy
    ff0490electric pink
    805b87muted purple
    50a747mid green
    a8a495greyish
    cfff04neon yellow
    ffff7ebanana
    ff7fa7carnation pink
    ef4026tomato
    3c9992sea
    886806muddy brown
    04f489turquoise green
    fef69ebuff
    cfaf7bfawn
    3b719fmuted blue
    fdc1c5pale rose
    20c073dark mint green
    9b5fc0amethyst
    0f9b8eblue/green
    742802chestnut
    9db92csick green
    a4bf20pea
    cd5909rusty orange
    ada587stone
    be013crose red
    b8ffebpale aqua
    dc4d01deep orange
    a2653eearth
    638b27mossy green
    419c03grassy green
    b1ff65pale lime green
    9dbcd4light grey blue
    fdfdfepale grey
    77ab56asparagus
    464196blueberry
    990147purple red
    befd73pale lime
    32bf84greenish teal
    af6f09caramel
    a0025cdeep magenta
    ffd8b1light peach
    7f4e1emilk chocolate
    bf9b0cocher
    6ba353off green
    f075e6purply pink
    7bc8f6lightblue
    475f94dusky blue
    f5bf03golden
    fffeb6light beige
    fffd74butter yellow
    895b7bdusky purple
    436badfrench blue
    d0c101ugly yellow
    c6f808greeny yellow
    f43605orangish red
    02c14dshamrock green
    b25f03orangish brown
    2a7e19tree green
    490648deep violet
    536267gunmetal
    5a06efblue/purple
    cf0234cherry
    c4a661sandy brown
    978a84warm grey
    1f0954dark indigo
    03012dmidnight
    2bb179bluey green
    c3909bgrey pink
    a66fb5soft purple
    770001blood
    922b05brown red
    7d7f7cmedium grey
    990f4bberry
    8f7303poo
    c83cb9purpley pink
    fea993light salmon
    acbb0dsnot
    c071feeaster purple
    ccfd7flight yellow green
    00022edark navy blue
    828344drab
    ffc5cblight rose
    ab1239rouge
    b0054bpurplish red
    99cc04slime green
    937c00baby poop
    019529irish green
    ef1de7pink/purple
    000435dark navy
    42b395greeny blue
    9d5783light plum
    c8aca9pinkish grey
    c87606dirty orange
    aa2704rust red
    e4cbffpale lilac
    fa4224orangey red
    0804f9primary blue
    5cb200kermit green
    76424ebrownish purple
    6c7a0emurky green
    fbdd7ewheat
    2a0134very dark purple
    044a05bottle green
    fd4659watermelon
    0d75f8deep sky blue
    fe0002fire engine red
    cb9d06yellow ochre
    fb7d07pumpkin orange
    b9cc81pale olive
    edc8fflight lilac
    61e160lightish green
    8ab8fecarolina blue
    920a4emulberry
    fe02a2shocking pink
    9a3001auburn
    65fe08bright lime green
    befdb7celadon
    b17261pinkish brown
    885f01poo brown
    02ccfebright sky blue
    c1fd95celery
    836539dirt brown
    fb2943strawberry
    84b701dark lime
    b66325copper
    7f5112medium brown
    5fa052muted green
    6dedfdrobin's egg
    0bf9eabright aqua
    c760ffbright lavender
    ffffcbivory
    f6cefcvery light purple
    155084light navy
    f5054fpink red
    645403olive brown
    7a5901poop brown
    a8b504mustard green
    3d9973ocean green
    000133very dark blue
    76a973dusty green
    2e5a88light navy blue
    0bf77dminty green
    bd6c48adobe
    ac1db8barney
    2baf6ajade green
    26f7fdbright light blue
    aefd6clight lime
    9b8f55dark khaki
    ffad01orange yellow
    c69c04ocre
    f4d054maize
    de9dacfaded pink
    05480dbritish racing green
    c9ae74sandstone
    60460fmud brown
    98f6b0light sea green
    8af1ferobin egg blue
    2ee8bbaqua marine
    11875ddark sea green
    fdb0c0soft pink
    b16002orangey brown
    f7022acherry red
    d5ab09burnt yellow
    86775fbrownish grey
    c69f59camel
    7a687fpurplish grey
    042e60marine
    c88d94greyish pink
    a5fbd5pale turquoise
    fffe71pastel yellow
    6241c7bluey purple
    fffe40canary yellow
    d3494efaded red
    985e2bsepia
    a6814ccoffee
    ff08e8bright magenta
    9d7651mocha
    feffcaecru
    98568dpurpleish
    9e003acranberry
    287c37darkish green
    b96902brown orange
    ba6873dusky rose
    ff7855melon
    94b21csickly green
    c5c9c7silver
    661aeepurply blue
    6140efpurpleish blue
    9be5aahospital green
    7b5804shit brown
    276ab3mid blue
    feb308amber
    8cfd7eeaster green
    6488easoft blue
    056eeecerulean blue
    b27a01golden brown
    0ffef9bright turquoise
    fa2a55red pink
    820747red purple
    7a6a4fgreyish brown
    f4320cvermillion
    a13905russet
    6f828asteel grey
    a55af4lighter purple
    ad0afdbright violet
    004577prussian blue
    658d6dslate green
    ca7b80dirty pink
    005249dark blue green
    2b5d34pine
    bff128yellowy green
    b59410dark gold
    2976bbbluish
    014182darkish blue
    bb3f3fdull red
    fc2647pinky red
    a87900bronze
    82cbb2pale teal
    667c3emilitary green
    fe46a5barbie pink
    fe83ccbubblegum pink
    94a617pea soup green
    a88905dark mustard
    7f5f00shit
    9e43a2medium purple
    062e03very dark green
    8a6e45dirt
    cc7a8bdusky pink
    9e0168red violet
    fdff38lemon yellow
    c0fa8bpistachio
    eedc5bdull yellow
    7ebd01dark lime green
    3b5b92denim blue
    01889fteal blue
    3d7afdlightish blue
    5f34e7purpley blue
    6d5acflight indigo
    748500swamp green
    706c11brown green
    3c0008dark maroon
    cb00f5hot purple
    002d04dark forest green
    658cbbfaded blue
    749551drab green
    b9ff66light lime green
    9dc100snot green
    faee66yellowish
    7efbb3light blue green
    7b002cbordeaux
    c292a1light mauve
    017b92ocean
    fcc006marigold
    657432muddy green
    d8863bdull orange
    738595steel
    aa23ffelectric purple
    08ff08fluorescent green
    9b7a01yellowish brown
    f29e8eblush
    6fc276soft green
    ff5b00bright orange
    fdff52lemon
    866f85purple grey
    8ffe09acid green
    eecffepale lavender
    510ac9violet blue
    4f9153light forest green
    9f2305burnt red
    728639khaki green
    de0c62cerise
    916e99faded purple
    ffb16dapricot
    3c4d03dark olive green
    7f7053grey brown
    77926fgreen grey
    010fcctrue blue
    ceaefapale violet
    8f99fbperiwinkle blue
    c6fcfflight sky blue
    5539ccblurple
    544e03green brown
    017a79bluegreen
    01f9c6bright teal
    c9b003brownish yellow
    929901pea soup
    0b5509forest
    a00498barney purple
    2000b1ultramarine
    94568cpurplish
    c2be0epuke yellow
    748b97bluish grey
    665fd1dark periwinkle
    9c6da5dark lilac
    c44240reddish
    a24857light maroon
    825f87dusty purple
    c9643bterra cotta
    90b134avocado
    01386amarine blue
    25a36fteal green
    59656dslate grey
    75fd63lighter green
    21fc0delectric green
    5a86addusty blue
    fec615golden yellow
    fffd01bright yellow
    dfc5felight lavender
    b26400umber
    7f5e00poop
    de7e5ddark peach
    048243jungle green
    ffffd4eggshell
    3b638cdenim
    b79400yellow brown
    84597edull purple
    411900chocolate brown
    7b0323wine red
    04d9ffneon blue
    667e2cdirty green
    fbeeaclight tan
    d7fffeice blue
    4e7496cadet blue
    874c62dark mauve
    d5ffffvery light blue
    826d8cgrey purple
    ffbacdpastel pink
    d1ffbdvery light green
    448ee4dark sky blue
    05472aevergreen
    d5869ddull pink
    3d0734aubergine
    4a0100mahogany
    f8481creddish orange
    02590fdeep green
    89a203vomit green
    e03fd8purple pink
    d58a94dusty pink
    7bb274faded green
    526525camo green
    c94cbepinky purple
    db4bdapink purple
    9e3623brownish red
    b5485ddark rose
    735c12mud
    9c6d57brownish
    028f1eemerald green
    b1916epale brown
    49759cdull blue
    a0450eburnt umber
    39ad48medium green
    b66a50clay
    8cffdblight aqua
    a4be5clight olive green
    cb7723brownish orange
    05696bdark aqua
    ce5daepurplish pink
    c85a53dark salmon
    96ae8dgreenish grey
    1fa774jade
    7a9703ugly green
    ac9362dark beige
    01a049emerald
    d9544dpale red
    fa5ff7light magenta
    82cafcsky
    acfffclight cyan
    fcb001yellow orange
    910951reddish purple
    fe2c54reddish pink
    c875c4orchid
    cdc50adirty yellow
    fd411eorange red
    9a0200deep red
    be6400orange brown
    030aa7cobalt blue
    fe019aneon pink
    f7879arose pink
    887191greyish purple
    b00149raspberry
    12e193aqua green
    fe7b7csalmon pink
    ff9408tangerine
    6a6e09brownish green
    8b2e16red brown
    696112greenish brown
    e17701pumpkin
    0a481epine green
    343837charcoal
    ffb7cebaby pink
    6a79f7cornflower
    5d06e9blue violet
    3d1c02chocolate
    82a67dgreyish green
    be0119scarlet
    c9ff27green yellow
    373e02dark olive
    a9561esienna
    caa0ffpastel purple
    ca6641terracotta
    02d8e9aqua blue
    88b378sage green
    980002blood red
    cb0162deep pink
    5cac2dgrass
    769958moss
    a2bffepastel blue
    10a674bluish green
    06b48bgreen blue
    af884adark tan
    0b8b87greenish blue
    ffa756pale orange
    a2a415vomit
    154406forrest green
    856798dark lavender
    34013fdark violet
    632de9purple blue
    0a888adark cyan
    6f7632olive drab
    d46a7epinkish
    1e488fcobalt
    bc13feneon purple
    7ef4cclight turquoise
    76cd26apple green
    74a662dull green
    80013fwine
    b1d1fcpowder blue
    ffffe4off white
    0652ffelectric blue
    045c5adark turquoise
    5729ceblue purple
    069af3azure
    ff000dbright red
    f10c45pinkish red
    5170d7cornflower blue
    acbf69light olive
    6c3461grape
    5e819dgreyish blue
    601ef9purplish blue
    b0dd16yellowish green
    cdfd02greenish yellow
    2c6fbbmedium blue
    c0737adusty rose
    d6b4fclight violet
    020035midnight blue
    703be7bluish purple
    fd3c06red orange
    960056dark magenta
    40a368greenish
    03719cocean blue
    fc5a50coral
    ffffc2cream
    7f2b0areddish brown
    b04e0fburnt sienna
    a03623brick
    87ae73sage
    789b73grey green
    ffffffwhite
    98eff9robin's egg blue
    658b38moss green
    5a7d9asteel blue
    380835eggplant
    fffe7alight yellow
    5ca904leaf green
    d8dcd6light grey
    a5a502puke
    d648d7pinkish purple
    047495sea blue
    b790d4pale purple
    5b7c99slate blue
    607c8eblue grey
    0b4008hunter green
    ed0dd9fuchsia
    8c000fcrimson
    ffff84pale yellow
    bf9005ochre
    d2bd0amustard yellow
    ff474clight red
    0485d1cerulean
    ffcfdcpale pink
    040273deep blue
    a83c09rust
    90e4c1light teal
    516572slate
    fac205goldenrod
    d5b60adark yellow
    363737dark grey
    4b5d16army green
    6b8ba4grey blue
    80f9adseafoam
    a57e52puce
    a9f971spring green
    c65102dark orange
    e2ca76sand
    b0ff9dpastel green
    9ffeb0mint
    fdaa48light orange
    fe01b1bright pink
    c1f80achartreuse
    36013fdeep purple
    341c02dark brown
    b9a281taupe
    8eab12pea green
    9aae07puke green
    02ab2ekelly green
    7af9abseafoam green
    137e6dblue green
    aaa662khaki
    610023burgundy
    014d4edark teal
    8f1402brick red
    4b006eroyal purple
    580f41plum
    8fff9fmint green
    dbb40cgold
    a2cffebaby blue
    c0fb2dyellow green
    be03fdbright purple
    840000dark red
    d0fefepale blue
    3f9b0bgrass green
    01153enavy
    04d8b2aquamarine
    c04e01burnt orange
    0cff0cneon green
    0165fcbright blue
    cf6275rose
    ffd1dflight pink
    ceb301mustard
    380282indigo
    aaff32lime
    53fca1sea green
    8e82feperiwinkle
    cb416bdark pink
    677a04olive green
    ffb07cpeach
    c7fdb5pale green
    ad8150light brown
    ff028dhot pink
    000000black
    cea2fdlilac
    001146navy blue
    0504aaroyal blue
    e6daa6beige
    ff796csalmon
    6e750eolive
    650021maroon
    01ff07bright green
    35063edark purple
    ae7181mauve
    06470cforest green
    13eac9aqua
    00ffffcyan
    d1b26ftan
    00035bdark blue
    c79feflavender
    06c2acturquoise
    033500dark green
    9a0eeaviolet
    bf77f6light purple
    89fe05lime green
    929591grey
    75bbfdsky blue
    ffff14yellow
    c20078magenta
    96f97blight green
    f97306orange
    029386teal
    95d0fclight blue
    e50000red
    653700brown
    ff81c0pink
    0343dfblue
    15b01agreen
    7e1e9cpurple
    """
}
