import Foundation
import Testing
import TriviaGame

@testable import WebPresenter

@Suite struct SafetyTests {
    @Test func secretsAreLongAndDifferent() {
        let secrets = (0..<100).map { _ in Secret().text }
        #expect(Set(secrets).count == 100)
        #expect(secrets.allSatisfy { $0.count == 26 && $0.allSatisfy { $0.isASCII } })
    }

    @Test(arguments: ["", "x", "right", "rightrightrightrightrighta", "Rightrightrightrightrightr"])
    func onlyTheSecretMatches(guess: String) {
        let secret = Secret("rightrightrightrightrightr")
        #expect(!secret.matches(guess))
        #expect(!secret.matches(secret.text + "r"))
        #expect(!secret.matches(String(secret.text.dropLast())))
        #expect(secret.matches("rightrightrightrightrightr"))
    }

    @Test(arguments: [
        ("127.0.0.1:8642", true), ("localhost:8642", true), ("192.168.1.20:8642", true),
        ("[::1]:8642", true), ("Television:8642", true), ("television.local:8642", true),
        ("evil.example:8642", false), ("127.0.0.1.evil.example", false), ("", false),
        ("127.0.0.1:8642; script-src *", false), ("127.0.0.1:", false), ("127.0.0.1:x", false),
        ("[evil.example]:8642", false), ("[::1]evil", false), ("[::1", false),
        ("[fe80::1%2]", true),
        ("1.2.3:8642", false), ("300.1.1.1", false), ("television.evil.example", false),
    ])
    func onlyOurOwnNamesAreAnswered(host: String, isOurs: Bool) {
        #expect(Gate.isOurs(host: host, machine: "television") == isOurs)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8642", true), ("HTTP://127.0.0.1:8642", true),
        ("http://127.0.0.1:8643", false), ("https://127.0.0.1:8642", true),
        ("https://127.0.0.1:8643", false), ("ftp://127.0.0.1:8642", false),
        ("http://evil.example", false), ("null", false), ("", false),
    ])
    func onlyOurOwnPagesAreLetIn(origin: String, isOurs: Bool) {
        #expect(Gate.isOurs(origin: origin, host: "127.0.0.1:8642") == isOurs)
        #expect(!Gate.isOurs(origin: nil, host: "127.0.0.1:8642"))
    }

    @Test(arguments: [
        ("Ada", "Ada"), ("  Ada \n Lovelace ", "Ada Lovelace"), ("", nil), (" \u{200B} ", nil),
        ("???", nil), ("\u{202E}evil", "evil"), ("Ada\u{0}", "Ada"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("Zoë 3", "Zoë 3"),
        ("🦊", nil), (" 🦊 Ada 🚀 ", "🦊 Ada 🚀"), ("\u{FE0F}", nil), ("…", nil),
    ])
    func namesAreOneLine(text: String, name: String?) {
        #expect(GuestName.read(text) == name)
    }

    @Test(arguments: [
        ("ශ්\u{200D}රී", "ශ්\u{200D}රී"), ("می\u{200C}نا", "می\u{200C}نا"),
        ("👩🏽\u{200D}🚀 Ada", "👩🏽\u{200D}🚀 Ada"), ("A\u{200D}da", "A da"),
        ("\u{200D}Ada\u{200C}", "Ada"),
    ])
    func aJoinerStaysWhereItIsPartOfTheSpelling(text: String, name: String) {
        #expect(GuestName.read(text) == name)
    }

    @Test(arguments: [(20, true), (21, false)])
    func aNameThatIsTooLongIsRefusedAndNotCut(count: Int, isTaken: Bool) {
        let test = TestRoom()
        #expect((test.join(String(repeating: "x", count: count), from: 1) != nil) == isTaken)
        let problem = "A name can have up to 20 letters. Please shorten it."
        #expect(test.effects.contains(.tell(connection: 1, .no(problem))) == !isTaken)
    }

    @Test(arguments: ["ADA\u{FE0F}", "Аda", "Ａda", "ΑDΑ", "A\u{3164}da", "\u{115F}Ada"])
    func aNameThatLooksLikeAnothersIsTaken(name: String) {
        let test = TestRoom("Ada")
        #expect(test.join(name, from: 2) == nil)
        #expect(test.join("Adá", from: 3) != nil)
        #expect(Player.problem(with: ["Ada", name]) != nil)
    }

    @Test(arguments: [
        "ADA ILL0", "Ada\u{2800}Ill0", "Ada lll0", "Ada III0", "Ada 1ll0", "Ada |llO",
        "Ada \u{4C0}ll0",
        "Ada \u{406}ll0", "\u{251}da Ill0", "\u{13AA}da Ill0", "\u{2C80}da Ill\u{2C9E}",
    ])
    func lettersDrawnAlikeAreOne(name: String) {
        let test = TestRoom("Ada Ill0")
        #expect(test.join(name, from: 2) == nil)
        #expect(Player.problem(with: ["Ada Ill0", name]) != nil)
    }

    @Test(arguments: [
        ("Alia", "Aila"), ("Team 1", "Team 2"), ("Bill", "Bili"), ("Mary Ann", "Maryann"),
    ])
    func namesThatDifferMayBothPlay(one: String, other: String) {
        #expect(Player.problem(with: [one, other]) == nil)
    }

    @Test(arguments: ["Host", "the HOST", "Hоst"])
    func nobodyPlaysUnderTheHostsName(name: String) {
        let test = TestRoom("Ada")
        #expect(test.join(name, from: 2) != nil)
        let hosted = TestRoom("Ada")
        hosted.openHostPage(from: 8)
        #expect(hosted.join(name, from: 2) == nil)
    }

    @Test func aNameOfWhichNothingCanBeSeenIsNone() {
        #expect(GuestName.read("\u{3164}") == nil)
        #expect(GuestName.read("\u{2800}") == nil)
        #expect(GuestName.read("Ada\u{2800} Ill0") == "Ada Ill0")
        #expect(Player.problem(with: ["\u{3164}"]) != nil)
    }

    @Test func aLetterCarriesOnlySoManyMarks() {
        let pile = "Ada" + String(repeating: "\u{301}", count: 40)
        #expect(GuestName.read(pile)?.unicodeScalars.count == 7)
        #expect(GuestName.read("Nguye\u{302}\u{303}n") == "Nguye\u{302}\u{303}n")
    }

    @Test(arguments: [([], false), (["127.0.0.1"], true), (["127.0.0.1", "evil.example"], false)])
    func aRequestIsForOneHost(named: [String], isOne: Bool) {
        #expect((Gate.host(named) != nil) == isOne)
    }

    @Test func anAllowanceComesBackWithTime() {
        var allowance = Allowance(burst: 3, perSecond: 2, at: .zero)
        #expect((0..<4).map { _ in allowance.take(at: .zero) } == [true, true, true, false])
        let later = [
            allowance.take(at: .milliseconds(500)), allowance.take(at: .milliseconds(600)),
            allowance.take(3, at: .seconds(60)), allowance.take(at: .seconds(60)),
        ]
        #expect(later == [true, false, true, false])
    }

    /// What a page could be made to do by a text lies in these words.
    @Test func pagesMakeNothingButTextOutOfText() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/WebPresenter/Web")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let sources = names.filter { $0.hasSuffix(".js") || $0.hasSuffix(".html") }
        #expect(sources.count == 16)
        for name in sources {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                // The name of a kind of element. Nothing is loaded from there.
                .replacing("\"http://www.w3.org/2000/svg\"", with: "")
            for word in [
                "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(",
                "onclick=", "style=", "javascript:", "https://", "http://", "<script>",
            ] {
                #expect(!text.contains(word), "\(name) has \(word)")
            }
        }
    }

    @Test func everyFileOfThePagesIsInTheProgram() {
        let files = PageFiles()
        for path in ["/", "/ABCD", "/abcd", "/screen", "/host", "/room.js", "/inter.woff2"] {
            #expect(files.file(at: path)?.bytes.isEmpty == false, "\(path)")
        }
        for path in ["/player.html", "/HOST", "/../Package.swift", "//", "/room.js/"] {
            #expect(files.file(at: path) == nil, "\(path)")
        }
        // Whether these are the letters of this room is told to nobody who only asks.
        #expect(files.file(at: "/EFGH")?.bytes == files.file(at: "/ABCD")?.bytes)
    }
}
