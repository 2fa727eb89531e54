import Foundation
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaVoice

@Suite("Pictures and sounds of questions", .timeLimit(.minutes(30)))
struct QuestionSoundTests {
    private static let tune = Media(file: "tune.ogg", alt: "A tune", duration: 8)
    private static let ending = Media(file: "ending.ogg", when: .answer)

    private func sitting(
        hasReader: Bool = false, playsSounds: Bool = true, isLive: Bool = false,
        _ change: (inout Sitting.Setting) -> Void = { _ in }
    ) throws
        -> SteppedSitting
    {
        let game = Game(
            questions: [
                Question(
                    id: "a", prompt: "Who wrote this?", answer: "Bach",
                    media: [Self.tune, Self.ending])
            ], rules: Rules(timeLimit: 20, readingSecondsPerWord: 0, reviewSeconds: 2))
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasEar = true
        setting.hasReader = hasReader
        setting.isLive = isLive
        setting.playsSounds = playsSounds
        change(&setting)
        return SteppedSitting(game, setting)
    }

    /// What was read aloud and played, in order.
    private func played(_ stepped: SteppedSitting) -> [String] {
        stepped.orders.compactMap { order in
            switch order {
            case .read(let text, let sounds, _), .tell(let text, let sounds, _):
                ([text].compactMap(\.self) + sounds.map(\.file)).joined(separator: ", ")
            default: nil
            }
        }
    }

    @Test("Only the host’s key shows pictures over the whole screen", arguments: [true, false])
    func enlarged(hasHost: Bool) throws {
        var stepped = try sitting { setting in
            setting.hasHost = hasHost
            setting.hasRoom = true
        }
        stepped.step(.keyboard(.key(.character("f"))))
        let isOrdered = stepped.orders.contains { order in
            if case .enlargePictures = order { true } else { false }
        }
        #expect(isOrdered == hasHost)
    }

    @Test(
        "A sound is part of the reading: nobody is heard before its end, and the clock begins there"
    )
    func reading() throws {
        var stepped = try sitting()
        #expect(played(stepped) == ["tune.ogg"])
        #expect(stepped.awaited.isEmpty)
        stepped.pass(7)
        #expect(stepped.awaited.isEmpty)
        stepped.step(.readAloud(turn: stepped.sitting.reading.turn))
        #expect(stepped.awaited == [.answer(choices: [])])
        stepped.step(.heard(.said("bach", at: 8)))
        #expect(stepped.game.judgements.map(\.outcome) == [.correct])
        #expect(played(stepped) == ["tune.ogg", "ending.ogg"])
    }

    @Test("The question is read first, and a player that does not end is not waited for")
    func both() throws {
        var stepped = try sitting(hasReader: true, isLive: true)
        #expect(played(stepped) == ["Who wrote this?, tune.ogg"])
        for _ in 0..<350 {
            stepped.step(.heard(.level(AudioLevel(of: [0]))))
            stepped.pass(0.05)
        }
        #expect(stepped.awaited == [.answer(choices: [])])
    }

    @Test("A typed line stops the sound and counts", arguments: ["bach", "skip"])
    func typed(line: String) throws {
        var stepped = try sitting { $0.hasKeyLines = true }
        stepped.step(.keyboard(.line(line)))
        #expect(stepped.game.judgements.map(\.outcome) == [line == "bach" ? .correct : .skipped])
        let isStopped = stepped.orders.contains {
            if case .stopReading = $0 { true } else { false }
        }
        #expect(isStopped)
    }

    @Test("Without sounds, the game goes on at once")
    func silent() throws {
        let stepped = try sitting(playsSounds: false)
        #expect(played(stepped) == [])
        #expect(stepped.awaited == [.answer(choices: [])])
    }

    /// Plays nothing, and remembers what it was to play.
    private final class RecordedSounds: SoundPlaying {
        private let state = Lock<[String]>([])
        var files: [String] { state.withLock { $0 } }
        let played: @Sendable () -> Void

        init(_ played: @escaping @Sendable () -> Void = {}) { self.played = played }

        func play(_ media: Media) async {
            state.withLock { $0.append(media.file) }
            played()
        }

        func stop() {}
    }

    @Test("What was stopped plays no further sound")
    func stopped() async {
        let stop = Lock<QuestionVoice?>(nil)
        let sounds = RecordedSounds { stop.withLock { $0 }?.stop() }
        let reader = RecordedReader()
        let voice = QuestionVoice(reader: reader, sounds: sounds)
        await voice.perform("Listen.", [Self.tune, Self.ending])
        #expect(sounds.files == ["tune.ogg", "ending.ogg"])
        stop.withLock { $0 = voice }
        await voice.perform(nil, [Self.tune, Self.ending])
        #expect(sounds.files == ["tune.ogg", "ending.ogg", "tune.ogg"])
        #expect(reader.texts == ["Listen."])
    }

    @Test("The sounds that we ship can be played, and the parts of them too")
    func shipped() async throws {
        let home = FileManager.default.temporaryDirectory
            .appending(path: "tv-sounds-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let bank = try BankStore.open(at: home.appending(path: "bank.sqlite").path)
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "data/packs/tunes-and-sounds")
        try bank.importFile(PackInput(path: folder.path))
        let sounds = QuestionSounds(folder: bank.media, device: "null", level: 0.5) {
            Issue.record("\($0)")
        }
        let questions = try bank.pack(titled: "Tunes and Sounds").questions
        #expect(questions.count > 50)
        for item in questions.flatMap(\.media) {
            let file = try #require(bank.media.file(of: item))
            #expect(file.format.kind == .sound)
            #expect(try AudioClip.read(file.url.path).duration > .seconds(2))
            await sounds.play(item)
        }
    }

    @Test(
        "Sounds that a game could not play are found",
        arguments: [
            (0, nil, "cannot be played"), (8_000, 1.0, "begins after its end"), (8_000, 0.2, nil),
            (-1, nil, "cannot be played"),
        ] as [(Int, Double?, String?)])
    func unplayable(samples: Int, start: Double?, problem: String?) throws {
        let bytes =
            samples < 0
            ? [UInt8]("ID3".utf8) + [UInt8](repeating: 0, count: 500)
            : Self.wave(samples)
        var item = Media(file: "data:audio/wav;base64,\(Data(bytes).base64EncodedString())")
        item.start = start
        let question = Question(id: "a", prompt: "?", answer: "b", media: [item])
        let media = PackMedia(try PackInput(name: "p.json", bytes: []))
        let found = SoundCheck.problems(with: [question], in: media).map(\.problem)
        #expect(found.count == (problem == nil ? 0 : 1))
        #expect(found.allSatisfy { $0.contains(problem ?? "") }, "\(found)")
    }

    /// A file of silence at 16 kHz in the format WAVE.
    private static func wave(_ count: Int) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).map { UInt8(value >> (8 * $0) & 0xFF) }
        }
        let form = number(1, 2) + number(1, 2) + number(16_000, 4) + number(32_000, 4)
        let head = Array("WAVEfmt ".utf8) + number(16, 4) + form + number(2, 2) + number(16, 2)
        let body = head + Array("data".utf8) + number(2 * count, 4)
        return Array("RIFF".utf8) + number(body.count + 2 * count, 4) + body
            + [UInt8](repeating: 0, count: 2 * count)
    }

    @Test("The words of a screen say what there is to see and hear")
    func words() {
        let stored = String(repeating: "0", count: 32)
        let question = Question(
            id: "a", prompt: "?", answer: "b",
            media: [
                Self.tune, Media(file: "\(stored).png"), Media(file: "\(stored).mp3"),
                Media(file: "far.png", alt: "A hill"), Media(file: "http://x.org/a.png"),
                Self.ending,
            ])
        let screen = GameScreen(columns: 80)
        #expect(
            screen.media(question, at: .question).map(\.text) == [
                "   Sound: A tune", "   This question includes a picture.",
                "   This question includes a sound.", "   Picture: A hill",
                "   See: http://x.org/a.png",
            ])
        #expect(
            screen.media(question, at: .answer).map(\.text)
                == ["   This question includes a sound."])
    }

    @Test(
        "A terminal gets pictures in the way that it understands",
        arguments: [
            (["TERM": "xterm-kitty"], TerminalPictures.Way.kitty),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm),
            (["TERM": "foot"], .sixels), (["TERM": "xterm-256color"], .symbols), ([:], .symbols),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .symbols),
        ])
    func ways(environment: [String: String], way: TerminalPictures.Way) {
        #expect(TerminalPictures.way(environment) == way)
    }
}
