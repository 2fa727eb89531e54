import CommandMatcher
import SpeechRecognition
import Testing
import Transcript

@testable import SpokenAnswers

@Suite("What is ruled", .timeLimit(.minutes(30)))
struct AnswerRoundRulingTests {
    static let open = Awaited.answer(choices: [])
    static let planets = ["Mars", "Saturn", "Jupiter"]
    let jupiter: AnswerRound
    let choice: AnswerRound

    init() throws {
        jupiter = try AnswerRound(judge: AnswerJudge(AnswerLine(lenient: "Jupiter")))
        choice = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Jupiter", choices: Self.planets)),
            choices: Self.planets)
    }

    func recognition(
        _ text: String, _ outcome: HearingOutcome = .heard, tags: [String: String] = [:],
        seconds: Double = 0.8, confidence: Double = 0.99, evidence: [String: Double] = [:]
    ) -> Recognition {
        let range = TimeRange(start: .zero, end: AudioTime(seconds: seconds))
        var recognition = Recognition(
            outcome: outcome, speech: range,
            best: Transcription(
                segments: text.split(separator: " ").map {
                    Segment(text: String($0), range: range)
                }, confidence: confidence), tags: tags, confidence: confidence, threshold: 0.6)
        recognition.costlyThreshold = 0.7
        recognition.evidence = evidence
        return recognition
    }

    func outcome(_ ruling: Ruling) -> Verdict.Outcome? {
        if case .answer(let verdict) = ruling.meaning { verdict.outcome } else { nil }
    }

    @Test(
        "An answer is judged, heard and typed alike",
        arguments: [
            ("jupiter", Verdict.Outcome.accept), ("uh i think it's jupiter", .accept),
            ("saturn", .reject), ("it's not jupiter", .reject),
        ])
    func answers(text: String, expected: Verdict.Outcome) {
        let heard = jupiter.rule(recognition(text), awaiting: Self.open)
        #expect(outcome(heard) == expected)
        #expect(heard.confidence == 0.99)
        #expect(heard.threshold == (expected == .accept ? 0.6 : 0.7))
        let typed = jupiter.rule(typed: text, awaiting: Self.open)
        #expect(outcome(typed) == expected)
        #expect(typed.isTyped)
    }

    @Test(
        "What costs a point must be heard more surely than what earns one",
        arguments: [
            ("jupiter", Verdict.Outcome.accept), ("saturn", nil), ("it's not jupiter", nil),
        ])
    func costly(text: String, expected: Verdict.Outcome?) {
        for round in [jupiter, choice] {
            let ruling = round.rule(recognition(text, confidence: 0.65), awaiting: Self.open)
            #expect(outcome(ruling) == expected)
            #expect(ruling.threshold == (expected == nil ? 0.7 : 0.6))
            if expected == nil { #expect(ruling.meaning == .notUnderstood(.unsure)) }
        }
    }

    @Test(
        "A letter behind what is is talk: “what did you say”",
        arguments: [
            ("what is a.", "name", nil), ("uh who is the third", "name", nil),
            ("what is jupiter", "choice", .accept), ("is it c", "name", .accept),
            ("c", "name", .accept),
        ] as [(String, String, Verdict.Outcome?)])
    func talk(text: String, phrase: String, expected: Verdict.Outcome?) {
        let ruling = choice.rule(
            recognition(text, tags: [Grammar.phraseTag: phrase]),
            awaiting: .answer(choices: Self.planets))
        #expect(outcome(ruling) == expected)
        if expected == nil { #expect(ruling.meaning == .notUnderstood(.chatter)) }
    }

    @Test(
        "One sound is a letter only where it is all that was said: “eight” is not A",
        arguments: [
            ([:], .accept), (["leftover": 10, "frequentWords": -20], .accept),
            (["leftover": 11], nil), (["frequentWords": -20.5], nil),
            (["leftover": 30, "frequentWords": -40, "phoneCount": 2], .accept),
        ] as [([String: Double], Verdict.Outcome?)])
    func oneSound(evidence: [String: Double], expected: Verdict.Outcome?) throws {
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Mars", choices: Self.planets)),
            choices: Self.planets)
        var heard = recognition("a.")
        heard.evidence = evidence.merging(["phoneCount": 1]) { own, _ in own }
        let ruling = round.rule(heard, awaiting: .answer(choices: Self.planets))
        #expect(outcome(ruling) == expected)
        if expected == nil { #expect(ruling.meaning == .notUnderstood(.unsure)) }
    }

    @Test("A letter's point is not told")
    func letter() {
        let spoken = choice.rule(
            recognition("it's a."), awaiting: .answer(choices: Self.planets))
        #expect(spoken.heard == "it's a")
        let verdict = Verdict(
            outcome: .reject, rule: .choice, matched: "Mars", heard: "a.", official: "Jupiter",
            answerStart: .zero)
        #expect(verdict.why == "“a” chooses “Mars”; the answer is “Jupiter”.")
        let typed = choice.rule(typed: "A. A. Milne", awaiting: Self.open)
        #expect(typed.heard == "A. A. Milne")
    }

    @Test("A choice by its letter is its text, and letters are known by their names")
    func letters() {
        let awaited = Awaited.answer(choices: Self.planets)
        for text in ["c", "see", "answer c", "c jupiter", "the third one"] {
            #expect(
                outcome(choice.rule(recognition(text), awaiting: awaited)) == .accept,
                "\(text)")
        }
        for text in ["b", "be", "saturn"] {
            #expect(
                outcome(choice.rule(recognition(text), awaiting: awaited)) == .reject,
                "\(text)")
        }
    }

    @Test("A wrong choice is told in the words, and at the time, in which it was named")
    func wrongChoice() throws {
        let awaited = Awaited.answer(choices: Self.planets)
        for (text, why) in [
            ("b", "“b” chooses “Saturn”"), ("saturn", "“saturn” is a different choice"),
            ("i think it's saturn", "“saturn” is a different choice"),
        ] {
            let ruling = choice.rule(recognition(text), awaiting: awaited)
            guard case .answer(let heard) = ruling.meaning else {
                Issue.record("\(text) was not judged")
                continue
            }
            #expect(heard.heard == text)
            #expect(heard.answerStart != nil)
            #expect(heard.matched == "Saturn" && heard.rule == .choice)
            #expect(heard.why == "\(why); the answer is “Jupiter”.")
            guard case .answer(let typed) = choice.rule(typed: text, awaiting: awaited).meaning
            else {
                Issue.record("\(text) was not judged")
                continue
            }
            #expect(typed.heard == text && typed.answerStart == nil)
            #expect(typed.matched == "Saturn" && typed.rule == .choice)
        }
    }

    @Test("A round has the choices of its judge's line, unless it is given others")
    func choicesOfTheLine() throws {
        let judge = AnswerJudge(AnswerLine(answer: "Jupiter", choices: Self.planets))
        #expect(try AnswerRound(judge: judge).choices == Self.planets)
        #expect(try AnswerRound(judge: judge, choices: []).choices.isEmpty)
    }

    @Test("The text of a choice is that choice, also where it is another one's number")
    func numbersAsChoices() throws {
        let numbers = ["Three", "One", "Two"]
        let awaited = Awaited.answer(choices: numbers)
        func round(_ answer: String) throws -> AnswerRound {
            try AnswerRound(
                judge: AnswerJudge(AnswerLine(answer: answer, choices: numbers)), choices: numbers)
        }
        #expect(try outcome(round("Three").rule(recognition("one"), awaiting: awaited)) == .reject)
        #expect(try outcome(round("One").rule(recognition("one"), awaiting: awaited)) == .accept)
        #expect(try outcome(round("Three").rule(typed: "one", awaiting: awaited)) == .reject)
        #expect(
            try outcome(round("Three").rule(recognition("number one"), awaiting: awaited))
                == .accept)
    }

    @Test("Something else is an answer only when it is short and known what it was")
    func otherWords() {
        let word = HearingOutcome.somethingElse(heard: "government")
        let short = recognition("", word)
        #expect(jupiter.rule(short, awaiting: Self.open).meaning == .otherAnswer("government"))
        let long = recognition("", word, seconds: 3)
        #expect(jupiter.rule(long, awaiting: Self.open).meaning == .notUnderstood(word))
        let unknown = HearingOutcome.somethingElse(heard: nil)
        #expect(
            jupiter.rule(recognition("", unknown), awaiting: Self.open).meaning
                == .notUnderstood(unknown))
        #expect(
            jupiter.rule(short, awaiting: .commands).meaning == .notUnderstood(word))
    }

    @Test(
        "Who passes gives the question up; where that is an answer or a choice it is one",
        arguments: ["pass", "i pass", "i'll pass"])
    func passing(text: String) throws {
        let words = text.split(separator: " ").map(String.init)
        let heard = recognition(text, tags: ["command": "giveup"])
        for round in [jupiter, choice] {
            let grammar = try CompiledGrammar(round.grammar(for: .answer(choices: round.choices)))
            #expect(grammar.tags(saying: words)?["command"] == "giveup")
            #expect(round.rule(heard, awaiting: Self.open).meaning == .command(.giveUp))
            let unsure = recognition(text, tags: ["command": "giveup"], confidence: 0.7)
            #expect(round.rule(unsure, awaiting: Self.open).refused == .giveUp)
        }
        let choices = ["Pass", "Gorge"]
        let onScreen = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Pass", choices: choices)), choices: choices)
        let open = try AnswerRound(judge: AnswerJudge(AnswerLine(answer: "Pass")))
        for round in [onScreen, open] {
            let grammar = try CompiledGrammar(round.grammar(for: .answer(choices: round.choices)))
            #expect(grammar.tags(saying: ["pass"])?["command"] == nil)
            let ruling = round.rule(
                recognition("pass"), awaiting: .answer(choices: round.choices))
            #expect(outcome(ruling) == .accept)
        }
    }

    @Test(
        "Whose answer it was is said by name or number",
        arguments: [
            ("Grace", 1), ("it was grace hopper", 2), ("player two", 1), ("three", 2), ("1", 0),
            ("it was ada", 0), ("it was linus", nil), ("four", nil), ("the kelvin", nil),
        ] as [(String, Int?)])
    func who(text: String, seat: Int?) throws {
        let awaited = Awaited.who(players: ["Ada", "Grace", "Grace Hopper"])
        let expected = seat.map { Ruling.Meaning.command(.player($0)) }
        for ruling in [
            jupiter.rule(typed: text, awaiting: awaited),
            jupiter.rule(recognition(text.lowercased()), awaiting: awaited),
        ] {
            if let expected {
                #expect(ruling.meaning == expected)
            } else {
                #expect(
                    ruling.meaning
                        == .notUnderstood(.somethingElse(heard: ruling.hearing.best.text))
                )
            }
        }
    }

    @Test("What is listened for there are names and numbers, with what people say before them")
    func whoIsListenedFor() throws {
        let grammar = try CompiledGrammar(
            jupiter.grammar(for: .who(players: ["Ada", "Grace Hopper"])))
        for (words, player) in [
            ("ada", "1"), ("it was grace hopper", "2"), ("player two", "2"), ("one", "1"),
        ] {
            let said = words.split(separator: " ").map(String.init)
            #expect(grammar.tags(saying: said) == ["player": player], "\(words)")
        }
        #expect(grammar.tags(saying: ["skip"]) == ["command": "skip"])
    }

    @Test(
        "What was not understood is ruled on by nobody",
        arguments: [HearingOutcome.unsure, .chatter, .noise, .silence])
    func notUnderstood(outcome: HearingOutcome) {
        #expect(
            jupiter.rule(recognition("jupiter", outcome), awaiting: Self.open).meaning
                == .notUnderstood(outcome))
    }

    @Test("The same on both sides of an or is nobody's answer")
    func twice() {
        let round = recognition("jupiter or jupiter")
        #expect(jupiter.rule(round, awaiting: Self.open).meaning == .notUnderstood(.unsure))
        #expect(
            outcome(jupiter.rule(recognition("jupiter jupiter"), awaiting: Self.open)) == .accept)
    }

    @Test("An answer that was not enough is completed")
    func more() throws {
        let line = AnswerLine(
            answer: "Louis the Fourteenth", promptOn: [.init("Louis", ask: "Which Louis?")])
        let round = try AnswerRound(judge: AnswerJudge(line))
        guard case .answer(let first) = round.rule(typed: "louis", awaiting: Self.open).meaning
        else {
            Issue.record("louis was not judged")
            return
        }
        #expect(first.ask == "Which Louis?")
        let more = Awaited.more(after: first, choices: [])
        #expect(outcome(round.rule(recognition("the fourteenth"), awaiting: more)) == .accept)
    }
}
