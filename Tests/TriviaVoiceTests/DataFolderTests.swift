import Foundation
import Testing

@testable import PlaySession

@Suite("Where shipped data lies")
struct DataFolderTests {
    private func find(
        _ environment: [String: String] = [:], program: String = "/opt/x/.build/debug/trivia-voice",
        folders: Set<String>
    ) -> String? {
        DataFolder.find(
            environment: environment, program: URL(fileURLWithPath: program),
            isFolder: { folders.contains($0.path) })?.path
    }

    @Test("The environment wins, and is not guessed around")
    func environment() {
        let environment = [DataFolder.environmentName: "/my/data"]
        #expect(find(environment, folders: ["/my/data", "/opt/x/data/packs"]) == "/my/data")
        #expect(find(environment, folders: ["/opt/x/data/packs"]) == nil)
    }

    @Test("Beside the program, above it, or where a system has it")
    func places() {
        #expect(find(folders: ["/opt/x/data/packs"]) == "/opt/x/data")
        #expect(
            find(folders: ["/opt/x/data/packs", "/opt/x/.build/debug/data/packs"])
                == "/opt/x/.build/debug/data")
        #expect(find(folders: ["/usr/share/trivia-voice/packs"]) == "/usr/share/trivia-voice")
        #expect(find(folders: []) == nil)
        let unpacked = "/opt/x/share/trivia-voice/packs"
        #expect(
            find(
                program: "/opt/x/libexec/trivia-voice",
                folders: [unpacked, "/opt/data/packs", "/usr/share/trivia-voice/packs"])
                == "/opt/x/share/trivia-voice")
    }
}
