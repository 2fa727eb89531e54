import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// Answers by voice into phones, from the browser's microphone to the ruling.
@Suite("Voices in phones", .serialized, .timeLimit(.minutes(30)), .needsBrowser, .needsModel)
struct RoomTalkTests {
    private let home: TemporaryFolder
    private let microphone: URL

    init() throws {
        home = try TemporaryFolder()
        microphone = home.url.appending(path: "microphone.wav")
        let clip = try AudioClip.read(BuiltProgram.data.appending(path: "demo/jupiter.flac").path)
        let quiet = [Int16](repeating: 0, count: 24_000)
        try Data(WaveFile(quiet + clip.samples + quiet + quiet).bytes).write(to: microphone)
    }

    private func table(
        _ arguments: [String] = [], hears sound: URL? = nil, refusesMicrophone: Bool = false
    ) async throws -> RoomTable {
        let pack = try home.pack(
            "Planets",
            [
                #"{"id": "j", "question": "Which planet is the largest?", "answer": "Jupiter", "points": 100}"#
            ])
        return try await RoomTable(
            ["--phone-voice", "--mode", "quiz", "--pack", pack, "--scoring", "flat"] + arguments,
            home: home, microphone: refusesMicrophone ? nil : sound ?? microphone,
            refusesMicrophone: refusesMicrophone)
    }

    /// The player turns the microphone on, and holds the button while the file is played.
    private func say(_ phone: BrowserPage) async throws {
        try await phone.tap("#talk")
        try await phone.expect("Hold to talk", in: "#talk")
        try await hold(phone)
    }

    private func hold(_ phone: BrowserPage) async throws {
        let finger = try await phone.touch("#talk")
        try await phone.expect("I am listening", in: "#talk")
        try await Task.sleep(for: .seconds(3))
        try await phone.lift(at: finger)
    }

    @Test("Two players say the answer at the same time, each into a phone")
    func together() async throws {
        let table = try await table()
        defer { table.close() }
        try await table.screen.expect("Speak your answers into your phone.", in: "#lobby-voice")
        let phones = [try await table.phone("Ada"), try await table.phone("Grace", colour: 1)]
        try await PagePictures.check(table.screen, as: "lobby-voice", slack: 0.09)
        try await PagePictures.check(phones[1], as: "lobby-talk")
        try await table.next()
        try await table.question("largest")
        // Everybody gets another colour each time.
        try await phones[1].evaluate("document.querySelector('#play').dataset.colour = 0")
        try await PagePictures.check(phones[1], as: "talk")
        try await withThrowingTaskGroup { group in
            for phone in phones { group.addTask { try await say(phone) } }
            try await group.waitForAll()
        }
        for phone in phones {
            try await phone.expect("Right!", in: "#result-outcome")
            #expect(phone.problems == [])
        }
    }

    @Test("Who does not allow the microphone is told how to, and types")
    func refused() async throws {
        let table = try await table(refusesMicrophone: true)
        defer { table.close() }
        let phone = try await table.phone("Ada")
        try await phone.tap("#talk")
        try await phone.expect(
            "The browser does not let this page use the microphone.", in: "#words")
        try await phone.expect("Turn on the microphone", in: "#talk")
        try await table.next()
        try await table.question("largest")
        try await phone.answer("Jupiter")
        try await phone.expect("Right!", in: "#result-outcome")
        #expect(phone.problems == [])
    }

    /// Ten seconds without a word.
    private func wordless(isNoise: Bool) throws -> URL {
        var state: UInt32 = 1
        let samples = (0..<160_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return isNoise ? Int16(truncatingIfNeeded: state >> 16) / 5 : 0
        }
        let file = home.url.appending(path: "wordless.wav")
        try Data(WaveFile(samples).bytes).write(to: file)
        return file
    }

    @Test(
        "A phone that sends nothing, or noise, learns it at no cost, and others play on meanwhile",
        arguments: [false, true])
    func nothing(isNoise: Bool) async throws {
        let table = try await table(hears: wordless(isNoise: isNoise))
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await table.question("largest")
        try await say(ada)
        try await ada.expect("document.querySelector('#state.is-bad') !== null")
        try await ada.expect("Hold to talk", in: "#talk")
        try await table.screen.expect("0 of 2 have finished", in: "#floor")
        try await grace.answer("Jupiter")
        try await ada.answer("Saturn")
        try await grace.expect("Right!", in: "#result-outcome")
        try await ada.expect("Wrong", in: "#result-outcome")
        #expect(ada.problems == [] && grace.problems == [])
    }

    @Test("A line that breaks in mid-word loses the word, and the player can say it again")
    func broken() async throws {
        let table = try await table(hears: wordless(isNoise: false))
        defer { table.close() }
        let ada = try await table.phone("Ada")
        _ = try await table.phone("Grace")
        try await table.next()
        try await table.question("largest")
        try await ada.tap("#talk")
        try await ada.expect("Hold to talk", in: "#talk")
        let finger = try await ada.touch("#talk")
        try await ada.expect("I am listening", in: "#talk")
        try await ada.loseLine()
        try await ada.expect("The connection was lost. Please say it again.", in: "#words")
        try await ada.lift(at: finger)
        try await ada.expect("document.querySelector('#lost').hidden")
        // Nothing of it was judged.
        try await table.screen.expect("0 of 2 have finished", in: "#floor")
        try await hold(ada)
        try await ada.expect("I heard nothing.", in: "#state")
        try await ada.answer("Jupiter")
        try await table.screen.expect("1 of 2 have finished", in: "#floor")
        #expect(ada.problems == [])
    }

    @Test("Answers are recorded with --record, and the phone says so before its player speaks")
    func recorded() async throws {
        let folder = home.path("answers")
        let table = try await table(["--record", folder])
        defer { table.close() }
        let phone = try await table.phone("Ada")
        try await phone.expect("The game records what you say", in: "#recorded")
        try await table.next()
        try await table.question("largest")
        try await phone.expect("The game records what you say", in: "#recorded")
        try await say(phone)
        try await phone.expect("Right!", in: "#result-outcome")
        let trials = folder + "/trials.jsonl"
        let result = try await BuiltProgram.run(
            ["replay", trials, "--json"], environment: home.environment)
        #expect(result.status == 0, Comment(rawValue: result.errors))
        #expect(result.events.map { $0["verdict"] as? String } == ["correct"])
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + file)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
        }
        #expect(phone.problems == [])
    }

    @Test("A player picks from the board by voice")
    func pick() async throws {
        let pack = try home.pack(
            "Sky",
            [
                #"{"id": "a", "question": "How many moons has it?", "answer": "97", "category": "Jupiter", "points": 100}"#,
                #"{"id": "b", "question": "Who was the first in space?", "answer": "Gagarin", "category": "Space travel", "points": 100}"#,
            ])
        let table = try await RoomTable(
            [
                "--phone-voice", "--keyboard", "--pack", pack, "--mode", "everybody", "--round",
                #"board category=Jupiter,"Space travel" values=100"#,
            ], home: home, microphone: microphone)
        defer { table.close() }
        let phone = try await table.phone("Ada")
        _ = try await table.phone("Grace")
        try await table.next()
        try await table.screen.expect("Board", in: "#round-title")
        try await table.next()
        try await table.screen.expect("Ada picks", in: "#floor")
        try await say(phone)
        try await table.question("How many moons")
        #expect(phone.problems == [])
    }

    @Test("A phone in the network is led to the secure page with its seat, and is heard there")
    func secure() async throws {
        // By this machine's own address in the network, as a phone would come.
        let table = try await table(["--screen", "0.0.0.0:0"])
        defer { table.close() }
        var phone = try await table.phone("Ada")
        if try await phone.evaluate("String(isSecureContext)") != "true" {
            try await phone.expect("Answer by voice", in: "#secure-link")
            let link = try await phone.evaluate("document.querySelector('#secure-link').href")
            #expect(link.hasPrefix("https://"))
            try await phone.open(link)
            try await phone.expect("document.querySelector('#play').checkVisibility()")
            try await phone.expect("Ada", in: "#me")
        }
        try await phone.tap("#talk")
        try await table.next()
        try await table.question("largest")
        try await phone.expect("Hold to talk", in: "#talk")
        try await hold(phone)
        try await phone.expect("Right!", in: "#result-outcome")
        #expect(phone.problems == [])
    }
}
