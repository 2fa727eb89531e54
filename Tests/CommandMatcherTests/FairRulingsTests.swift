import CommandMatcher
import Testing

/// What a fair host rules, kind by kind.
struct FairRulingsTests {
    /// An answer line with a question, and what is said to it.
    struct Case: CustomTestStringConvertible, Sendable {
        var answer: String
        var question: String?
        var accept: [String] = []
        var prompt: [String] = []
        var reject: [String] = []

        init(
            _ answer: String, _ question: String? = nil, accept: [String] = [],
            prompt: [String] = [], reject: [String] = []
        ) {
            self.answer = answer
            self.question = question
            self.accept = accept
            self.prompt = prompt
            self.reject = reject
        }

        var testDescription: String { answer }

        func check() {
            let judge = AnswerJudge(AnswerLine(lenient: answer), question: question)
            let expected: [(Verdict.Outcome, [String])] = [
                (.accept, accept), (.prompt, prompt), (.reject, reject),
            ]
            for (outcome, answers) in expected {
                for given in answers {
                    let verdict = judge.judge(typed: given)
                    #expect(verdict.outcome == outcome, "\(given): \(verdict.why)")
                }
            }
        }
    }

    @Test(
        "initials are no answer where the question says them, and may have \"and\" between",
        arguments: [
            Case(
                "British Broadcasting Corporation", "What does BBC stand for?",
                accept: ["British Broadcasting Corporation"], reject: ["BBC", "the bbc", "B.B.C."]),
            Case("British Broadcasting Corporation", "Which broadcaster?", accept: ["BBC"]),
            Case(
                "Marks & Spencer", "Which shop?", accept: ["M&S", "m and s"], reject: ["S&M", "MS"]),
            Case("Marks & Spencer", "What does M&S stand for?", reject: ["M&S"]),
        ])
    func initials(value: Case) { value.check() }

    @Test(
        "a name of several parts is not one of them",
        arguments: [
            Case("AC/DC", accept: ["AC/DC", "acdc", "ac dc"], reject: ["dc or AC", "AC", "DC"]),
            Case("TCP/IP", accept: ["tcp ip"], reject: ["IP"]),
            Case("Istanbul/Constantinople", accept: ["istanbul", "constantinople"]),
            Case(
                "John, Paul, George, Ringo", "Name the four Beatles",
                accept: ["john paul george ringo", "Ringo, George, Paul and John"],
                prompt: ["ringo", "George"], reject: ["mick"]),
            Case("Crosby, Stills, Nash", prompt: ["nash"], reject: ["young"]),
            Case("Paris, Texas, USA", accept: ["paris"]),
            Case("Barcelona, Spain", "Which of these two cities?", accept: ["barcelona"]),
            Case("France, Germany", "Which two countries?", prompt: ["france"]),
        ])
    func parts(value: Case) { value.check() }

    @Test(
        "a sharp is said",
        arguments: [
            Case("C#", accept: ["c sharp", "C#", "csharp"], reject: ["C", "F#"]),
            Case("C# minor", accept: ["c sharp minor"], reject: ["c minor", "c sharp"]),
            Case("#1", accept: ["number one", "1"]),
        ])
    func sharp(value: Case) { value.check() }

    @Test(
        "letters written as signs or digits are read as letters",
        arguments: [
            Case("P!nk", accept: ["pink", "P!nk"], reject: ["ponk"]),
            Case("Se7en", accept: ["seven", "se7en"], reject: ["eleven"]),
            Case("A$AP Rocky", accept: ["asap rocky"]), Case("Sk8er Boi", accept: ["skater boi"]),
            Case("deadmau5", accept: ["deadmaus"]), Case("H2O", accept: ["h2o"], reject: ["hoo"]),
            Case("Blink-182", accept: ["blink 182"], reject: ["blink"]),
        ])
    func disguised(value: Case) { value.check() }

    @Test(
        "a ruler's name alone is asked about, where the question asks who",
        arguments: [
            Case(
                "King Charles III", "Who is the king of the UK?",
                accept: ["charles the third", "king charles iii"],
                prompt: ["charles", "king charles"], reject: ["charles the second", "william"]),
            Case(
                "Napoleon III", "Who was emperor then?", reject: ["napoleon", "napoleon the first"]),
            Case("Rocky II", "Which film?", reject: ["rocky"]),
        ])
    func rulers(value: Case) { value.check() }

    @Test(
        "a country says the nationality that is asked for",
        arguments: [
            Case(
                "Austrian", "What was Mozart's nationality?",
                accept: ["Austria", "austrian", "from Austria"], reject: ["Australia", "Germany"]),
            Case("Austria", "What was Mozart's nationality?", accept: ["austrian"]),
            Case("French", "Which language is spoken in Quebec?", reject: ["france"]),
        ])
    func nationality(value: Case) { value.check() }

    @Test(
        "a time is the same by either clock",
        arguments: [
            Case(
                "3:30 pm", "At what time?",
                accept: ["15:30", "half three", "half past three", "3:30"],
                reject: ["3:30 am", "half four", "16:30"]),
            Case("15:30", accept: ["3:30 pm"], reject: ["3:30 am"]),
            Case("12:30 am", accept: ["00:30", "0:30"]), Case("3:30 am", reject: ["15:30"]),
            Case("half", accept: ["1/2", "one half"]),
        ])
    func clocks(value: Case) { value.check() }

    @Test(
        "a comma behind a zero alone is a decimal one",
        arguments: [
            Case("0,80", accept: ["0.80", "0.8", "0,8"], reject: ["80", "0", "0,08"]),
            Case("0.125", accept: ["0,125"]), Case("1,000", accept: ["1000"], reject: ["1"]),
            Case("0, 1, 2", accept: ["0,1,2"]),
        ])
    func decimalComma(value: Case) { value.check() }

    @Test(
        "yes and no have other names without choices too",
        arguments: [
            Case("Yes", "Is it?", accept: ["yeah", "yep", "yes"], reject: ["no", "nope"]),
            Case("No", "Is it?", accept: ["nope", "nah", "no"], reject: ["yeah", "yes"]),
            Case("True", "True or false?", accept: ["t"], reject: ["false", "f"]),
        ])
    func yesAndNo(value: Case) { value.check() }

    @Test(
        "states have two letters and days three, where that is all that was typed",
        arguments: [
            Case("Florida", "Which state?", accept: ["FL", "fl"], reject: ["GA", "in FL or GA"]),
            Case("New York", "Which state?", accept: ["NY"]),
            Case("Colorado", "Which state?", accept: ["CO"], reject: ["company"]),
            Case("Georgia", "Which country?", reject: ["GA"]),
            Case("Wednesday", accept: ["weds", "wed"], reject: ["tue"]),
            Case("Sunday", accept: ["sun"]), Case("the Sun", reject: ["sunday"]),
            Case("Manchester United", accept: ["man utd"]),
        ])
    func short(value: Case) { value.check() }

    @Test(
        "a range and a tolerance count as they are written",
        arguments: [
            Case(
                "50 (accept 48-52)", accept: ["49", "50", "52", "about 50"], reject: ["47", "53"]),
            Case("50 [accept between 48 and 52]", accept: ["51"], reject: ["53"]),
            Case("50 ± 2", accept: ["48", "fifty", "51"], reject: ["53", "2"]),
            Case("50 +/- 2", accept: ["49"], reject: ["53"]),
            Case("12 ± 1 km", accept: ["13 km", "11"], reject: ["13 miles", "14"]),
            Case("12 km ± 1 km", accept: ["13 km"]), Case("50 ± two", accept: ["fifty", "52"]),
            Case(String(repeating: "9", count: 400) + " ± 2", reject: ["9"]),
            Case("1914-1918", accept: ["1914-1918"], reject: ["1916"]),
            Case("World War I (accept 1914-1918)", reject: ["1916"]),
        ])
    func ranges(value: Case) { value.check() }

    @Test(
        "a title in parentheses names the same person, a remark does not",
        arguments: [
            Case(
                "Prince Harry (Duke of Sussex)", accept: ["duke of sussex", "prince harry"],
                reject: ["duke", "sussex", "duke of edinburgh"]),
            Case("Henry VIII (King of England)", reject: ["king of england"]),
            Case("Mercury (planet)", reject: ["planet"]),
        ])
    func titles(value: Case) { value.check() }

    @Test(
        "an answer may be described behind a comma",
        arguments: [
            Case(
                "Mount Everest", "What is the tallest mountain on Earth?",
                accept: [
                    "I reckon it's got to be Everest, that huge mountain in the Himalayas",
                    "Everest, which is really very high up in the Himalayas",
                ], prompt: ["everest, k2"], reject: ["K2, that huge mountain in the Himalayas"])
        ])
    func described(value: Case) { value.check() }

    @Test(
        "a second month or day is another date",
        arguments: [
            Case(
                "May", "In which month is the Kentucky Derby?",
                accept: ["may 4th", "the fourth of may"],
                prompt: ["april or may", "april, may"], reject: ["april and may", "april"]),
            Case(
                "July 4", "On what date is Independence Day?",
                accept: ["the 4th of july", "4 july"], prompt: ["july 4 or 5"],
                reject: ["july 4 and 5", "july 3 or 5"]),
            Case(
                "1945", "When did the war in Europe end?",
                accept: ["may 1945", "8 may 1945", "7 to 8 may 1945"], prompt: ["1944 or 1945"]),
        ])
    func severalDates(value: Case) { value.check() }

    @Test(
        "a letter that is a name is no small word",
        arguments: [
            Case(
                "Vitamin A", "Which vitamin is retinol?",
                accept: ["vitamin a", "a", "it's a", "the vitamin a"],
                reject: ["vitamin e", "vitamin", "e", "vitamin c"]),
            Case("Vitamin E", "Which vitamin is tocopherol?", accept: ["e"], reject: ["vitamin a"]),
            Case(
                "<b><u>A minor</u></b>", "In which key?", accept: ["a minor", "in a minor"],
                reject: ["e minor", "minor", "a major", "c minor"]),
            Case(
                "<b><u>E-flat major</u></b>", "In which key is the Eroica?",
                accept: ["e flat major", "e-flat major"], reject: ["b flat major", "flat major"]),
            Case("e4", "Which square?", accept: ["e4", "E 4"], reject: ["4", "a4"]),
            Case("Y chromosome", "Which chromosome do fathers hand on?", accept: ["y", "the y"]),
            Case("Hepatitis A", accept: ["hepatitis a"], reject: ["hepatitis e", "hepatitis"]),
            Case("A Major Problem", accept: ["a major problem", "major problem"]),
            Case("A Tale of Two Cities", accept: ["tale of two cities"]),
        ])
    func lettersThatAreNames(value: Case) { value.check() }

    @Test(
        "typed, a short word that a dictionary has is no other one of nearly its sound",
        arguments: [
            ("Mouse", "moose", Verdict.Outcome.reject), ("Rhine", "rain", .reject),
            ("Comma", "coma", .reject), ("Rome", "roam", .reject), ("Main", "maine", .reject),
            ("Silicon", "silicone", .reject), ("Cain", "cane", .accept), ("Mouse", "mose", .accept),
            ("Jane Austen", "jane austin", .accept),
        ])
    func shortWords(answer: String, given: String, expected: Verdict.Outcome) {
        let pronouncing = ListedPronunciations(words: [
            "mouse": ["M AW S"], "moose": ["M UW S"], "rhine": ["R AY N"], "rain": ["R EY N"],
            "comma": ["K AA M AH"], "coma": ["K OW M AH"], "rome": ["R OW M"], "roam": ["R OW M"],
            "main": ["M EY N"], "maine": ["M EY N"], "silicon": ["S IH L IH K AH N"],
            "silicone": ["S IH L IH K OW N"], "cain": ["K EY N"], "cane": ["K EY N"],
            "austen": ["AO S T AH N"], "austin": ["AO S T AH N"], "jane": ["JH EY N"],
            "mose": ["? M AW S"],
        ])
        let judge = AnswerJudge(AnswerLine(answer: answer), pronouncing: pronouncing)
        #expect(judge.judge(typed: given).outcome == expected)
    }

    @Test(
        "what is said not to happen is not the answer",
        arguments: [
            Case(
                "expand", "What does water do when it freezes?", accept: ["it expands", "expand"],
                reject: [
                    "it doesn't expand", "it does not expand", "it won't expand", "doesn't expand",
                ]),
            Case("Let It Be", accept: ["let it be"], reject: ["don't let it be"]),
            Case("fall", reject: ["it cannot fall", "they can't fall", "shouldn't fall"]),
            Case("Don't Stop Believin'", accept: ["don't stop believing"]),
            Case(
                "Paris", "What is the capital of France?",
                accept: [
                    "i don't know, paris", "i don't know maybe paris",
                    "it doesn't start with l, paris",
                ]),
            Case("Kant", "Who wrote it?", accept: ["kant"]),
        ])
    func negatedVerbs(value: Case) { value.check() }
}
