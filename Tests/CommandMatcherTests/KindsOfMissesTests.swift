import CommandMatcher
import Testing

/// Kinds of answers that were once judged wrongly, each tried on other names than those that showed it.
@Suite(.timeLimit(.minutes(30)))
struct KindsOfMissesTests {
    private func outcome(
        _ given: String, for line: String, question: String? = nil
    ) -> Verdict.Outcome {
        AnswerJudge(AnswerLine(lenient: line), question: question).judge(typed: given).outcome
    }

    @Test(
        "the last word of an answer alone is asked about where others end so",
        arguments: [
            (
                "Which Jackson sang Thriller?", "Michael Jackson", "jackson",
                Verdict.Outcome.prompt
            ),
            ("Which Brontë wrote Jane Eyre?", "Charlotte Brontë", "bronte", .prompt),
            ("What attacked Hugh Glass?", "Grizzly bear", "a bear", .prompt),
            ("Which vulture is the largest?", "Andean condor", "a vulture", .reject),
            ("Which woodpecker is red?", "Red-bellied woodpecker", "woodpecker", .reject),
            ("What attacked Hugh Glass?", "Grizzly bear", "black bear", .reject),
            ("Which film has Balboa win the title?", "Rocky II", "rocky", .prompt),
        ])
    func lastWordAlone(question: String, answer: String, given: String, expected: Verdict.Outcome) {
        let judge = AnswerJudge(AnswerLine(answer: answer), question: question)
        #expect(judge.judge(typed: given).outcome == expected)
    }

    @Test(
        "countries and people that belong together go by their other names, in either order",
        arguments: [
            ("Spain and the United Kingdom", "the uk and spain"),
            ("Myanmar and Thailand", "burma and thailand"),
            ("Thailand and Myanmar", "burma and thailand"),
        ])
    func pairs(answer: String, given: String) {
        #expect(outcome(given, for: answer, question: "Which two countries are they?") == .accept)
    }

    @Test(
        "what people say around an answer is no part of it, and no answer",
        arguments: [
            "i reckon it's", "we'd go for", "easy", "a hundred percent", "just a guess",
            "not a clue",
            "isn't that", "the answer must be", "sounds like", "that one's", "ooh", "can i say",
        ])
    func saidAround(phrase: String) {
        #expect(outcome("\(phrase) jupiter", for: "Jupiter", question: "Which planet?") == .accept)
        #expect(outcome("\(phrase) saturn", for: "Jupiter", question: "Which planet?") == .reject)
        #expect(outcome(phrase, for: "Jupiter", question: "Which planet?") == .reject)
    }

    @Test(
        "an answer of small words alone is said by these words",
        arguments: [("on", "in"), ("On", "the"), ("for", "by"), ("To", "at"), ("A", "the")])
    func smallWords(answer: String, other: String) {
        #expect(outcome(other, for: answer) == .reject)
        #expect(outcome(answer.lowercased(), for: answer) == .accept)
        #expect(outcome("it's \(answer.lowercased())", for: answer) == .accept)
    }

    @Test(
        "two given names in the other order name somebody else",
        arguments: [
            ("Elton John", "john elton"), ("Henry James", "james henry"),
            ("Paul Simon", "simon paul"), ("James <b>Joyce</b>", "joyce james"),
        ])
    func turnedAround(answer: String, given: String) {
        #expect(outcome(given, for: answer, question: "Who is it?") == .reject)
    }

    @Test(
        "one name that tells the family may come first, and any before a comma",
        arguments: [
            ("Elton John", "John, Elton"), ("Albert Einstein", "einstein albert"),
            ("Béla Bartók", "bartok bela"), ("Imre Nagy", "nagy imre"),
            ("Mao Zedong", "zedong mao"), ("Kim Jong-un", "jong un kim"),
            ("Akira Kurosawa", "kurosawa akira"), ("Ang Lee", "lee ang"),
        ])
    func familyFirst(answer: String, given: String) {
        #expect(outcome(given, for: answer, question: "Who is it?") == .accept)
    }

    @Test(
        "who names another of a kind is not asked for more",
        arguments: [
            ("<b><u>Crimean</u></b> War [prompt on <u>war</u>]", "korean war"),
            ("<b><u>Delian</u></b> League [prompt on <u>league</u>]", "hanseatic league"),
            ("<b><u>Delian</u></b> League [prompt on <u>league</u>]", "league of nations"),
            ("<b><u>Spanish</u></b> Civil War [prompt on <u>civil war</u>]", "american civil war"),
            ("<b><u>Mughal</u></b> Empire [prompt on <u>empire</u>]", "roman empire"),
        ])
    func anotherOfAKind(line: String, given: String) {
        #expect(outcome(given, for: line) == .reject)
    }

    @Test(
        "who only describes it is",
        arguments: [
            ("<b><u>Crimean</u></b> War [prompt on <u>war</u>]", "the war"),
            ("<b><u>Spanish</u></b> Civil War [prompt on <u>civil war</u>]", "a civil war"),
            ("<b><u>Vesuvius</u></b> [prompt on <u>volcano</u>]", "italian volcano"),
            ("<b><u>insulin</u></b> [prompt on <u>hormone</u>]", "pancreatic hormone"),
        ])
    func described(line: String, given: String) {
        #expect(outcome(given, for: line) == .prompt)
    }

    @Test("public data does not widen what a line prompts on")
    func tabledPrompts() {
        let line = "<b><u>Tbilisi</u></b> [prompt on <u>Georgia</u>]"
        #expect(outcome("georgia", for: line) == .prompt)
        #expect(outcome("peach state", for: line) == .reject)
    }

    @Test("the article before initials said letter by letter is none of them")
    func articleBeforeInitials() {
        #expect(outcome("a u f o", for: "UFO") == .accept)
        #expect(outcome("a u f o", for: "unidentified flying object") == .accept)
        #expect(outcome("an m r i", for: "magnetic resonance imaging") == .accept)
        #expect(outcome("a u f", for: "UFO") == .reject)
    }

    @Test("what a thing is may be said behind its name, and another word for its kind")
    func kinds() {
        #expect(outcome("clue the board game", for: "Clue") == .accept)
        #expect(outcome("squid game", for: "squid") == .reject)
        #expect(outcome("alexander the great", for: "Alexander Fleming") == .reject)
        #expect(outcome("fibonacci series", for: "<b><u>Fibonacci</u></b> numbers") == .accept)
        #expect(outcome("fibonacci heap", for: "<b><u>Fibonacci</u></b> numbers") == .reject)
    }

    @Test("words that end in -u have a plural")
    func plurals() {
        #expect(outcome("haikus", for: "haiku") == .accept)
        #expect(outcome("emus", for: "emu") == .accept)
        #expect(outcome("venus", for: "venue") == .reject)
    }

    @Test("a form in place of a word stands for it in the whole answer")
    func inPlaceOf() {
        let line =
            "<b><u>automobile</u></b> <b><u>accident</u></b>s [accept <b><u>car</u></b> or <b><u>truck</u></b> in place of “automobile”; accept <b><u>crash</u></b>es in place of “accidents”]"
        #expect(outcome("car accidents", for: line) == .accept)
        #expect(outcome("automobile crashes", for: line) == .accept)
        #expect(outcome("car", for: line) == .reject)
        #expect(outcome("crashes", for: line) == .reject)
    }

    @Test("a directive may follow the answer and a comma")
    func directiveBehindComma() {
        let line =
            "<b><u>Norwegian Sea</u></b>, accept <b><u>Norskehavet</u></b>, prompt on <u>sea</u>"
        #expect(outcome("norskehavet", for: line) == .accept)
        #expect(outcome("sea", for: line) == .prompt)
        #expect(AnswerLine(lenient: line).official == "Norwegian Sea")
    }

    @Test("“accept either” means either part of a name, one of which is marked")
    func eitherPart() {
        let line = "<b><u>Hermione</u></b> Granger [accept either]"
        #expect(outcome("granger", for: line) == .accept)
        #expect(outcome("hermione", for: line) == .accept)
        #expect(outcome("ron weasley", for: line) == .reject)
    }

    @Test(
        "amounts as people say them",
        arguments: [
            ("1/3", "a third"), ("3/4", "three quarters"), ("3/4", "three over four"),
            ("£0.60", "sixty pence"),
            ("$0.25", "twenty five cents"), ("99 cents", "$0.99"),
            ("7:15 pm", "quarter past seven"),
            ("10:20", "ten twenty"), ("8:30 pm", "half past eight"),
        ])
    func amounts(answer: String, given: String) {
        #expect(outcome(given, for: answer) == .accept)
    }

    @Test(
        "and others",
        arguments: [
            ("1/3", "three"), ("1/3", "the third"), ("3/4", "three over five"),
            ("4/3", "three over four"), ("£0.60", "sixty pounds"),
            ("$0.25", "25 dollars"),
            ("7:15 pm", "7:15 am"), ("45", "forty five percent"),
        ])
    func otherAmounts(answer: String, given: String) {
        #expect(outcome(given, for: answer) == .reject)
    }

    @Test("two figures are a year of the twentieth century where a year is asked for")
    func shortYears() {
        let question = "In which year did the war begin?"
        #expect(outcome("thirty nine", for: "1939", question: question) == .accept)
        #expect(outcome("thirty nine", for: "1839", question: question) == .reject)
        #expect(outcome("thirty nine", for: "1939", question: "How many are there?") == .reject)
    }

    @Test(
        "one of a thing counts for several where the word ends in -y",
        arguments: [("monkey", "monkeys"), ("Kidney", "kidneys"), ("turkeys", "turkey")])
    func pluralsInY(answer: String, given: String) {
        #expect(outcome(given, for: answer) == .accept)
    }

    @Test("what is named after a person is not the person")
    func namedAfter() {
        #expect(outcome("nobel prize", for: "Alfred Nobel", question: "Who was it?") == .reject)
        #expect(outcome("carnegie museum", for: "Andrew Carnegie") == .reject)
        #expect(outcome("general grant", for: "Ulysses Grant", question: "Who was it?") == .accept)
    }

    @Test("another who bears a ruler's name is said by where he is from")
    func otherRulers() {
        #expect(outcome("john of gaunt", for: "King John") == .reject)
        #expect(outcome("king john of england", for: "King John") == .accept)
        #expect(outcome("francis of assisi", for: "Saint Francis") == .accept)
    }

    @Test("chemical relatives are told apart, however alike they sound")
    func relatives() {
        #expect(outcome("maltase", for: "maltose") == .reject)
        #expect(outcome("sucrase", for: "sucrose") == .reject)
    }

    @Test("who says both things that are asked more about may have said all")
    func bothPrompts() {
        let marked =
            "<b><u>Pavlov</u></b>'s <b><u>dog</u></b>s [prompt on <u>dog</u>; prompt on <u>Pavlov</u>]"
        #expect(outcome("pavlovs dogs", for: marked) == .accept)
        #expect(outcome("dogs", for: marked) == .prompt)
    }

    @Test("a second article begins what is meant instead")
    func secondArticle() {
        #expect(outcome("not the gorilla the orangutan", for: "orangutan") == .accept)
        #expect(outcome("not the lord of the flies", for: "flies") == .reject)
    }

    @Test(
        "a Slavic name counts as other languages write it",
        arguments: [
            ("Leonid Andropov", "Andropow", Verdict.Outcome.accept),
            ("Anna Pavlova", "Pawlowa", .accept), ("Modest Mussorgsky", "Mussorgskij", .accept),
            ("Igor Korsakoff", "Korsakov", .accept), ("Kazimir Malevich", "Malewitsch", .accept),
            ("Dmitri Mendeleev", "Mendelejew", .accept), ("Ivan Pavlov", "Popov", .reject),
            ("Karpov", "Kasparow", .reject),
        ])
    func slavicNames(answer: String, given: String, expected: Verdict.Outcome) {
        #expect(outcome(given, for: answer, question: "Who was it?") == expected)
    }

    @Test(
        "words behind an answer that say what it is change nothing",
        arguments: [
            ("Helium", "helium the second lightest element", "Which element is it?"),
            ("Saffron", "saffron the most expensive one", "Which spice is it?"),
            ("Yuri Gagarin", "gagarin the russian", "Who was it?"),
        ])
    func descriptions(answer: String, given: String, question: String) {
        #expect(outcome(given, for: answer, question: question) == .accept)
    }

    @Test(
        "words that name a sequel make a different answer",
        arguments: [("Gladiator", "gladiator the second"), ("Jaws", "jaws the second film")])
    func sequels(answer: String, given: String) {
        #expect(outcome(given, for: answer, question: "Which film is it?") == .reject)
    }

    @Test("a person's father is a different person, unless the answer is the father")
    func fathers() {
        #expect(outcome("Martin Luther King senior", for: "Martin Luther King") == .reject)
        #expect(outcome("Hank Williams senior", for: "Hank Williams") == .accept)
        #expect(outcome("Sammy Davis senior", for: "Sammy Davis Jr.") == .reject)
        #expect(outcome("Sammy Davis senior", for: "Sammy Davis Sr.") == .accept)
        #expect(outcome("George Bush senior", for: "George H. W. Bush") == .accept)
        #expect(outcome("George Bush senior", for: "George W. Bush") == .reject)
    }

    @Test(
        "a town needs no river, and no other river",
        arguments: [
            ("Burton upon Trent", "burton", Verdict.Outcome.accept),
            ("Chalon-sur-Saône", "chalon", .accept),
            ("Newcastle upon Tyne", "newcastle under lyme", .reject),
            ("Once upon a Time", "once", .reject), ("Fire upon the Deep", "fire", .reject),
        ])
    func rivers(answer: String, given: String, expected: Verdict.Outcome) {
        let question = expected == .accept ? "Which town is it?" : nil
        #expect(outcome(given, for: answer, question: question) == expected)
    }

    @Test(
        "a common word does not stand for a name that begins with it",
        arguments: [("Dr. Strangelove", "dr strange"), ("Dr. Nightingale", "doctor night")])
    func shortForms(answer: String, given: String) {
        #expect(outcome(given, for: answer) == .reject)
    }

    @Test("who names two answers and says that it is one of them is asked which")
    func oneOfTwo() {
        #expect(outcome("tin or zinc one of those", for: "Zinc") == .prompt)
        #expect(outcome("tin or lead one of them", for: "Zinc") == .reject)
    }

    @Test("a nickname is wrong if the question asks for the official name")
    func officialNames() {
        let question = "What is the official name of the clock tower in Westminster?"
        #expect(outcome("big ben", for: "Elizabeth Tower", question: question) == .reject)
        #expect(outcome("big ben", for: "Elizabeth Tower") == .accept)
    }

    @Test(
        "a last name is enough behind initials that could be a number, and for people of a country",
        arguments: [
            ("M. C. Escher", "escher", "Who drew it?"), ("C. L. Moore", "moore", "Who wrote it?"),
            ("Chinua Achebe", "achebe", "Which Nigerian wrote it?"),
            ("Eddy Merckx", "merckx", "Which Belgian won five Tours?"),
        ])
    func lastNames(answer: String, given: String, question: String) {
        #expect(outcome(given, for: answer, question: question) == .accept)
    }

    @Test(
        "words about the answer that follow it are ignored",
        arguments: [
            ("Mark Twain", "mark twain real name samuel clemens", Verdict.Outcome.accept),
            ("Constantinople", "constantinople which is now istanbul", .accept),
            ("Myanmar", "burma as we used to call it", .accept),
            ("The Spy Who Came in from the Cold", "the spy who loved me", .reject),
        ])
    func wordsAbout(answer: String, given: String, expected: Verdict.Outcome) {
        #expect(outcome(given, for: answer) == expected)
    }
}
