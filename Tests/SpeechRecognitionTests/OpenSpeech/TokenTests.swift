import Foundation
import Testing

@testable import SpeechRecognition

/// Checks what tokens spell and when they were spoken.
@Suite struct TokenTests {
    private static func table(_ pieces: [String]) -> TokenTable? {
        let signs = ["<unk>", "<s>", "</s>"] + (0..<256).map { _ in "x" }
        return TokenTable(
            Data((signs + pieces).flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }))
    }

    @Test func tokensSpellWords() throws {
        let table = try #require(Self.table(["\u{2581}Vien", "na", ".", "\u{2581}or"]))
        #expect(table.text([1, 259, 260, 262, 261, 2]) == "Vienna or.")
        #expect(table.beginsWord(259) && !table.beginsWord(260))
        #expect(!table.isWritten(2) && table.isWritten(261) && !table.isWritten(9_999))
    }

    @Test func aTableThatEndsWithinATokenIsRefused() {
        #expect(TokenTable(Data([5, 65])) == nil)
        #expect(TokenTable(Data([200])) == nil)
        #expect(TokenTable(Data()) == nil)
    }

    @Test func tokensAreSaidWhereTheyAttend() {
        let attention = [[9, 9, 1, 1, 1, 1], [1, 1, 9, 1, 1, 1], [1, 1, 1, 9, 9, 9]]
            .map { $0.map(Float.init) }
        #expect(TokenTimes.frames(attention) == [0..<2, 2..<3, 3..<6])
    }

    @Test func everyTokenHasAFrame() {
        let attention = (0..<4).map { _ in [Float](repeating: 1, count: 4) }
        #expect(TokenTimes.frames(attention) == [0..<1, 1..<2, 2..<3, 3..<4])
        #expect(TokenTimes.frames(attention.map { Array($0.prefix(3)) }) == nil)
        #expect(TokenTimes.frames([]) == nil)
    }

    @Test func attentionThatIsNotANumberHasNoTimes() {
        let attention = (0..<3).map { _ in [Float](repeating: .nan, count: 4) }
        #expect(TokenTimes.frames(attention) == nil)
    }

    @Test func quietIsTakenFromTheQuietestPlace() {
        let loud = [Float](repeating: 0.5, count: 4_000)
        let quiet = (0..<1_280).map { Float($0 % 2) * 0.001 }
        let found = RecordingQuiet.around(loud + quiet + loud, 2_000)
        #expect(found.count == 9_280 + 4_000)
        #expect(found.prefix(2_000).allSatisfy { $0 < 0.01 })
        #expect(found.suffix(2_000).allSatisfy { $0 < 0.01 })
        #expect(RecordingQuiet.around([], 10) == [Float](repeating: 0, count: 20))
    }
}
