/// Well-known names and terms that a slip away from one another are two answers of the same kind.
enum Confusables {
    /// Whether the words with these keys are two different answers.
    static func areDistinct(_ left: UInt64, _ right: UInt64) -> Bool {
        guard left != right else { return false }
        return KnownNames.areTwo(left, right) || areRelatives(left, right)
    }

    /// Whether they are well-known relatives: taken for each other, and not the same.
    static func areRelatives(_ left: UInt64, _ right: UInt64) -> Bool {
        guard left != right, let groups = table[left], let others = table[right] else {
            return false
        }
        return groups.contains(where: others.contains)
    }

    private static let table: [UInt64: [Int]] = {
        var table: [UInt64: [Int]] = [:]
        for (index, group) in groups.split(whereSeparator: \.isNewline).enumerated() {
            for word in group.split(separator: " ") {
                let list = WordList(word, .english)
                for word in list.words { table[word.key, default: []].append(index) }
            }
        }
        return table
    }()

    private static let groups = """
        monet manet
        austria australia
        niger nigeria
        iran iraq
        mali malawi bali malta
        slovakia slovenia slavonia
        zambia gambia namibia
        dominica dominican
        paraguay uruguay
        mauritania mauritius
        guinea guyana ghana
        kingston kingstown
        dakar dhaka
        manila manama
        baku bamako
        elbe elba
        rhine rhone
        seine somme
        prussia russia persia
        silesia slovenia
        galicia galatia
        calvin kelvin
        plato pluto
        chopin chaplin
        osiris isis
        thor thoth
        hera hero
        aeneas aeneid
        ireland iceland island
        latvia lithuania livonia
        sweden switzerland
        budapest bucharest
        georgia jordan
        oman omen
        tunis tunisia
        algiers algeria
        mexico monaco morocco
        macedonia madagascar
        syria serbia siberia
        haiti tahiti
        carboxyl carbonyl
        amine amide imine imide
        nitrate nitrite nitride
        sulfate sulfite sulfide
        phosphate phosphite phosphide
        chlorate chlorite chloride chlorine
        bromine bromide
        fluorine fluoride fluorite
        iodine iodide
        methane methene methyl methanol
        ethane ethene ethyne ethyl ethanol
        propane propene propyne propanol
        butane butene butanol
        alkane alkene alkyne
        benzene benzine
        thymine thiamine
        adenine adenosine
        insulin inulin
        cytosine cysteine
        guanine guanidine
        glucose galactose glycogen glucagon
        mitosis meiosis
        silicon silicone
        magnesium manganese
        arteries arterioles
        afferent efferent
        adduction abduction
        ileum ilium
        uterus ureter urethra
        thyroid thymus
        tibia fibula
        cerebrum cerebellum
        atria atrium
        ventricle ventral
        stalactite stalagmite
        meteor meteorite meteoroid
        asteroid steroid
        triton titan
        callisto calypso
        proton photon
        baryon boson
        fission fusion
        resistance resistivity
        conductance conductivity
        velocity viscosity
        affect effect
        desert dessert
        prosecute persecute
        immigrant emigrant
        astronomy astrology
        etymology entomology
        odyssey odysseus
        dante danton
        keats yeats
        locke loki
        marx mars
        lenin lennon
        jackson johnson jonson
        nixon dixon
        hayes haynes
        madison addison edison
        lincoln london
        ravel raphael
        schubert schumann
        handel haydn
        picasso pissarro
        oslo osaka
        berlin bergen
        venus venice
        vienna sienna
        athens athena athene
        sparta sparks
        troy tory
        zeus zeno
        hermes heracles
        hades hadrian
        aries ares
        athena athens
        artemis artemisia
        calypso callisto
        cologne colon
        angel angle
        trial trail
        brain brian
        form from
        casual causal
        cavalry calvary
        martial marital
        united untied
        baptist baptism
        organist organism
        troposphere stratosphere mesosphere thermosphere exosphere
        sin sinh
        sine sinh
        cosine cosh
        tangent tanh
        cos cosh
        tan tanh
        sacred scared
        quiet quite
        """
}
