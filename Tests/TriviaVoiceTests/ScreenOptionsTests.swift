import ArgumentParser
import Testing

@testable import TriviaVoice

@Suite("Where a screen is shown")
struct ScreenOptionsTests {
    private static let usual = [8642, 8643, 8644, 8645, 8646, 8647, 8648, 8649, 0]

    @Test(
        "An address, with a port where it matters",
        arguments: [
            ("127.0.0.1", ("127.0.0.1", usual)), ("192.168.1.20:80", ("192.168.1.20", [80])),
            ("::1", ("::1", usual)), ("[::1]:8642", ("::1", [8642])), ("[::1]", ("::1", usual)),
            ("fox.local:0", ("fox.local", [0])),
        ])
    func places(text: String, place: (address: String, ports: [Int])) throws {
        let found = try #require(try ScreenOptions.parse(["--screen", text]).place())
        #expect(found.address == place.address)
        #expect(found.ports == place.ports)
    }

    @Test("--lan opens a screen whose address was not named, and one of the network as it is named")
    func network() throws {
        func address(_ arguments: [String]) throws -> String? {
            try ScreenOptions.parse(arguments).place()?.address
        }
        #expect(try address(["--lan"]) == "0.0.0.0")
        #expect(try address(["--screen", "--lan"]) == "0.0.0.0")
        #expect(try address(["--screen", "192.168.1.20:80", "--lan"]) == "192.168.1.20")
    }

    @Test(
        "An address of this machine is not opened to the network",
        arguments: ["127.0.0.1:81", "localhost:81", "[::1]:81", "127.0.0.2"])
    func own(text: String) {
        #expect(throws: (any Error).self) {
            try ScreenOptions.parse(["--screen", text, "--lan"])
        }
    }

    @Test(
        "What is none is refused",
        arguments: [":::1", "[:::1]:80", ":1", "1:2:3", "[fox]:80", "127.0.0.1:x", "80"])
    func refused(text: String) {
        #expect(throws: (any Error).self) { try ScreenOptions.parse(["--screen", text]) }
    }
}
