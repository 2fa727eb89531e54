import Foundation
import SpeechRecognition
import Testing

@testable import PlaySession

@Suite(.timeLimit(.minutes(30))) struct CommandPromptsTests {
    @Test("A program gets the text on its standard input, and its end is the end of the reading")
    func reads() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let complaints = Lock<[String]>([])
        let prompts = CommandPrompts(command: "tee '\(file.path)'") { text in
            complaints.withLock { $0.append(text) }
        }
        await prompts.read("What is “it”? $(reboot)")
        #expect(try String(contentsOf: file, encoding: .utf8) == "What is “it”? $(reboot)")
        #expect(complaints.withLock { $0 }.isEmpty)
    }

    @Test("One that fails is told, and one that is stopped is not")
    func ends() async throws {
        let complaints = Lock<[String]>([])
        func prompts(_ command: String) -> CommandPrompts {
            CommandPrompts(command: command) { text in complaints.withLock { $0.append(text) } }
        }
        await prompts("false").read("x")
        #expect(complaints.withLock { $0 }.first?.contains("“false” failed (1)") == true)
        complaints.withLock { $0 = [] }
        // Who opens the pipe waits for the other: then the program runs.
        let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try #require(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        let endless = prompts("sh -c ': > \(pipe); exec sleep 60'")
        async let reading: Void = endless.read("x")
        try await BlockingThread.run {
            _ = try FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd()
        }
        endless.stop()
        await reading
        #expect(complaints.withLock { $0 }.isEmpty)
    }
}
