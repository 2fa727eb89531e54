import Foundation
import Languages
import Testing

@testable import TerminalIO
@testable import TriviaVoice

@Suite struct StartMenuTests {
    @Test("Why there was no game stands at the foot until a key is pressed")
    func refused() {
        var menu = StartMenu(
            offer: StartMenu.Offer(), choices: MenuChoices(), problem: "no question is left")
        #expect(menu.lines(columns: 80).last?.text.contains("No question is left.") == true)
        #expect(menu.take(.up) == nil)
        #expect(menu.lines(columns: 80).last?.text.contains("No question") == false)
    }

    private let offer = StartMenu.Offer(
        packs: ["Film", "Science"],
        categories: ["Space": ["Science"], "Heroes": ["Film"], "Music": ["Film", "Science"]])

    private func menu(_ keys: [Key], _ choices: MenuChoices = MenuChoices()) -> StartMenu {
        var menu = StartMenu(offer: offer, choices: choices)
        for key in keys { _ = menu.take(key) }
        return menu
    }

    private func typed(_ text: String) -> [Key] { text.map { .character($0) } }

    @Test("Return starts at once with what was chosen last")
    func start() {
        var menu = StartMenu(offer: offer, choices: MenuChoices())
        #expect(menu.take(.enter) == .start)
    }

    @Test(
        "Escape, q and the end of input leave",
        arguments: [Key.escape, .character("q"), .endOfInput])
    func quit(key: Key) {
        var menu = StartMenu(offer: offer, choices: MenuChoices())
        #expect(menu.take(key) == .quit)
    }

    @Test("More players than keys need a screen")
    func tooManyForKeys() {
        var menu = menu([])
        for key in [Key.down, .enter] + typed("A,B,C,D,E,F,G,H,I") + [.enter] { _ = menu.take(key) }
        for _ in 0..<8 { _ = menu.take(.down) }
        #expect(menu.row == .start)
        #expect(menu.take(.enter) == nil)
        let lines = menu.lines(columns: 80).map(\.text)
        #expect(lines.contains { $0.contains("keyboard has keys for 8 players") })
        _ = menu.take(.character("9"))
        _ = menu.take(.right)
        _ = menu.take(.character("0"))
        #expect(menu.take(.enter) == .start)
    }

    @Test("Of a line that is longer than the window its end is shown")
    func longNames() {
        let menu = menu([.down, .enter] + typed(String(repeating: "a", count: 100) + "bcd"))
        #expect(menu.lines(columns: 60).contains { $0.text.hasSuffix("abcd") })
    }

    @Test("Arrows go round the rows and through what they offer")
    func arrows() {
        #expect(menu([.up]).row == .screen)
        #expect(menu([.down]).row == .players)
        #expect(menu([.character("4"), .right]).choices.pack == "Film")
        #expect(menu([.character("4"), .left]).choices.pack == "Science")
        #expect(menu([.character("4"), .left, .right]).choices.pack == nil)
        #expect(menu([.character("6"), .right]).choices.difficulty == "easy")
        #expect(menu([.character("7"), .right]).choices.questions == 15)
        #expect(menu([.character("7"), .left, .left]).choices.questions == 5)
        #expect(menu([.character("8"), .right]).choices.isVoice == false)
        #expect(menu([.character("3"), .right]).choices.hasRounds)
    }

    @Test("Categories are those of the pack, and go with it")
    func categories() {
        let film: [Key] = [.character("4"), .right, .character("5")]
        #expect(menu(film).categories == ["Heroes", "Music"])
        #expect(menu(film + [.right]).choices.category == "Heroes")
        #expect(menu(film + [.right, .character("4"), .right]).choices.category == nil)
        #expect(menu(film + [.right, .right, .character("4"), .right]).choices.category == "Music")
    }

    @Test("Players are typed; two of one name are refused and can be mended")
    func players() {
        let ada = menu([.character("1"), .enter] + typed("Ada, Grace") + [.enter])
        #expect(ada.choices.players == ["Ada", "Grace"])
        #expect(ada.row == .mode)
        // What is for one alone gives way to several.
        #expect(ada.choices.mode == "turns")
        let doubled = menu([.character("1"), .enter] + typed("Ada, ada") + [.enter])
        #expect(doubled.problem?.contains("same name") == true)
        #expect(doubled.editor?.text == "Ada, ada")
        #expect(doubled.choices.players.isEmpty)
        #expect(menu([.character("1"), .enter] + typed("Ada") + [.escape]).choices.players.isEmpty)
    }

    @Test("Return starts on every row but the one of the names")
    func returnStarts() {
        for digit in "234567890" { #expect(menu([.character(digit)]).startsByReturn) }
        #expect(!menu([.character("1")]).startsByReturn)
    }

    @Test("A game that was interrupted stands above everything, and Return goes on with it")
    func interrupted() {
        var offer = offer
        offer.interrupted = ["Ada", "Grace"]
        var menu = StartMenu(offer: offer, choices: MenuChoices())
        let lines = menu.lines(columns: 80).map(\.text)
        #expect(lines.contains { $0.contains("▸ Continue the interrupted game") })
        #expect(lines.last?.contains("Ada and Grace played.") == true)
        #expect(menu.take(.enter) == .goOn)
        #expect(menu.take(.down) == nil)
        #expect(menu.row == .players)
        _ = menu.take(.up)
        _ = menu.take(.up)
        #expect(menu.row == .start)
        #expect(menu.take(.enter) == .start)
        #expect(!self.menu([]).lines(columns: 80).contains { $0.text.contains("interrupted") })
    }

    @Test("A mode that is not for so many does not start")
    func mode() {
        var choices = MenuChoices()
        choices.mode = "teams"
        var menu = StartMenu(offer: offer, choices: choices)
        #expect(menu.take(.enter) == nil)
        #expect(menu.problem == "“teams” is for 2 to 200 players")
    }

    @Test("Of an interrupted game with many players, the menu names the first")
    func manyWereInterrupted() {
        var offer = offer
        offer.interrupted = (1...200).map { "P\($0)" }
        let menu = StartMenu(offer: offer, choices: MenuChoices())
        let text = menu.lines(columns: 80).map(\.text).joined(separator: " ")
        #expect(text.contains("P1, P2, P3, P4, P5 and 195 more played."))
        #expect(!text.contains("P6"))
    }

    @Test("With a screen players come by phone, and what is for one alone gives way")
    func screen() {
        let own = menu([.character("9"), .right])
        #expect(own.choices.screen == .machine)
        #expect(own.choices.mode == "everybody")
        #expect(menu([.character("9"), .left]).choices.screen == .network)
        #expect(menu([.character("9"), .right, .left]).choices.screen == nil)
        var started = own
        #expect(started.take(.character("0")) == nil)
        #expect(started.take(.enter) == .start)
        var alone = menu([.character("9"), .right, .character("2"), .right])
        while alone.choices.mode != "solo" { _ = alone.take(.right) }
        #expect(alone.take(.character("0")) == nil)
        #expect(alone.take(.enter) == nil)
        #expect(
            alone.problem
                == "“solo” is for one player; choose a different mode for phones, or turn the screen off"
        )
    }

    @Test("What does not fit into the window is broken and not cut", arguments: [40, 60])
    func narrow(columns: Int) {
        let network = menu([.character("9"), .left])
        let lines = network.lines(columns: columns).map(\.text)
        #expect(lines.allSatisfy { $0.count < columns && !$0.contains("…") })
        let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(text.contains("on the local network, with phones as buzzers"))
        #expect(
            text.contains(
                "Up to 200 players can join by phone with the code that the game shows."))
    }

    @Test("In another language rows, values, hints and problems are its own")
    func anotherLanguage() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "LanguagesTests/Fixtures/kalan")
        let say = try Language(folder: folder).sentences
        var menu = StartMenu(offer: offer, choices: MenuChoices(), say: say)
        for key in [Key.character("6"), .right, .character("2")] { _ = menu.take(key) }
        let lines = menu.lines(columns: 80).map(\.text)
        #expect(lines.contains("   Lo ludi          mi"))
        #expect(lines.contains("   Lo muro di kesa  grasi"))
        #expect(lines.contains("   Salta di lo ludo"))
        #expect(lines.last == "   Bana ludi.")
        var choices = MenuChoices()
        choices.mode = "teams"
        menu = StartMenu(offer: offer, choices: choices, say: say)
        #expect(menu.take(.enter) == nil)
        #expect(menu.lines(columns: 80).last?.text == "   “teams” es di 2 ke 200 ludi.")
        #expect(EndMenu(say: say).line().text.contains("repe"))
    }

    @Test("What an earlier version remembered is still read")
    func earlier() throws {
        let text =
            #"{"players": ["Ada"], "mode": "turns", "hasRounds": false, "questions": 5, "isVoice": true}"#
        let choices = try JSONDecoder().decode(MenuChoices.self, from: Data(text.utf8))
        #expect(choices.players == ["Ada"])
        #expect(choices.screen == nil)
    }

    @Test("What was chosen is remembered; what is gone since is not")
    func remembered() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "menu-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_DATA_HOME": folder.path]
        #expect(MenuChoices.remembered(environment: environment) == MenuChoices())
        var choices = MenuChoices()
        choices.players = ["Ada"]
        choices.pack = "Gone"
        choices.screen = .network
        try choices.remember(environment: environment)
        let remembered = MenuChoices.remembered(environment: environment)
        #expect(remembered == choices)
        #expect(StartMenu(offer: offer, choices: remembered).choices.pack == nil)
    }
}

extension StartMenu {
    fileprivate var startsByReturn: Bool {
        var menu = self
        return menu.take(.enter) == .start
    }
}
