import Foundation
import SpeechRecognition
import Testing

@testable import TriviaVoice

@Suite(.timeLimit(.minutes(1))) struct CommandPromptsTests {
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
        let endless = prompts("sleep 60")
        let isDone = Lock(false)
        Task {
            await endless.read("x")
            isDone.withLock { $0 = true }
        }
        // Until it runs there is nothing to stop.
        while !isDone.withLock({ $0 }) {
            endless.stop()
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(complaints.withLock { $0 }.isEmpty)
    }
}
