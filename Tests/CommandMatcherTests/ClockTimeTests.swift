import Testing

@testable import CommandMatcher

/// Times of day: as they are written and said, and others.
@Suite(.timeLimit(.minutes(30)))
struct ClockTimeTests {
    typealias Case = FairRulingsTests.Case

    @Test(
        "a time counts however it is said, and no other one does",
        arguments: [
            Case(
                "7:05", "What time does the clock show?",
                accept: [
                    "seven oh five", "seven o five", "seven zero five", "about seven oh five",
                    "seven oh five in the morning", "five past seven", "five minutes past seven",
                    "7.05", "0705", "7:05 pm", "7 05",
                ],
                reject: [
                    "7:50", "five to seven", "5:07", "quarter past seven", "seven", "7:15",
                    "seven fifty",
                ]),
            Case(
                "quarter to nine", "When did it begin?",
                accept: ["8:45", "20:45", "fifteen minutes to nine", "8.45 pm"],
                reject: ["9:15", "quarter past nine", "8:15"]),
            Case(
                "five past seven", "When did it begin?",
                accept: ["7:05", "seven oh five", "19:05"], reject: ["five to seven", "7:15"]),
            Case(
                "15:30", "At what time does the train leave?",
                accept: [
                    "3:30 pm", "half past three", "three thirty", "three thirty in the afternoon",
                    "half three", "3.30pm", "fifteen thirty", "1530",
                ],
                reject: [
                    "three thirty in the morning", "3:30 am", "3:30 at night", "5:30", "three",
                    "half past five", "15:13", "15:30 am",
                ]),
            Case(
                "20:00", "When does the news begin?",
                accept: [
                    "eight", "eight in the evening", "eight at night", "8 pm",
                    "twenty hundred hours",
                    "eight o'clock", "8 o'clock pm", "eight o'clock p.m.",
                ],
                reject: [
                    "eight in the morning", "8 am", "8 o'clock am", "8:30", "20 minutes", "18:00",
                ]),
            Case(
                "2:55", "What time is it?", accept: ["five to three", "two fifty-five"],
                reject: ["three to five", "3:05", "five past three"]),
        ])
    func said(value: Case) { value.check() }

    @Test(
        "twelve o'clock is noon and midnight where the question asks when",
        arguments: [
            Case(
                "Noon", "At what time is the sun highest?",
                accept: ["twelve o'clock", "twelve noon", "12", "12 pm", "midday", "at noon"],
                reject: ["midnight", "12 am", "twelve at night", "one o'clock", "twelve midnight"]),
            Case(
                "midnight", "When did the coach turn back into a pumpkin?",
                accept: ["twelve o'clock", "twelve at night", "12 am", "twelve midnight"],
                reject: ["noon", "twelve noon", "12 pm"]),
            Case(
                "Noon", "Which palindrome is the middle of the day?", accept: ["noon"],
                reject: ["12"]),
            Case(
                "23:59", "At what time does it end?",
                accept: ["one minute to midnight", "a minute before midnight", "11:59 pm"],
                reject: ["one minute to noon", "a minute past midnight", "midnight"]),
            Case(
                "0:30", "At what time does it close?",
                accept: ["half past midnight", "half past twelve", "thirty minutes past midnight"],
                reject: ["half past noon", "quarter past midnight", "half to midnight", "midnight"]),
            Case(
                "0:05", "At what time does it close?",
                accept: ["five minutes past midnight", "five past midnight"],
                reject: ["five minutes to midnight", "five minutes past noon"]),
        ])
    func twelve(value: Case) { value.check() }

    @Test(
        "what is no time is read as none",
        arguments: [
            "5:3", "twenty minutes", "3:30 dollars", "third", "25:10", "7:60", "the 1990s",
            "3:10 to Yuma",
        ])
    func noTime(text: String) { #expect(ClockTime(WordList(text, .english)) == nil) }

    @Test("a tolerance is so many minutes")
    func tolerance() {
        let judge = AnswerJudge(AnswerLine(answer: "7:05", tolerance: 5), question: "When?")
        for given in ["7:06", "seven", "7:10", "ten past seven"] {
            #expect(judge.judge(typed: given).outcome == .accept, "\(given)")
        }
        for given in ["7:11", "eight", "3", "6:59", "five o'clock"] {
            #expect(judge.judge(typed: given).outcome == .reject, "\(given)")
        }
    }
}
