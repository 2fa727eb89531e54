/// Common given names: a capitalized name that begins with one is a person's.
enum GivenNames {
    static func contains(_ word: Word) -> Bool { keys.contains(word.key) }

    /// Whether a middle name makes another person: John Adams and John Quincy Adams.
    static func tellsApart(_ word: Word) -> Bool { word.key == quincy }

    private static let quincy = WordKey.hash("quincy")

    private static let keys = keys(source)

    static func keys(_ names: String) -> KeySet {
        KeySet(
            names.split(whereSeparator: \.isWhitespace).flatMap {
                WordList($0, .english).words.map(\.key)
            })
    }

    private static let source = """
        bruno caleb chloe colleen courtney darren derrick doug duncan gavin gemma jasmine jodi kayla keira
        kirk leah lola megan mia nigel rory stan tanya tara tracy trevor wanda
        aaron abdul abigail abraham ada adam adele adolf adolphe adrian agatha agnes al alan
        albert alex alexander alexandra alexandre alfonso alfred alice alicia alison allen
        amanda amelia amy ana andre andrea andrei andrew andy angela angelina angus ann anna
        anne annie anthony antoine anton antonin antonio aretha aristide armand arnold arthur
        artur ashley astrid audrey auguste augusto aung ayn barack barbara barry beatrice bela
        ben benedict benito benjamin bernadette bernard bernardo bertrand beth bette betty bill
        billy bing bjorn blaise bob bobby bonnie boris brad bradley bram brandon brenda brian
        britney bruce bryan buster caitlin calvin camille carl carlo carlos carol caroline
        carrie cary casey cate catherine cecil cesar chadwick charles charlie charlize charlotte
        che chen chester chiang chris christian christina christine christopher chuck claire
        clara clarence clark claude claudia clementine clint clyde cole colin connor conrad
        constantin cormac cornelius cristiano cynthia dag daniel danny daphne dashiell dave
        david dean deborah demi deng denis dennis denzel derek desmond diana diane dick diego
        dmitri dolly dominic don donald donna doris dorothea dorothy douglas drew dustin dwight
        dylan earl ebenezer ed eddie edgar edgard edith edmund edna edouard eduard edvard edward
        edwin eero eleanor elena eli elias elijah eliza elizabeth ella ellen elon elton elvis
        emil emile emily emma emmanuel emmeline enrico enrique eric erich erik ernest ernesto
        ernst erwin esther ethan ethel ethelred ettore eugene eva evan evangelista evelyn evo
        ezekiel ezra farrah federico felipe felix ferdinand fernando fidel fiona flannery
        frances francesco francis francisco franck francois frank frankie franklin frantz franz
        fred freddie frederic frederick frida friedrich fritz fyodor gabriel gabriela gaetano
        galileo gary gene genghis geoffrey georg george georges gerald geraldine gerard gerhard
        gertrude giacomo gianni gilbert gina giovanni giuseppe glenn gloria golda gordon
        gottfried gottlob grace graham greg gregor gregory greta grover guglielmo guillermo gus
        gustav gustave guy gwendolyn gwyneth haile hank hannah hans harold harper harriet
        harrison harry harvey hattie hector heidi heinrich helen henri henrietta henrik henry
        herbert herman hermann hermione hernan hideki hideo hilary hillary homer horace howard
        hubert hugh hugo humphrey ian ida idi igor imre indira ingmar ingrid irene irina iris
        irving isaac isabel isabella isadora isaiah isambard italo ivan ivana jack jackie
        jackson jacob jacqueline jacques jake james jamie jan jane janet jared jason jasper
        javier jawaharlal jay jean jeanne jeff jefferson jennifer jenny jeremy jerome jerry
        jesse jessica jethro jill jim jimmy joachim joan joanna joanne joaquin jodie joe joel
        johan johann johannes john johnny jon jonas jonathan jorge jose josef joseph josephine
        joshua josiah joyce juan judi judith judy jules julia julian julianne julie juliet
        juliette julio julius justin kamala kanye karen karl kate katharina katharine katherine
        kathleen kathryn kathy katy kazuo keanu keith kelly ken kenneth kevin kim klaus kobe
        kofi konrad kristen kurt kyle lafayette langston larry laszlo laura lauren laurence
        lavinia lawrence lebron lech lee leif lena leo leon levi leonard leonardo leonhard leonid
        leonora leopold les leslie lewis liam lillian lily linda linus lionel lisa lise liza
        lorenzo loretta lorraine lou louis louisa louise lucas luciano lucille lucretia lucy
        ludovic ludwig luigi luis luke luther lyndon lynn mackenzie madeleine madonna mae magnus
        malcolm marc marcel marco marcus margaret margot marguerite maria mariah marian marianne
        marie marilyn mario marion mark marlon martha martin marvin mary mathew matt matthew
        matthias maurice max maximilien maya mel melissa meryl michael michel michelle mick mies
        miguel mike mikhail mildred miles milos milton minnie miranda mohamed mohammed mohandas
        molly mona monica morgan moritz muhammad nadia nadine nancy naomi napoleon natalia
        natalie natasha nathan nathaniel neal ned neil nelly nelson niccolo nicholas nick nicola
        nicolas nicole niels nikita nikola nikolai nikolaus nina noah noam noel norma norman
        octavia olaf olga oliver olivia omar oprah orhan orson orville oscar oskar otis otto
        owen pablo pamela pat patricia patrick paul paula paulo pedro penelope percy perry pete
        peter phil philip philippa philippe phillis phyllis pierce pierre piet pyotr quentin
        rabindranath rachel rafael rainer ralph raul ravi ray raymond rebecca reese regina rene
        renee rex rhonda richard rick ricky ringo rita roald rob robert roberto robin robinson
        rod roger roland ron ronald rosa rosalind rosie ross roy ruby rudolf rudolph rudyard
        rupert russell ruth rutherford ryan sacha saddam sally salvador sam samantha samuel
        sandra sandro sara sarah saul scarlett scott sean sebastian serena serge sergei sergey
        seymour shane shannon shaquille sharon shawn sheila sherlock shirley sidney sigmund
        sigourney simon simone sinead sofia sojourner sonia sophia sophie soren spike stanislaw
        stanley stefan stella stephanie stephen steve steven stevie stokely stuart sue susan
        susanna suzanne svetlana sybil sylvester sylvia tamara taylor ted teresa terry thaddeus
        thelma theo theodor theodore theresa thomas thurgood tim timothy tina tobias toby todd
        tom tommy toni tony toshiro truman tupac tycho tyler ulysses uma umberto upton ursula
        usain vaclav valentina valerie vanessa vasco vera vernon victor victoria viktor vincent
        viola vivian vivien vladimir vladislav wallace walt walter warren wassily wayne wendell
        werner wes whitney whoopi wilbur wilfred wilfrid wilhelm will willem william willie
        winona winslow winston wladyslaw wolfgang woodrow wyatt xavier yann yasser yevgeny
        yitzhak yoko yukio yuri yves zachary zadie zelda zhou zinedine zoe zora
        """
}
