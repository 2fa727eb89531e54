import CommandMatcher
import Foundation
import Languages
import Testing
import TriviaGame

@testable import WebPresenter

/// What pages are told in another language, and what they have to say it themselves.
@Suite struct PageLanguageTests {
    private let kalan = Result {
        try Language(
            folder: URL(filePath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "LanguagesTests/Fixtures/kalan"))
    }

    /// What a script exports, as JSON.
    private func exported(_ name: String, by language: PageLanguage) throws -> Data {
        let script = String(decoding: language.file.bytes, as: UTF8.self)
        let line = try #require(script.split(separator: "\n").first { $0.contains(" \(name) = ") })
        #expect(line.hasPrefix("export const ") && line.hasSuffix(";"))
        return Data(line.trimmingPrefix("export const \(name) = ").dropLast().utf8)
    }

    @Test func pagesAreHandedTheLanguage() throws {
        let language = PageLanguage(try kalan.get())
        let code = try JSONDecoder().decode(String.self, from: exported("code", by: language))
        #expect(code == "xkl")
        let sentences = try JSONDecoder().decode(
            [String: String].self, from: exported("sentences", by: language))
        #expect(sentences["Join the game"] == "Lo ludo")
        #expect(sentences["Question {} of {}"] == "Kesa {1} di {2}")
    }

    @Test func ofEnglishThereIsNothingToTell() throws {
        let language = PageLanguage(.english)
        #expect(try exported("code", by: language) == Data(#""en""#.utf8))
        #expect(try exported("sentences", by: language) == Data("{}".utf8))
    }

    @Test func theServerHasItBesideItsPages() throws {
        let site = Site(
            files: PageFiles(), joinCode: "", language: PageLanguage(try kalan.get()),
            machine: "here")
        let file = try #require(site.file(at: "/language.js"))
        #expect(file.type.hasPrefix("text/javascript") && !file.isKept)
        #expect(String(decoding: file.bytes, as: UTF8.self).contains("Lo ludo"))
    }

    @Test func whoMayNotComeInIsToldSo() throws {
        let test = TestRoom()
        test.room = Room(memory: test.room.memory, say: try kalan.get().sentences)
        #expect(test.join("Ada", from: 1, code: "XXXX") == nil)
        #expect(test.effects.last == .tell(connection: 1, .no("Nona es lo muro.")))
        _ = test.join("{1}", from: 1)
        #expect(test.join("{1}", from: 2) == nil)
        #expect(test.effects.last == .tell(connection: 2, .no("“{1}” nona es nova.")))
    }

    @Test func whatHappensIsShownInIt() throws {
        let language = CompiledLanguage(try kalan.get())
        let test = TestRoom(mode: .shout)
        test.game = test.game.judged(by: [QuestionSheet(TestRoom.question, language: language)])
        for (place, name) in ["Ada", "Grace"].enumerated() { _ = test.join(name, from: place + 1) }
        test.begin()
        test.step(.host(.hold))
        #expect(test.picture.stage.reason == "Lo rego nona salta.")
    }

    @Test func aRoundIsAnnouncedInItButCalledAsTheHostSays() throws {
        let language = CompiledLanguage(try kalan.get())
        var round = Round.estimation
        func shown() throws -> Stage.Round {
            var setup = GameSetup(
                mode: .everybody, rules: .room, players: [Player(name: "Ada")],
                entries: [GameSetup.Entry(question: TestRoom.question)])
            setup.rounds = [round]
            let sheet = QuestionSheet(TestRoom.question, language: language)
            let test = TestRoom()
            test.game = Game(setup).judged(by: [sheet])
            test.room.isOpenLobby = false
            test.step(.begin)
            return try #require(test.picture.stage.round)
        }
        #expect(try shown().title == "Numi")
        #expect(try shown().summary == "Lo punti es di numi.")
        round.title = "Estimation"
        #expect(try shown().title == "Estimation")
    }
}
