/// What is known of single words: their class, their number, and the word they are another writing
/// of.
enum Lexicon {
    struct Entry {
        var traits: Word.Traits = []
        /// The key of the word this is another writing of, or 0.
        var canonical: UInt64 = 0
        var number: NumberWord?
    }

    /// The entry of a word, or nil for a word of which nothing is known.
    static func entry(_ key: UInt64) -> Entry? {
        table.places[key].map { table.entries[$0] }
    }

    private static let table: (places: KeyTable, entries: [Entry]) = {
        let known = knownWords
        var places = KeyTable()
        var entries: [Entry] = []
        for (key, entry) in known {
            places[key] = entries.count
            entries.append(entry)
        }
        return (places, entries)
    }()

    private static let knownWords: [UInt64: Entry] = {
        var entries: [UInt64: Entry] = [:]
        for (traits, words) in classes {
            for word in words.split(whereSeparator: \.isWhitespace) {
                entries[WordKey.hash(word), default: Entry()].traits.formUnion(traits)
            }
        }
        for filler in Carriers.fillers {
            entries[WordKey.hash(filler), default: Entry()].traits.insert(.filler)
        }
        for (word, number) in NumberWord.table {
            entries[WordKey.hash(word), default: Entry()].number = number
        }
        for group in sameWord.split(whereSeparator: \.isNewline) {
            let words = group.split(whereSeparator: \.isWhitespace)
            guard let first = words.first else { continue }
            for word in words.dropFirst() {
                entries[WordKey.hash(word), default: Entry()].canonical = WordKey.hash(first)
            }
        }
        return entries
    }()

    private static let classes: [(Word.Traits, String)] = [
        (.article, "the a an"),
        (
            .function,
            "of and in on at to for from by with as is was were are be that this its his her their"
        ),
        (
            .function,
            "de la le les el los las du des di da do dos del della van von der den het al und y et e ibn bin"
        ),
        (
            [.preposition],
            "of in on at from for by with near during under to about de du des von van di da del"
        ),
        (.function, "n"),
        (.conjunction, "n or and & plus und y et"),
        (
            .month,
            "january february march april may june july august september october november december"
        ),
        (.month, "jan feb mar apr jun jul aug sep sept oct nov dec"),
        (
            .title,
            "mr mrs ms miss mister dr doctor prof professor sir dame lord lady king queen prince princess emperor empress president general colonel captain major lieutenant sergeant admiral saint st pope count duke baron earl reverend rev senator governor justice judge chief rabbi sheikh sultan tsar czar kaiser mahatma marshal field commander father mother sister brother madame madam monsieur herr frau signor cardinal archbishop bishop archduke duchess countess viscount marquis sheriff inspector detective gov sen gen col capt sgt lt rev"
        ),
        (
            .generic,
            "river lake mount mountain mountains sea ocean city town island islands county state country republic kingdom empire province prefecture district war battle siege revolution treaty act law theorem effect disease syndrome university college school company corporation corp inc ltd co band group movie film show book novel song album play poem magazine newspaper street avenue road bridge tower building park desert bay gulf strait canyon valley day planet star constellation element language dynasty tribe people church cathedral temple palace castle airport station stadium museum team club fc family award prize cup opera symphony bird fish dog cat tree flower fruit"
        ),
        (
            .remark,
            "affair scandal style font typeface riot riots massacre incident crisis disaster gas metal mineral color colour bone muscle nerve gland artery vein"
        ),
        (
            .unit,
            "meter meters metre metres kilometer kilometers kilometre kilometres mile miles foot feet inch inches yard yards centimeter centimeters centimetre centimetres millimeter millimeters gram grams kilogram kilograms kilo kilos pound pounds ton tons tonne tonnes ounce ounces liter liters litre litres gallon gallons second seconds minute minutes hour hours day days week weeks month months year years degree degrees percent dollar dollars euro euros cent cents yen people times point points milliliter milliliters millilitre millilitres"
        ),
        (
            .changer,
            "new north south east west northern southern eastern western central upper lower inner outer greater lesser great old young non not anti un ex vice half quasi pseudo sub super ultra mega micro mini step grand pre post proto papua equatorial little big counter neo fake former without sans latin except"
        ),
        (
            .negation,
            "not isnt wasnt arent werent cant cannot couldnt wont dont didnt never doubt wrong incorrect anything rather instead"
        ),
        (.suffix, "jr junior sr senior esq phd md"),
        (
            .vague,
            "about around approximately roughly nearly almost circa early late mid exactly over under some between from until till since more than least most only just per each oclock"
        ),
    ]

    /// One group a line, the canonical word first.
    private static let sameWord = """
        minus negative
        doctor dr
        mister mr
        professor prof
        saint st sankt san santa sao sainte
        mount mt mountain
        fort ft
        junior jr
        senior sr
        reverend rev
        general gen
        colonel col
        captain capt
        sergeant sgt
        lieutenant lt
        governor gov
        senator sen
        versus vs v
        company co
        corporation corp
        incorporated inc
        limited ltd
        january jan
        february feb
        april apr
        august aug
        september sep sept
        october oct
        november nov
        december dec
        meter meters metre metres
        kilometer km kilometers kilometre kilometres
        centimeter cm centimeters centimetre centimetres
        millimeter mm millimeters millimetre millimetres
        foot feet
        inch inches
        mile miles
        kilogram kg kilograms kilo kilos
        gram grams
        pound lb lbs pounds
        ounce ounces
        dollar dollars buck bucks usd
        cent cents
        euro euros
        percent pct percentage
        degree degrees deg
        celsius centigrade
        square squared sq
        cubic cubed
        second seconds sec secs
        minute minutes min mins
        hour hours hr hrs
        year years yr yrs
        and & n
        woman women
        man men
        child children
        mouse mice
        goose geese
        tooth teeth
        wolf wolves
        knife knives
        wife wives
        leaf leaves
        life lives
        ox oxen
        cactus cacti
        fungus fungi
        nucleus nuclei
        bacterium bacteria
        phenomenon phenomena
        datum data
        crisis crises
        axis axes
        index indices
        matrix matrices
        vertex vertices
        ovum ova
        larva larvae
        alga algae
        vertebra vertebrae
        nebula nebulae
        supernova supernovae
        thesis theses
        hypothesis hypotheses
        analysis analyses
        oasis oases
        radius radii
        stimulus stimuli
        abraham abe
        william bill billy
        robert bob bobby
        theodore teddy
        edward eddie
        james jim jimmy
        thomas tom tommy
        richard dick
        charles charlie chuck
        michael mike
        joseph joe
        benjamin ben
        samuel sam
        daniel dan danny
        alexander alex
        anthony tony
        elizabeth liz
        margaret maggie
        katherine kate
        andrew andy
        ronald ron ronnie
        frederick fred
        lawrence larry
        matthew matt
        nicholas nick
        peter pete
        philip phil
        stephen steve
        timothy tim
        vincent vince
        walter walt
        christopher chris
        kenneth ken
        leonard lenny
        okay ok
        bc bce
        grey gray
        theater theatre
        center centre
        aluminum aluminium
        sulfur sulphur
        airplane aeroplane plane
        donut doughnut
        tire tyre
        jail gaol
        pajamas pyjamas
        mustache moustache
        soy soya
        jewelry jewellery
        mom mum mother mommy mummy mama mamma
        dad father daddy papa
        grandmother grandma granny nana gran
        grandfather grandpa granddad grandad
        television tv telly
        telephone phone
        bicycle bike
        photograph photo photos photographs
        hippopotamus hippo
        guacamole guac
        mayonnaise mayo
        saxophone sax
        limousine limo
        examination exam
        condominium condo
        alligator gator
        barbecue bbq barbeque
        rhinoceros rhino
        influenza flu
        gymnasium gym
        refrigerator fridge
        mathematics math maths
        laboratory lab
        advertisement ad advert
        chimpanzee chimp
        automobile car auto
        solomon sulayman suleiman suleyman sulaiman shlomo
        muhammad mohammed mohamed mohammad muhammed mohamad mahomet mehmed mehmet
        moses musa moshe
        abraham ibrahim avraham
        joseph yusuf yosef josef
        david dawud daoud
        jesus isa yeshua
        mary maryam miriam
        jacob yaqub yakov
        john yahya johann johannes
        saladin salahuddin
        avicenna sina
        averroes rushd
        confucius kongzi kongfuzi
        mencius mengzi
        laozi laotzu laotse
        czechia czech
        """
}
