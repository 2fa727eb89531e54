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
            Case("Blink-182", accept: ["blink 182"], prompt: ["blink"]),
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
            Case("Rocky II", "Which film?", prompt: ["rocky"]),
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

    @Test("a range in a list of forms counts whole, although the tolerance is smaller")
    func listedRange() {
        let judge = AnswerJudge(AnswerLine(answer: "2", accept: ["1 to 5"], tolerance: 1))
        for given in ["1", "2", "3", "4", "5", "five"] {
            #expect(judge.judge(typed: given).outcome == .accept, "\(given)")
        }
        for given in ["0", "6", "12"] {
            #expect(judge.judge(typed: given).outcome == .reject, "\(given)")
        }
    }

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
}
