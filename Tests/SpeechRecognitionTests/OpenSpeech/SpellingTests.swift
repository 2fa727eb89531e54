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

    @Test func tokensContinueWhatIsWritten() throws {
        let pieces = ["\u{2581}Vi", "enna", "en", "na", ".", "\u{2581}or"]
        let signs = ["<unk>", "<s>", "</s>"] + (0..<256).map { _ in "x" }
        let table = try #require(
            TokenTable(Data((signs + pieces).flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) })))
        var tokens = Spelling.Tokens(Spelling([[["vienna"]]]), table)
        // State 1 is the end.
        let letters = [0: 0, 1: 6, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5]
        func after(_ start: Int) -> Set<String> {
            Set(tokens.after(start).map { "\(table.text([$0.token])) \(letters[$0.state] ?? -1)" })
        }
        #expect(after(0) == ["Vi 2", ". 0"])
        #expect(after(3) == ["enna 6", "en 4", ". 2"])
        #expect(after(5) == ["na 6", ". 4"])
        #expect(after(1) == [". 6"])
    }
}
