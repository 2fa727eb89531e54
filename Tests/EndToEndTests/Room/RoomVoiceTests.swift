import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// Phones as buzzers, and answers into a microphone that everybody shares.
@Suite("Voices in a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser, .needsModel)
struct RoomVoiceTests {
    private let home: TemporaryFolder
    private let microphone: TapeMicrophone

    init() throws {
        home = try TemporaryFolder()
        microphone = try TapeMicrophone()
    }

    @Test("A buzz opens the microphone for who pressed")
    func buzzAndSay() async throws {
        let pack = try home.pack(
            "Spoken",
            [
                #"{"id": "m", "question": "In which country is Marrakesh?", "answer": "Morocco", "points": 100}"#
            ])
        let table = try await RoomTable(
            [
                "--voice", "--pack", pack,
                "--scoring", "flat", "--time-limit", "90",
            ], home: home,
            environment: BuiltProgram.environment(home: home.url.path, microphone.environment))
        defer { table.close() }
        let ada = try await table.phone("Ada")
        _ = try await table.phone("Grace")
        try await table.next()
        try await table.screen.expect("Who knows it?", in: "#floor")
        let clip = try AudioClip.read(BuiltProgram.data.appending(path: "demo/morocco.flac").path)
        // Before anybody has pressed nobody is listened to.
        try microphone.say(clip.samples)
        try await Task.sleep(for: clip.duration + .seconds(2))
        #expect(try await table.screen.text(of: "#floor") == "Who knows it?")
        #expect(try await table.screen.evaluate("document.body.dataset.moment") == "open")
        try await ada.tap("#buzzer")
        try await table.screen.expect("Ada has the floor", in: "#floor")
        try microphone.say(clip.samples)
        try await table.screen.expect("Ada: Correct +100", in: "#outcome")
        try await table.screen.expect("100", in: "#scores li")
    }
}
