import ArgumentParser
import Testing
import TriviaGame

@testable import TriviaVoice

@Suite("The mode of a game for which none was named")
struct UsualModeTests {
    @Test(
        "Teams play as teams, players in turns, one alone, and a room by its buzzers",
        arguments: [
            ("", Mode.solo), ("--player Ada", .solo), ("--team Reds", .solo),
            ("--player Ada --player Grace", .turns), ("--team Reds --team Blues", .teams),
            ("--team Reds --player Ada", .teams), ("--team=Reds --team=Blues --screen", .everybody),
            ("--team Reds --team Blues --mode turns", .turns),
        ])
    func usual(arguments: String, mode: Mode) throws {
        let play = try PlayOptions.parse(arguments.split(separator: " ").map(String.init))
        #expect(play.mode == mode)
    }

    @Test("Players and teams are counted together, and none has another’s name")
    func together() throws {
        #expect(
            try PlayOptions.parse(["--team", "Reds", "--player", "Ada", "--team", "Blues"]).named
                == ["Ada", "Reds", "Blues"])
        #expect(throws: (any Error).self) {
            try PlayOptions.parse(["--team", "Reds", "--player", "reds"])
        }
        #expect(throws: (any Error).self) { try PlayOptions.parse(["--resume", "--team", "Reds"]) }
    }
}
