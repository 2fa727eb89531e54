/// Short forms of given names. Beside another name of the same person each stands for the full one:
/// "Katherine Winslet". By itself a nickname is a name of its own, and two nicknames of one full name
/// are mostly two people.
enum Nicknames {
    /// Keys of the full names of a nickname, or of the nicknames of a full name.
    static func related(to key: UInt64) -> [UInt64] {
        places[key].map { related[$0] } ?? []
    }

    private static let related: [[UInt64]] = table.related
    private static let places: KeyTable = table.places

    private static let table: (related: [[UInt64]], places: KeyTable) = {
        var related: [[UInt64]] = []
        var places = KeyTable()
        func add(_ other: UInt64, to key: UInt64) {
            let place = places[key] ?? related.count
            if place == related.count {
                places[key] = place
                related.append([])
            }
            if other != key, !related[place].contains(other) { related[place].append(other) }
        }
        for line in source.split(whereSeparator: \.isNewline) {
            let keys = WordList(line, .english).words.map(\.key)
            guard let full = keys.first else { continue }
            for nickname in keys.dropFirst() {
                add(full, to: nickname)
                add(nickname, to: full)
            }
        }
        return (related, places)
    }()

    /// The full name first. Those that always mean the same stand in ``Lexicon``.
    private static let source = """
        abigail abby gail
        agatha aggie
        albert al bert bertie
        alexander alec alex sandy sasha
        alexandra alex sandra sasha
        alfred alf alfie fred
        amelia amy millie
        andrew drew andy
        angela angie
        anne annie nancy
        anthony tony ant
        antonio tony
        archibald archie
        arnold arnie
        arthur art artie
        barbara barb barbie babs
        bartholomew bart
        beatrice bea trixie
        benjamin ben benny benji
        bernard bernie
        calvin cal
        cameron cam
        carolyn carol
        caroline carrie
        cassandra cassie
        catherine kate katie cathy cat kitty
        katherine kate katie kathy kitty kat
        kathleen kathy
        charles charlie chuck chas
        charlotte lottie charlie
        christina chris tina chrissy
        christine chris tina
        christopher chris kit topher
        clifford cliff
        clinton clint
        constance connie
        cornelius neil
        cynthia cindy
        daniel dan danny
        david dave davey
        deborah deb debbie
        dennis denny
        dominic dom
        donald don donnie
        dorothy dot dottie dolly
        edgar ed
        edith edie
        edmund ed eddie
        edward ed eddie ned ted teddy
        edwin ed eddie
        eleanor ellie nell nellie
        elizabeth liz lizzie beth betty betsy bette bettie eliza bess bessie libby lisa ellie
        emily em emmy
        eugene gene
        evelyn evie
        florence flo florrie
        frances fran frankie fanny
        francis frank frankie
        franklin frank
        frederick fred freddie freddy
        gabriel gabe
        geoffrey geoff
        george georgie
        gerald gerry jerry
        gilbert gil
        gregory greg
        harold harry hal
        harriet hattie
        henry harry hank hal
        herbert herb bert
        horatio horace
        isaac ike
        isabella bella izzy
        jacob jake
        jacqueline jackie
        james jim jimmy jamie jem
        jeffrey jeff
        jennifer jen jenny
        jeremiah jerry
        jessica jess jessie
        john jack johnny jon
        jonathan jon jonny
        joseph joe joey
        josephine jo josie
        joshua josh
        judith judy
        julius jules
        kenneth ken kenny
        laurence larry
        lawrence larry
        leonard len leo lenny
        leonardo leo
        leopold leo
        lewis lew
        lillian lily
        louis lou
        louise lou
        lucille lucy
        madeleine maddie
        margaret maggie meg peggy madge marge margie greta rita
        martha patty
        martin marty
        mary molly polly
        matilda tilly
        matthew matt
        maximilian max
        melissa mel missy
        melvin mel
        michael mike mick mickey micky
        mildred millie
        mitchell mitch
        mohandas mahatma
        nathan nate nat
        nathaniel nate nat
        nicholas nick nicky nico
        oliver ollie
        olivia liv livvy
        oscar oz
        pamela pam
        patricia pat patty patsy tricia trish
        patrick pat paddy
        penelope penny
        percival percy
        peter pete
        philip phil pip
        philippa pippa
        priscilla cilla
        rachel rae
        randolph randy
        raymond ray
        rebecca becky becca
        reginald reggie reg
        richard rick ricky rich dick richie
        robert rob bob bobby robbie bert
        roberta bobbie
        roderick rod
        rodney rod
        roger rodge
        ronald ron ronnie
        rosalind roz
        rudolph rudy
        rupert bert
        russell russ
        samantha sam
        samuel sam sammy
        sarah sally sadie
        sebastian seb bastian
        sidney sid
        simon si
        solomon sol
        sophia sophie
        stanley stan
        stephanie steph steffi
        stephen steve stevie
        steven steve stevie
        stuart stu
        susan sue susie
        sylvester sly
        terence terry
        teresa terry tess tessa
        theodore ted teddy theo
        theresa terry tess
        thomas tom tommy
        timothy tim timmy
        valentino vale
        valerie val
        veronica ronnie
        victor vic
        victoria vicky tori
        vincent vince vinny
        virginia ginny
        walter walt wally
        wilhelmina mina minnie
        william will willie willy bill billy liam
        winifred winnie freddie
        winston winnie
        zachary zach zack
        alexis lexi
        anastasia nastya
        arabella bella
        augustus gus
        bernadette bernie
        bridget biddy
        cecilia celia cissy
        ekaterina katya
        enrique quique
        felicity fliss
        francisco paco pancho
        georgina georgie
        guillermo memo
        gwendolyn gwen
        heinrich heinz
        isabel izzy
        ignatius iggy
        joanna jo
        jose pepe
        leslie les
        magdalena lena
        marjorie marge
        maurice mo
        mikhail misha
        natalia natasha
        natasha tasha
        nicola nicky
        nikolai kolya
        phineas finn
        rosemary rosie
        tabitha tabby
        thaddeus thad
        tobias toby
        vivian viv
        vladimir vlad
        wesley wes
        wilfred wilf
        zachariah zach
        """
}
