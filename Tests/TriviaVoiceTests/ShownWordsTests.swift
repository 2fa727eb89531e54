import Foundation
import Languages
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import WebPresenter

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaGame

/// While somebody speaks, every presenter shows what is said and nothing else.
@Suite("What is shown while somebody speaks", .timeLimit(.minutes(30)))
struct ShownWordsTests {
    /// Everything that a game was shown on: a terminal, one for screen readers, a program and a room's stage.
    private struct Presenters: Sendable {
        let terminal = RecordedTerminal()
        let plain = RecordedTerminal(isInteractive: false)
        private let lines = Lock<[String]>([])
        private let stage = Lock(StageRecord())

        private struct StageRecord: Sendable {
            var stage = Stage()
            var pictures: [String] = []
        }

        private struct StageOutput: GameOutput {
            let change: @Sendable ((inout Stage) -> Void) -> Void
            var failure: CommandFailure? { nil }
            func begin(_ introduction: Introduction) {}
            func show(_ effect: GameEffect, of game: Game) { change { $0.show(effect, of: game) } }
            func update(_ live: LiveLine?) {}
            func hear(volatile text: String) { change { $0.hear(volatile: text) } }
            func note(_ text: String) {}
            func refuse(_ text: String) {}
        }

        var output: SeveralOutputs {
            let (lines, stage) = (lines, stage)
            return SeveralOutputs(outputs: [
                ScreenOutput(terminal: terminal), ScreenOutput(terminal: plain, isPlain: true),
                JSONOutput { line in lines.withLock { $0.append(line) } },
                StageOutput { change in
                    stage.withLock { record in
                        change(&record.stage)
                        let picture = (try? JSONEncoder().encode(record.stage)) ?? Data()
                        record.pictures.append(String(decoding: picture, as: UTF8.self))
                    }
                },
            ])
        }

        /// All that was ever to be seen, but what the questions themselves say.
        var seen: String {
            (terminal.shown + terminal.lines + plain.lines).map(\.text).joined(separator: "\n")
                + lines.withLock(\.self).filter { !$0.contains("\"event\":\"question\"") }
                .joined(separator: "\n")
                + stage.withLock(\.pictures).joined(separator: "\n")
        }
    }

    private func play(
        _ question: Question, mode: Mode = .solo, hearing events: [ListeningEvent]
    ) throws -> String {
        let presenters = Presenters()
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasEar = true
        let players = mode == .solo ? ["Ada"] : ["Ada", "Grace"]
        let game = Game(
            questions: [question], players: players.map(Player.init), mode: mode,
            rules: Rules(readingSecondsPerWord: 0))
        var stepped = SteppedSitting(game, setting)
        if mode.opening == .buzzer { stepped.step(.keyboard(.key(.character("1")))) }
        for event in events { stepped.step(.heard(event)) }
        let output = presenters.output
        for order in stepped.orders {
            switch order {
            case .show(let effect, let game): output.show(effect, of: game)
            case .live(let line): output.update(line)
            case .hear(let text): output.hear(volatile: text)
            case .note(let text): output.note(text)
            default: break
            }
        }
        return presenters.seen.lowercased()
    }

    private static func spoken(_ text: String) -> ListeningEvent {
        .volatile(
            Transcription(
                segments: text.split(separator: " ").map {
                    Segment(text: String($0), range: TimeRange(start: .zero, end: .zero))
                }))
    }

    private static let capital = Question(
        id: "1", prompt: "What is the capital of France?", answer: "Paris")
    private static let planet = Question(
        id: "2", prompt: "Which is the largest?", answer: "Jupiter", accept: ["Jove"],
        choices: ["Mars", "Jupiter"])

    @Test(
        "What is said is shown as it is heard",
        arguments: [Mode.solo, .turns, .shout, .everybody, .teams])
    func spoken(mode: Mode) throws {
        let seen = try play(
            Self.capital, mode: mode,
            hearing: [
                .speechStarted(.zero), Self.spoken("well"), Self.spoken("well melbourne"),
                .level(AudioLevel(of: [9_000])),
            ])
        #expect(seen.contains("well melbourne"))
        #expect(!seen.contains("paris"))
    }

    @Test("Speech that has no words yet is shown as speech")
    func wordless() throws {
        let seen = try play(
            Self.capital, hearing: [.speechStarted(.zero), .level(AudioLevel(of: [9_000]))])
        #expect(seen.contains("…"))
    }

    @Test("Foul words, which may be misheard, are shown nowhere")
    func foul() throws {
        let word = try #require(Language.english.decoys[.foul].first)
        let seen = try play(
            Self.capital,
            hearing: [
                .speechStarted(.zero), Self.spoken("well \(word)"), .level(AudioLevel(of: [9_000])),
            ])
        #expect(!seen.contains(word))
    }

    @Test("Words of a secret answer are shown to nobody")
    func secret() throws {
        let seen = try play(
            Self.capital, mode: .quiz,
            hearing: [
                .speechStarted(.zero), Self.spoken("melbourne"), .level(AudioLevel(of: [9_000])),
            ])
        #expect(!seen.contains("melbourne"))
    }

    @Test("What was perhaps said is told nobody while others may still answer")
    func unsure() throws {
        let perhaps = ListeningEvent.final(
            Recognition(
                outcome: .unsure, speech: TimeRange(start: .zero, end: AudioTime(seconds: 1)),
                best: Transcription(segments: [
                    Segment(text: "jupiter", range: TimeRange(start: .zero, end: .zero))
                ]), confidence: 0.3, threshold: 0.5))
        for mode in [Mode.everybody, .teams, .shout] {
            let seen = try play(Self.planet, mode: mode, hearing: [perhaps])
            #expect(seen.contains("clear"), "\(mode.name)")
            #expect(!seen.contains("“jupiter”"), "\(mode.name)")
        }
        #expect(try play(Self.planet, hearing: [perhaps]).contains("“jupiter”"))
        #expect(try !play(Self.capital, hearing: [perhaps]).contains("jupiter"))
    }
}
