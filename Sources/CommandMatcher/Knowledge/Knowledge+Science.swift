extension Knowledge {
    /// Every chemical element's name and symbol, but for those with another sense (below).
    static let elements = """
        hydrogen, H
        helium, He
        lithium, Li
        beryllium, Be
        boron, B
        carbon, C
        nitrogen, N
        oxygen, O, O2
        fluorine, F
        neon, Ne
        sodium, Na, natrium
        magnesium, Mg
        aluminum, Al
        silicon, Si
        phosphorus, P
        sulfur, S, brimstone
        chlorine, Cl
        argon, Ar
        potassium, K, kalium
        calcium, Ca
        scandium, Sc
        titanium, Ti
        vanadium, V
        chromium, Cr, chrome
        manganese, Mn
        iron, Fe, ferrum
        cobalt, Co
        nickel, Ni ! coin cent
        copper, Cu, cuprum
        zinc, Zn
        gallium, Ga
        germanium, Ge
        arsenic, As
        selenium, Se
        bromine, Br
        krypton, Kr ! superman planet
        rubidium, Rb
        strontium, Sr
        yttrium, Y
        zirconium, Zr
        niobium, Nb, columbium
        molybdenum, Mo
        technetium, Tc
        ruthenium, Ru
        rhodium, Rh
        palladium, Pd
        silver, Ag, argentum ! colour color medal ranger lone
        cadmium, Cd
        indium, In
        tin, Sn, stannum
        antimony, Sb, stibium
        tellurium, Te
        iodine, I
        xenon, Xe
        cesium, Cs, caesium
        barium, Ba
        lanthanum, La
        cerium, Ce
        praseodymium, Pr
        neodymium, Nd
        promethium, Pm
        samarium, Sm
        europium, Eu
        gadolinium, Gd
        terbium, Tb
        dysprosium, Dy
        holmium, Ho
        erbium, Er
        thulium, Tm
        ytterbium, Yb
        lutetium, Lu
        hafnium, Hf
        tantalum, Ta
        tungsten, W, wolfram
        rhenium, Re
        osmium, Os
        iridium, Ir
        platinum, Pt
        gold, Au, aurum ! colour color medal
        mercury, Hg, quicksilver ? element metal liquid symbol chemical thermometer periodic alchemist amalgam
        thallium, Tl
        lead, Pb, plumbum ? element metal symbol chemical periodic pipe pipes poison heavy
        bismuth, Bi
        polonium, Po
        astatine, At
        radon, Rn
        francium, Fr
        radium, Ra
        actinium, Ac
        thorium, Th
        protactinium, Pa
        uranium, U
        neptunium, Np
        plutonium, Pu
        americium, Am
        curium, Cm
        berkelium, Bk
        californium, Cf
        einsteinium, Es
        fermium, Fm
        mendelevium, Md
        nobelium, No
        lawrencium, Lr
        rutherfordium, Rf
        dubnium, Db
        seaborgium, Sg
        bohrium, Bh
        hassium, Hs
        meitnerium, Mt
        darmstadtium, Ds
        roentgenium, Rg
        copernicium, Cn
        nihonium, Nh
        flerovium, Fl
        moscovium, Mc
        livermorium, Lv
        tennessine, Ts
        oganesson, Og
        """

    /// Substances and their formulas, the body, medicine, plants and animals, the sky, mathematics.
    static let science = """
        water, h2o, dihydrogen monoxide
        heavy water, deuterium oxide, d2o
        carbon dioxide, co2
        carbon monoxide, co
        ammonia, nh3
        methane, ch4, marsh gas
        ethanol, ethyl alcohol, grain alcohol, c2h5oh
        methanol, methyl alcohol, wood alcohol, ch3oh
        isopropyl alcohol, isopropanol, rubbing alcohol
        hydrochloric acid, hcl, muriatic acid
        sulfuric acid, h2so4, oil of vitriol
        nitric acid, hno3, aqua fortis
        acetic acid, ethanoic acid, ch3cooh
        hydrogen peroxide, h2o2
        nitrous oxide, n2o, laughing gas
        sodium chloride, nacl, table salt, salt, halite
        sodium bicarbonate, baking soda, bicarbonate of soda, nahco3, sodium hydrogen carbonate
        sodium carbonate, washing soda, soda ash
        sodium hydroxide, naoh, caustic soda, lye
        potassium hydroxide, koh, caustic potash
        potassium nitrate, saltpeter, niter, kno3
        calcium carbonate, caco3
        calcium oxide, quicklime
        calcium hydroxide, slaked lime
        iron oxide, rust
        iron pyrite, pyrite, fools gold
        sulfur dioxide, so2
        ozone, o3
        silicon dioxide, silica, sio2
        phosphorus pentoxide, diphosphorus pentoxide, tetraphosphorus decaoxide, tetraphosphorus decoxide, p4o10, p2o5
        phosphoric acid, orthophosphoric acid, h3po4
        nitrogen dioxide, no2
        nitric oxide, nitrogen monoxide
        hydrogen sulfide, h2s, sewer gas
        hydrogen cyanide, hydrocyanic acid, prussic acid, hcn
        carbonic acid, h2co3
        formic acid, methanoic acid, hcooh
        hydrofluoric acid, hydrogen fluoride
        sulfur trioxide, so3
        silver nitrate, agno3, lunar caustic
        ammonium chloride, nh4cl, sal ammoniac
        potassium permanganate, kmno4
        potassium chloride, kcl
        calcium chloride, cacl2
        copper sulfate, cupric sulfate, cuso4
        magnesium sulfate, epsom salt, epsom salts
        magnesium oxide, magnesia, mgo
        aluminum oxide, alumina, al2o3
        titanium dioxide, titania, tio2
        zinc oxide, zno
        silicon carbide, carborundum
        ethane, c2h6
        propane, c3h8
        butane, c4h10
        benzene, c6h6
        toluene, methylbenzene
        acetone, propanone, dimethyl ketone
        chloroform, trichloromethane, chcl3
        carbon tetrachloride, tetrachloromethane, ccl4
        acetylene, ethyne
        ethylene, ethene
        formaldehyde, methanal
        glucose, dextrose, grape sugar
        fructose, fruit sugar
        sucrose, table sugar, cane sugar
        lactose, milk sugar
        aspirin, acetylsalicylic acid
        acetaminophen, paracetamol, tylenol
        epinephrine, adrenaline
        norepinephrine, noradrenaline
        vitamin c, ascorbic acid
        vitamin a, retinol
        vitamin b1, thiamine, thiamin
        vitamin b2, riboflavin
        vitamin b3, niacin
        vitamin b9, folic acid, folate
        vitamin e, tocopherol
        deoxyribonucleic acid, dna
        ribonucleic acid, rna
        adenosine triphosphate, atp
        trinitrotoluene, tnt
        graphite, black lead, plumbago
        cinnabar, mercury sulfide
        galena, lead sulfide
        patella, kneecap, knee cap
        clavicle, collarbone, collar bone
        scapula, shoulder blade
        sternum, breastbone, breast bone
        trachea, windpipe
        femur, thighbone, thigh bone
        mandible, jawbone, lower jaw, lower jawbone
        tibia, shinbone, shin bone
        coccyx, tailbone, tail bone
        cranium, skull
        vertebral column, spine, backbone, spinal column
        thorax, chest ! insect
        larynx, voice box, voicebox
        pharynx, throat
        esophagus, gullet, food pipe
        epidermis, outer skin
        tympanic membrane, eardrum, ear drum
        stapes, stirrup bone
        umbilicus, navel, belly button
        thyroid cartilage, adams apple
        achilles tendon > achilles
        red blood cells, erythrocytes
        white blood cells, leukocytes
        platelets, thrombocytes
        canine teeth, canines, eyeteeth, eye teeth ? tooth teeth mouth
        bovine spongiform encephalopathy, mad cow disease, bse
        varicella, chickenpox, chicken pox
        rubella, german measles
        measles, rubeola
        tuberculosis, tb, consumption
        pertussis, whooping cough
        tetanus, lockjaw
        rabies, hydrophobia
        poliomyelitis, polio
        leprosy, hansens disease
        mononucleosis, mono, glandular fever, kissing disease
        acquired immunodeficiency syndrome, aids
        human immunodeficiency virus, hiv
        myocardial infarction, heart attack
        myocardial infarction > mi ? heart medical medicine doctor
        hypertension, high blood pressure
        hypotension, low blood pressure
        cerebrovascular accident, stroke
        myopia, nearsightedness, shortsightedness, near sightedness, short sightedness
        hyperopia, farsightedness, longsightedness, hypermetropia
        alopecia, baldness
        scoliosis, curvature of the spine
        amyotrophic lateral sclerosis, als, lou gehrigs disease, motor neurone disease
        multiple sclerosis, ms
        attention deficit hyperactivity disorder, adhd
        post traumatic stress disorder, ptsd
        down syndrome, trisomy 21
        tonsillectomy, removal of the tonsils
        electrocardiogram, ecg, ekg
        magnetic resonance imaging, mri
        computed tomography, ct
        cardiopulmonary resuscitation, cpr
        aurora borealis, northern lights
        aurora australis, southern lights
        north star, polaris, pole star
        sirius, dog star
        venus > morning star, evening star ! goddess roman myth
        mars > red planet
        milky way, milky way galaxy
        andromeda galaxy, m31
        ursa major, great bear
        ursa minor, little bear
        big dipper, plough, plow
        pleiades, seven sisters
        orion, orion the hunter, the hunter ? constellation
        crux, southern cross
        halleys comet, comet halley
        great red spot > red spot
        hubble space telescope > hubble, hubble telescope
        james webb space telescope > james webb, webb telescope, jwst
        international space station, iss
        moon > luna ? satellite
        solar eclipse, eclipse of the sun
        lunar eclipse, eclipse of the moon
        shooting star, meteor
        earthquake, quake, temblor
        tsunami, tidal wave, seismic sea wave
        tornado, twister
        speed of light, light speed
        speed of sound, sound speed
        ultraviolet, uv
        infrared, ir
        theory of relativity > relativity
        newtons first law, law of inertia
        universal law of gravitation, law of gravity
        pythagorean theorem, pythagoras theorem, theorem of pythagoras
        fundamental theorem of arithmetic, unique factorization theorem
        arithmetic mean, average, mean ? mathematics number statistics
        rhombus, diamond ? shape quadrilateral sides geometry
        trapezoid, trapezium ? shape quadrilateral sides geometry
        alternating current, ac
        direct current, dc
        light emitting diode, led
        central processing unit, cpu, processor
        graphics processing unit, gpu
        random access memory, ram
        read only memory, rom
        world wide web, www, the web
        artificial intelligence, ai
        hypertext markup language, html
        cougar, puma, mountain lion, catamount
        reindeer, caribou
        gnu, wildebeest
        orca, killer whale
        groundhog, woodchuck
        guinea pig, cavy
        hippopotamus, river horse
        giant panda > panda
        grizzly bear, grizzly
        donkey, ass, jackass
        asian elephant, indian elephant
        bald eagle, american eagle
        laughing kookaburra, kookaburra, laughing jackass
        budgerigar, budgie, parakeet
        peacock, peafowl
        ladybug, ladybird
        firefly, lightning bug, glowworm
        daddy longlegs, harvestman, crane fly
        cockroach, roach
        praying mantis > mantis
        tyrannosaurus rex, t rex, tyrannosaurus
        brontosaurus, apatosaurus
        pterodactyl, pterodactylus
        foxglove, digitalis
        deadly nightshade, belladonna, atropa belladonna
        snapdragon, antirrhinum
        busy lizzie, impatiens
        forget me not, myosotis
        giant sequoia > sequoia
        rowan, mountain ash
        zygomatic bone, cheekbone, cheek bone
        hallux, big toe, great toe
        pollex, thumb ? finger digit hand anatomy latin
        calcaneus, heel bone
        talus, ankle bone
        malleus, hammer ? ear bone ossicle
        incus, anvil ? ear bone ossicle
        stapes, stirrup ? ear bone ossicle
        axilla, armpit
        nares, nostrils
        epistaxis, nosebleed, nose bleed
        halitosis, bad breath
        bruxism, teeth grinding, grinding of teeth
        emesis, vomiting
        pyrexia, fever
        contusion, bruise
        urticaria, hives, nettle rash
        tinea pedis, athletes foot
        herpes zoster, shingles
        parotitis, mumps
        variola, smallpox
        syncope, fainting
        somnambulism, sleepwalking
        strabismus, squint, crossed eyes
        nyctalopia, night blindness
        conjunctivitis, pink eye
        cerumen, earwax, ear wax
        renal calculus, kidney stone
        hemorrhoids, piles
        singultus, hiccups
        dyspepsia, indigestion
        pyrosis, heartburn
        trypanosomiasis, sleeping sickness
        dengue, dengue fever, breakbone fever
        schistosomiasis, bilharzia
        onchocerciasis, river blindness
        hansens disease, leprosy
        graves disease, hyperthyroidism, overactive thyroid
        dementia praecox, schizophrenia
        comedo, blackhead
        macula, yellow spot ? eye retina
        alveoli, air sacs
        uvula > palatine uvula
        eustachian tube, auditory tube
        hypodermis, subcutaneous tissue
        pinna, auricle ? ear
        absolute zero, zero kelvin
        """
}
