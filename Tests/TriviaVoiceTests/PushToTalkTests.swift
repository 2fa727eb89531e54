import CommandMatcher
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import TriviaVoice

/// A microphone that is off until somebody wants to talk.
@Suite("Push to talk", .timeLimit(.minutes(10)))
struct PushToTalkTests {
    private static let talk = SessionInput.keyboard(.key(.character("m")))

    /// Somebody speaks into the microphone, and it is heard.
    private static func says(_ word: String, at second: Double) -> SessionInput {
        let range = TimeRange(
            start: AudioTime(seconds: second), end: AudioTime(seconds: second + 0.5))
        return .ear(
            .final(
                Recognition(
                    outcome: .heard, speech: range,
                    best: Transcription(segments: [Segment(text: word, range: range)]),
                    confidence: 0.99)))
    }

    private static func passes(to second: Double) -> SessionInput {
        .ear(.progress(AudioTime(seconds: second)))
    }

    /// Plays two questions with what comes, to the last of it.
    private func play(
        _ inputs: [SessionInput], reopened last: AudioTime? = nil
    ) async throws -> (Game, ScriptedEar, String) {
        var game = Game(
            questions: SessionTests.questions,
            rules: Rules(timeLimit: 20, readingSecondsPerWord: 0, reviewSeconds: 2))
        if last != nil {
            _ = game.step(.begin, at: .zero)
            _ = game.step(.readingEnded(aloud: false), at: .zero)
        }
        let terminal = RecordedTerminal()
        let ear = ScriptedEar([])
        let session = GameSession(
            game: game, output: ScreenOutput(terminal: terminal), ear: (ear, ear.events),
            reopened: last, commands: try SpokenCommands(), isPushToTalk: true)
        for input in inputs { session.send(input) }
        session.send(.signal(2))
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 2, players: [], way: .voice(device: "test"),
                hasKeys: true))
        return (await session.game, ear, terminal.text)
    }

    @Test(
        "A microphone that is said to be off hears nothing, from the first second on",
        arguments: [nil, AudioTime.zero])
    func off(reopened last: AudioTime?) async throws {
        let (game, ear, _) = try await play(
            [Self.says("rome", at: 1), Self.says("paris", at: 3)], reopened: last)
        #expect(game.judgements.isEmpty)
        #expect(ear.pauses == 1)
        #expect(ear.awaited.isEmpty)
    }

    @Test("One answer is heard after the key, and no word more")
    func once() async throws {
        let (game, ear, _) = try await play([
            Self.talk, Self.says("paris", at: 1), Self.says("challenge", at: 2),
            // The next question comes, and somebody talks.
            Self.passes(to: 5), Self.says("mars", at: 6),
        ])
        #expect(game.judgements.map(\.heard) == ["paris"])
        #expect(game.index == 1)
        #expect(ear.awaited == [.answer(choices: [])])
        #expect(ear.pauses == 2)
    }

    @Test("It stays off through a pause, and through a microphone that went and came back")
    func pauses() async throws {
        let space = SessionInput.keyboard(.key(.character(" ")))
        let (game, ear, _) = try await play([
            space, Self.says("resume", at: 1), space,
            .ear(.interrupted(reason: "unplugged")), .ear(.resumed(at: AudioTime(seconds: 4))),
            Self.says("rome", at: 5),
        ])
        #expect(game.judgements.isEmpty)
        #expect(ear.awaited.isEmpty)
    }

    @Test("What was opened for an answer that never came is not open for the next question")
    func unused() async throws {
        let skip = SessionInput.keyboard(.key(.character("s")))
        let (game, ear, _) = try await play([
            Self.talk, skip, Self.passes(to: 3), Self.says("mars", at: 4),
        ])
        #expect(game.judgements.map(\.outcome) == [.skipped])
        #expect(game.index == 1)
        #expect(ear.awaited == [.answer(choices: [])])
    }

    @Test("Who turns it off in the middle of a word is not waited for when the time is over")
    func midWord() async throws {
        let start = AudioTime(seconds: 18)
        let (game, _, _) = try await play([
            Self.talk, .ear(.speechStarted(start)), Self.passes(to: 18.2), Self.talk,
            Self.passes(to: 21),
        ])
        #expect(game.judgements.map(\.outcome) == [.silence])
    }

    @Test("Without it a player who turns the microphone off is not heard either")
    func muted() async throws {
        let terminal = RecordedTerminal()
        let ear = ScriptedEar([])
        let session = GameSession(
            game: Game(questions: SessionTests.questions, rules: Rules(readingSecondsPerWord: 0)),
            output: ScreenOutput(terminal: terminal), ear: (ear, ear.events),
            commands: try SpokenCommands())
        for input in [Self.talk, Self.says("rome", at: 1), Self.talk, Self.says("paris", at: 3)] {
            session.send(input)
        }
        session.send(.signal(2))
        _ = await session.run(
            Introduction(
                title: "Test", questionCount: 2, players: [], way: .voice(device: "test"),
                hasKeys: true))
        #expect(await session.game.judgements.map(\.heard) == ["paris"])
    }
}
