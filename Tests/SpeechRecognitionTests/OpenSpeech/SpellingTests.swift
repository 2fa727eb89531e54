import Foundation
import Testing

@testable import SpeechRecognition

/// Checks in which ways given words may be written.
@Suite struct SpellingTests {
    /// How many letters are written after a piece; nil if it says something else.
    private static func end(of piece: String, of words: [String], from start: Int = 0) -> Int? {
        let spelling = Spelling([words.map { [$0] }])
        let text = Array(words.joined().utf8.filter { $0 != UInt8(ascii: "'") })
        let first = spelling.states(after: Array(text.prefix(start)), from: 0).first ?? 0
        let states = spelling.states(after: Array(piece.utf8), from: first)
        return (0...text.count).first {
            !Set(states).isDisjoint(
                with: spelling.states(after: Array(text.prefix($0)), from: 0))
        }
    }

    @Test func capitalsSpacesAndMarksDoNotMatter() {
        let words = ["rock", "'n'", "roll"]
        #expect(Self.end(of: "\u{2581}Rock", of: words) == 4)
        #expect(Self.end(of: "\u{2581}’N’", of: words, from: 4) == 5)
        #expect(Self.end(of: "-Roll.", of: words, from: 5) == 9)
        #expect(Self.end(of: "\u{2581}", of: words, from: 2) == 2)
    }

    @Test func otherLettersAreRefused() {
        #expect(Self.end(of: "\u{2581}Rocket", of: ["rock"]) == nil)
        #expect(Self.end(of: "s", of: ["rock"], from: 4) == nil)
        #expect(Self.end(of: "\u{2581}7", of: ["seven"]) == nil)
        #expect(Self.end(of: "e", of: ["café"], from: 3) == nil)
        #expect(Self.end(of: "é", of: ["café"], from: 3) == 5)
    }

    @Test func aWordHasSeveralSpellings() {
        let spelling = Spelling([[["answer"], ["b", "be", "bee"]]])
        #expect(spelling.longest == 9)
        for text in ["Answer B.", "answer be", "answer bee"] {
            #expect(
                spelling.states(after: Array(text.utf8), from: 0).contains {
                    spelling.sentence(in: $0) == 0
                })
        }
        for text in ["answer", "answer beet", "answer see"] {
            #expect(
                !spelling.states(after: Array(text.utf8), from: 0).contains {
                    spelling.sentence(in: $0) == 0
                })
        }
    }

    private func table(_ pieces: [String]) throws -> TokenTable {
        let signs = ["<unk>", "<s>", "</s>"] + (0..<256).map { _ in "x" }
        return try #require(
            TokenTable(Data((signs + pieces).flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) })))
    }

    @Test func tokensContinueWhatIsWritten() throws {
        let table = try table(["\u{2581}Vi", "enna", "en", "na", ".", "\u{2581}or"])
        var tokens = Spelling.Tokens(Spelling([[["vienna"]]]), table)
        func after(_ place: Int) -> [String: Int] {
            Dictionary(
                uniqueKeysWithValues: tokens.after(place).map { (table.text([$0.token]), $0.place) }
            )
        }
        let begun = after(0)
        #expect(Set(begun.keys) == ["Vi", "."] && begun["."] == 0)
        let vi = try #require(begun["Vi"])
        let more = after(vi)
        #expect(Set(more.keys) == ["enna", "en", "."] && more["."] == vi)
        let (whole, vien) = (try #require(more["enna"]), try #require(more["en"]))
        #expect(after(vien) == ["na": whole, ".": vien])
        #expect(after(whole) == [".": whole])
        #expect(tokens.sentences(in: whole) == [0] && tokens.sentences(in: vien) == [])
    }

    @Test("Sentences that begin the same are followed as one text, whatever their order")
    func sharedTexts() throws {
        let table = try table(["\u{2581}Mo", "on", "ons", "the", "\u{2581}"])
        for words in [["moon", "month", "moons"], ["moons", "moon", "month"]] {
            var tokens = Spelling.Tokens(Spelling(words.map { [[$0]] }), table)
            let begun = tokens.after(0).filter { $0.place != 0 }
            #expect(begun.map { table.text([$0.token]) } == ["Mo"])
            let more = tokens.after(try #require(begun.first).place)
            #expect(more.map { table.text([$0.token]) } == ["", "on", "ons"])
            for continuation in more {
                let text =
                    "mo" + table.text([continuation.token]).trimmingCharacters(in: .whitespaces)
                #expect(
                    tokens.sentences(in: continuation.place).map { words[$0] }
                        == words.filter { $0 == text })
            }
        }
    }
}
