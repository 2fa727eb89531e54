import CommandMatcher
import QuestionBank
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// A microphone that is off until somebody wants to talk.
@Suite("Push to talk", .timeLimit(.minutes(30)))
struct PushToTalkTests {
    private static let talk = Happening.input(.keyboard(.key(.character("m"))))

    /// Somebody speaks into the microphone, and it is heard.
    private static func says(_ word: String, at second: Double) -> Happening {
        .heard(.said(word, at: second))
    }

    private static func passes(to second: Double) -> Happening {
        .heard(.progress(AudioTime(seconds: second)))
    }

    /// Plays two questions with what comes, to the last of it.
    private func play(
        _ happenings: [Happening], isPushToTalk: Bool = true, reopened last: AudioTime? = nil
    ) throws -> SteppedSitting {
        var game = Game(
            questions: SessionTests.questions,
            rules: Rules(timeLimit: 20, readingSecondsPerWord: 0, reviewSeconds: 2))
        if last != nil {
            _ = game.step(.begin, at: .zero)
            _ = game.step(.readingEnded(aloud: false), at: .zero)
        }
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasEar = true
        setting.isPushToTalk = isPushToTalk
        setting.opening = last.map { .reopened(since: $0) } ?? .begin
        var sitting = SteppedSitting(game, setting)
        for happening in happenings { sitting.step(happening) }
        return sitting
    }

    @Test(
        "A microphone that is said to be off hears nothing, from the first second on",
        arguments: [nil, AudioTime.zero])
    func off(reopened last: AudioTime?) throws {
        let sitting = try play(
            [Self.says("rome", at: 1), Self.says("paris", at: 3)], reopened: last)
        #expect(sitting.game.judgements.isEmpty)
        #expect(sitting.pauses == 1)
        #expect(sitting.awaited.isEmpty)
    }

    @Test("One answer is heard after the key, and no word more")
    func once() throws {
        let sitting = try play([
            Self.talk, Self.says("paris", at: 1), Self.says("challenge", at: 2),
            // The next question comes, and somebody talks.
            Self.passes(to: 5), Self.says("mars", at: 6),
        ])
        #expect(sitting.game.judgements.map(\.heard) == ["paris"])
        #expect(sitting.game.index == 1)
        #expect(sitting.awaited == [.answer(choices: [])])
        #expect(sitting.pauses == 2)
    }

    @Test("It stays off through a pause, and through a microphone that went and came back")
    func pauses() throws {
        let space = Happening.input(.keyboard(.key(.character(" "))))
        let sitting = try play([
            space, Self.says("resume", at: 1), space,
            .heard(.interrupted(reason: "unplugged")), .heard(.resumed(at: AudioTime(seconds: 4))),
            Self.says("rome", at: 5),
        ])
        #expect(sitting.game.judgements.isEmpty)
        #expect(sitting.awaited.isEmpty)
    }

    @Test("What was opened for an answer that never came is not open for the next question")
    func unused() throws {
        let skip = Happening.input(.keyboard(.key(.character("s"))))
        let sitting = try play([
            Self.talk, skip, Self.passes(to: 3), Self.says("mars", at: 4),
        ])
        #expect(sitting.game.judgements.map(\.outcome) == [.skipped])
        #expect(sitting.game.index == 1)
        #expect(sitting.awaited == [.answer(choices: [])])
    }

    @Test("Who turns it off in the middle of a word is not waited for when the time is over")
    func midWord() throws {
        let start = AudioTime(seconds: 18)
        let sitting = try play([
            Self.talk, .heard(.speechStarted(start)), Self.passes(to: 18.2), Self.talk,
            Self.passes(to: 21),
        ])
        #expect(sitting.game.judgements.map(\.outcome) == [.silence])
    }

    @Test("Without it a player who turns the microphone off is not heard either")
    func muted() throws {
        let sitting = try play(
            [Self.talk, Self.says("rome", at: 1), Self.talk, Self.says("paris", at: 3)],
            isPushToTalk: false)
        #expect(sitting.game.judgements.map(\.heard) == ["paris"])
    }
}
