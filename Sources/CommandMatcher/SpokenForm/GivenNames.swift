/// Common given names: a capitalized name that begins with one is a person's.
enum GivenNames {
    static func contains(_ word: Word) -> Bool { keys.contains(word.key) }

    private static let keys: Set<UInt64> = Set(
        source.split(whereSeparator: \.isWhitespace).flatMap { WordList($0).words.map(\.key) })

    private static let source = """
        aaron abigail abraham adam adele adolf adrian agatha agnes al alan albert alex alexander
        alexandra alexandre alfonso alfred alice alicia alison allen amanda amelia amy ana andre
        andrea andrei andrew andy angela angelina angus ann anna anne annie anthony antoine
        anton antonin antonio arnold arthur artur ashley audrey auguste augusto barack barbara
        barry beatrice ben benito benjamin bernard bernardo bertrand beth betty bill billy bjorn
        bob bobby bonnie boris brad bradley brandon brenda brian britney bruce bryan caitlin
        calvin camille carl carlos carol caroline carrie cary casey catherine cecil charles
        charlie charlotte chen chester chris christian christina christine christopher chuck
        claire clara clark claude claudia clint clyde cole colin connor constantin cristiano
        cynthia daniel danny daphne dave david dean deborah demi denis dennis denzel derek diana
        diane dick diego dmitri dolly dominic don donald donna doris dorothy douglas drew dustin
        dwight dylan earl ed eddie edgar edith edmund edouard eduard edvard edward edwin eleanor
        elena eli elizabeth ella ellen elon elton elvis emil emile emily emma emmanuel enrico
        eric erich erik ernest ernesto erwin esther ethan ethel eugene eva evan evelyn ezra
        felix ferdinand fidel fiona frances francesco francis francisco franck frank frankie
        franklin franz fred freddie frederic frederick friedrich fritz fyodor gabriel gary gene
        genghis geoffrey georg george georges gerald gerard giacomo gilbert gina giovanni
        giuseppe gloria gordon grace graham greg gregory greta grover guglielmo guillermo gus
        gustav gustave guy hank hannah hans harold harriet harrison harry harvey hector heinrich
        helen henri henrik henry herbert herman hermann hernan hilary hillary homer horace
        howard hugh hugo ian ida igor ingrid irene iris irving isaac isabel isabella isadora
        ivan ivana jack jackie jackson jacob jacqueline jacques jake james jamie jan jane janet
        jason javier jay jean jeff jefferson jennifer jenny jeremy jerome jerry jesse jessica
        jill jim jimmy joan joanna joanne joaquin joe joel johan johann johannes john johnny jon
        jonas jonathan jorge jose joseph josephine joshua joyce juan judi judith judy jules
        julia julian julie juliet julio julius justin karen karl kate katherine kathleen kathryn
        katy keanu keith kelly ken kenneth kevin kim klaus kristen kurt kyle larry laura lauren
        laurence lawrence lech lee leif lena leo leon leonard leonardo leonhard leonid leopold
        les leslie lewis liam lily linda linus lionel lisa liza lorenzo lou louis louisa louise
        lucas lucy ludovic ludwig luigi luis luke lynn mackenzie madeleine madonna malcolm marc
        marcel marco marcus margaret maria marie marilyn mario marion mark marlon martha martin
        marvin mary matt matthew maurice max maya mel melissa meryl michael michel michelle mick
        miguel mike mikhail miles miranda mohandas molly mona monica morgan moritz nancy naomi
        napoleon natalie nathan nathaniel neal ned neil nelson niccolo nicholas nick nicola
        nicolas nicole niels nikita nikola nikolai nina noah noam noel norman octavia oliver
        olivia omar oprah orson orville oscar oskar otto owen pablo pamela pat patricia patrick
        paul paula paulo pedro penelope percy perry pete peter phil philip philippe pierre piet
        rachel ralph ray raymond rebecca reese rene rex rhonda richard rick ricky rita rob
        robert roberto robin rod roger roland ron ronald rosa ross roy ruby rudolf rudyard
        rupert russell ruth ryan sally salvador sam samantha samuel sandra sara sarah saul
        scarlett scott sean sebastian serena serge sergei shane shannon sharon shawn sheila
        sherlock shirley sidney sigmund simon simone sofia sonia sophia sophie stanley stefan
        stella stephanie stephen steve steven stevie stuart sue susan suzanne sylvester sylvia
        tamara taylor ted teresa terry thelma theo theodor theodore theresa thomas tim timothy
        tina toby todd tom tommy toni tony truman tyler ulysses uma umberto ursula usain
        valentina valerie vanessa vera vernon victor victoria viktor vincent viola vivian
        vladimir wallace walt walter warren wayne werner wilbur wilhelm will willem william
        willie winona winston wladyslaw wolfgang woodrow xavier yasser yuri yves zachary zelda
        zoe
        """
}
