import CommandMatcher
import SpeechRecognition
import Testing
import Transcript

@testable import SpokenAnswers

/// Commands among what is said, and those that are not surely enough heard to be obeyed.
extension AnswerRoundRulingTests {
    @Test("A command is one, unless its words are the answer")
    func commands() throws {
        let tags = ["command": "skip"]
        let skipped = jupiter.rule(recognition("skip", tags: tags), awaiting: Self.open)
        #expect(skipped.meaning == .command(.skip))
        #expect(
            jupiter.rule(typed: "Skip!", awaiting: Self.open).meaning == .command(.skip))
        let leaveOut = try AnswerRound(judge: AnswerJudge(AnswerLine(lenient: "Skip")))
        #expect(
            outcome(leaveOut.rule(recognition("skip", tags: tags), awaiting: Self.open)) == .accept)
        #expect(outcome(leaveOut.rule(typed: "skip", awaiting: Self.open)) == .accept)
    }

    @Test("What costs something must be heard more surely than what does not")
    func costly() {
        let sure = recognition("skip", tags: ["command": "skip"], confidence: 0.99)
        let fair = recognition("skip", tags: ["command": "skip"], confidence: 0.7)
        let free = recognition("repeat", tags: ["command": "repeat"], confidence: 0.7)
        let round = jupiter
        let obeyed = round.rule(sure, awaiting: Self.open)
        #expect(obeyed.meaning == .command(.skip))
        #expect(obeyed.threshold == AnswerRound.costlyConfidence)
        #expect(obeyed.refused == nil)
        #expect(round.rule(fair, awaiting: Self.open).meaning == .notUnderstood(.unsure))
        #expect(round.rule(fair, awaiting: Self.open).threshold == AnswerRound.costlyConfidence)
        #expect(round.rule(fair, awaiting: Self.open).refused == .skip)
        #expect(round.rule(free, awaiting: Self.open).meaning == .command(.repeatQuestion))
        #expect(round.rule(free, awaiting: Self.open).threshold == free.threshold)
    }

    @Test("What costs nothing must be heard as surely as what does amid seconds of other sound")
    func amidOtherSound() {
        func rule(frames: Double, share: Double, confidence: Double = 0.7) -> Ruling {
            let heard = recognition(
                "repeat", tags: ["command": "repeat"], confidence: confidence,
                evidence: ["keptFrames": frames, "coverage": share])
            return jupiter.rule(heard, awaiting: Self.open)
        }
        let refused = rule(frames: 642, share: 0.19)
        #expect(refused.meaning == .notUnderstood(.unsure))
        #expect(refused.threshold == AnswerRound.costlyConfidence)
        #expect(refused.refused == nil)
        for obeyed in [
            rule(frames: 642, share: 0.19, confidence: 0.99), rule(frames: 642, share: 0.8),
            rule(frames: 300, share: 0.19),
        ] {
            #expect(obeyed.meaning == .command(.repeatQuestion))
        }
    }

    @Test(
        "A late yes or no does not count as an answer, unless the answer is yes or no",
        arguments: ["yes", "No"])
    func lateDecision(line: String) throws {
        #expect(jupiter.rule(typed: line, awaiting: Self.open).meaning == .notUnderstood(.chatter))
        let wanted = try AnswerRound(judge: AnswerJudge(AnswerLine(lenient: "Yes")))
        #expect(
            outcome(wanted.rule(typed: line, awaiting: Self.open))
                == (line == "yes" ? .accept : .reject))
    }

    @Test(
        "What is asked about first may be less sure than what is done at once",
        arguments: ["quit", "challenge"])
    func askedAbout(word: String) {
        let likely = recognition(
            word, tags: ["command": word], confidence: AnswerRound.questionedConfidence + 0.01)
        let unlikely = recognition(
            word, tags: ["command": word], confidence: AnswerRound.questionedConfidence)
        let round = jupiter
        #expect(
            round.rule(likely, awaiting: Self.open).meaning
                == .command(word == "quit" ? .quit : .challenge))
        #expect(round.rule(unlikely, awaiting: Self.open).meaning == .notUnderstood(.unsure))
    }

    @Test(
        "If the game was not listening for a command, its words do not count as an answer",
        arguments: ["pass", "dunno", "again"])
    func otherCommands(word: String) {
        let heard = recognition("", .somethingElse(heard: word), confidence: 0.03)
        #expect(jupiter.rule(heard, awaiting: Self.open).meaning == .notUnderstood(.unsure))
    }

    @Test(
        "A costly command that was only written down is asked for in words that are listened for",
        arguments: [
            ("not sure", GameCommand.giveUp, "i don't know"), ("Hold on.", .pause, "pause"),
            ("move on", .skip, "skip"), ("a hint, please", .hint, "hint"),
            ("I give up.", .giveUp, nil), ("next question", .skip, nil),
        ] as [(String, GameCommand, String?)])
    func writtenCommands(text: String, command: GameCommand, instead: String?) throws {
        let heard = recognition("", .somethingElse(heard: text))
        let ruling = jupiter.rule(heard, awaiting: Self.open)
        #expect(ruling.meaning == .notUnderstood(.unsure))
        #expect(ruling.refused == command)
        #expect(ruling.heard == text.lowercased())
        #expect(ruling.sayInstead == instead)
        if let instead {
            let grammar = try CompiledGrammar(jupiter.grammar(for: Self.open))
            let words = instead.split(separator: " ").map(String.init)
            #expect(grammar.tags(saying: words)?["command"] == command.name)
        }
    }

    @Test("No sentence is asked for that is an answer, or that nobody listens for now")
    func nothingToSayInstead() throws {
        let skip = try AnswerRound(judge: AnswerJudge(AnswerLine(lenient: "Skip")))
        let ruling = skip.rule(
            recognition("", .somethingElse(heard: "move on")), awaiting: Self.open)
        #expect(ruling.refused == .skip && ruling.sayInstead != "skip")
        let unsure = recognition("", .somethingElse(heard: "not sure"))
        let pause = recognition("", .somethingElse(heard: "hold on"))
        let pick = Awaited.pick(categories: ["Science"], values: [100])
        for refused in [
            jupiter.rule(unsure, awaiting: .commands), jupiter.rule(unsure, awaiting: pick),
            jupiter.rule(pause, awaiting: .decision),
        ] {
            #expect(refused.meaning == .notUnderstood(.unsure))
            #expect(refused.refused == nil && refused.sayInstead == nil)
        }
        #expect(jupiter.rule(pause, awaiting: .commands).sayInstead == "pause")
        #expect(jupiter.rule(pause, awaiting: pick).sayInstead == "pause")
    }
}
