import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import Trials
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Words that may be a remark count as an answer only where few people may speak.
@Suite("Remarks during a question", .timeLimit(.minutes(30)))
struct SpeakingRightTests {
    private func meanings(
        of text: String, in mode: Mode, players: [String], pressing key: Character? = nil
    ) throws -> [Ruling.Meaning] {
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.isLive = true
        setting.hasRawKeys = true
        setting.hasEar = true
        setting.isRecorded = true
        let game = Game(
            questions: [
                Question(id: "story", prompt: "How does it begin?", answer: "Call me Ishmael")
            ],
            players: players.map(Player.init), mode: mode,
            rules: Rules(timeLimit: 600, readingSecondsPerWord: 0, buzzSeconds: 600))
        var table = SteppedSitting(game, setting)
        if let key { table.step(.input(.keyboard(.key(.character(key))))) }
        let range = TimeRange(start: AudioTime(seconds: 5), end: AudioTime(seconds: 6))
        table.step(
            .heard(
                .final(
                    Recognition(
                        outcome: .somethingElse(heard: text), speech: range,
                        best: Transcription(segments: [Segment(text: text, range: range)]),
                        confidence: 0))))
        return table.orders.compactMap {
            if case .record(let recorded) = $0 { recorded.ruling.meaning } else { nil }
        }
    }

    @Test("A phrase is an answer after a key press, and talk if everybody may speak")
    func phrase() throws {
        let phrase = "Once upon a time"
        #expect(
            try meanings(of: phrase, in: .shout, players: ["Ada", "Grace"])
                == [.notUnderstood(.chatter)])
        #expect(
            try meanings(of: phrase, in: .everybody, players: ["Ada", "Grace"], pressing: "1")
                == [.otherAnswer(phrase)])
        #expect(
            try meanings(of: "Isaac Newton", in: .shout, players: ["Ada", "Grace"])
                == [.otherAnswer("Isaac Newton")])
    }

    @Test("A remark is talk, even after a key press")
    func remark() throws {
        #expect(
            try meanings(
                of: "Close the door", in: .everybody, players: ["Ada", "Grace"], pressing: "1")
                == [.notUnderstood(.chatter)])
        #expect(
            try meanings(of: "Close the door", in: .solo, players: ["Ada"])
                == [.notUnderstood(.chatter)])
    }
}
