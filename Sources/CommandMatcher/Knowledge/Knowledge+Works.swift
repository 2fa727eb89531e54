extension Knowledge {
    /// Books, films, pictures and music under each title, and the parts of a series, which are not one
    /// another.
    static let works = """
        the great gatsby > gatsby
        much ado about nothing > much ado
        the who | doctor who
        mona lisa, la gioconda, la joconde
        the scream, skrik
        the birth of venus > birth of venus
        the last supper, il cenacolo
        the night watch, de nachtwacht
        starry night > the starry night
        girl with a pearl earring > the pearl earring
        whistlers mother, arrangement in grey and black
        harry potter and the philosophers stone, harry potter and the sorcerers stone
        alices adventures in wonderland, alice in wonderland
        the strange case of doctor jekyll and mister hyde, doctor jekyll and mister hyde, jekyll and hyde
        the hunchback of notre dame, notre dame de paris
        remembrance of things past, in search of lost time
        the wonderful wizard of oz, wizard of oz
        the adventures of tom sawyer, tom sawyer
        the adventures of huckleberry finn, huckleberry finn, huck finn
        the adventures of pinocchio, pinocchio
        gullivers travels > gulliver
        don quixote, don quixote de la mancha
        trojan horse, wooden horse
        moby dick, the whale ? novel book melville author
        the divine comedy, divina commedia
        the hobbit, there and back again
        anne of green gables > green gables
        peter pan, peter and wendy
        the jungle book > jungle book
        communist manifesto, manifesto of the communist party
        the origin of species, on the origin of species
        das kapital, capital ? marx
        the bible, holy bible, scripture
        quran, koran
        torah, pentateuch, five books of moses
        revelation, book of revelation, apocalypse ? bible book testament
        song of songs, song of solomon
        the art of war > art of war
        the rite of spring, le sacre du printemps
        the magic flute, die zauberflote
        the marriage of figaro, le nozze di figaro
        the barber of seville, il barbiere di siviglia
        the flying dutchman, der fliegende hollander
        die fledermaus, the bat
        moonlight sonata, piano sonata no 14
        ode to joy, an die freude
        eroica symphony, eroica, symphony no 3 ? beethoven
        the blue danube, an der schonen blauen donau
        ring cycle, der ring des nibelungen, ring of the nibelung
        la marseillaise, marseillaise, french national anthem
        the star spangled banner, american national anthem
        god save the king, god save the queen
        auld lang syne, old long since
        sgt peppers lonely hearts club band > sgt peppers, sergeant pepper
        alien | aliens ? film movie sequel
        die hard | die hard with a vengeance
        indiana jones and the temple of doom > temple of doom
        indiana jones and the last crusade > last crusade
        raiders of the lost ark, indiana jones and the raiders of the lost ark
        star wars, a new hope, star wars a new hope, star wars episode iv ? 1977 first original
        the empire strikes back, star wars episode v
        return of the jedi, star wars episode vi
        the dark knight | the dark knight rises
        monsters inc | monsters university
        one flew over the cuckoos nest > cuckoos nest
        snow white and the seven dwarfs > snow white
        monty python and the holy grail > the holy grail
        super mario bros > super mario, mario bros
        pac man | ms pac man
        buffy the vampire slayer > buffy
        les miserables > les mis
        the phantom of the opera > phantom
        the hitchhikers guide to the galaxy > hitchhikers guide
        joseph and the amazing technicolor dreamcoat > joseph
        the rocky horror picture show > rocky horror
        the rocky horror show > rocky horror
        """
}
