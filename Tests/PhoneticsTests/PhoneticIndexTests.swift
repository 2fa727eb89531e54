import Testing

@testable import Phonetics

@Suite struct PhoneticIndexTests {
    @Test func theIndexFindsWhatComparingEachWordFinds() {
        var random = SeededGenerator(seed: 5)
        let entries = (0..<400).map { number in
            (
                word: "w\(number)",
                pronunciation: PhoneDistanceTests.randomPronunciation(upTo: 6, using: &random)
            )
        }
        let index = PhoneticIndex(entries)
        #expect(index.count == 400)
        for _ in 0..<50 {
            let target = PhoneDistanceTests.randomPronunciation(upTo: 6, using: &random)
            guard !target.phones.isEmpty else { continue }
            let limit = Double.random(in: 0...2.5, using: &random)
            let near = entries.compactMap { entry in
                PhoneDistance.articulatory.between(target, entry.pronunciation, limit: limit)
                    .map { (entry.word, $0) }
            }
            let found = index.nearest(to: target, within: limit)
            #expect(
                Dictionary(uniqueKeysWithValues: near)
                    == Dictionary(uniqueKeysWithValues: found.map { ($0.word, $0.distance) }))
            #expect(found.map(\.distance) == found.map(\.distance).sorted())
        }
    }

    @Test func nearestComeFirstAndNoMoreThanAsked() throws {
        let words = ["bat": "B AE T", "pat": "P AE T", "cat": "K AE T", "bed": "B EH D"]
        let index = PhoneticIndex(
            words.compactMap { word, said in Pronunciation(arpabet: said).map { (word, $0) } })
        let bat = try #require(Pronunciation(arpabet: "B AE T"))
        #expect(index.nearest(to: bat, within: 2, maximum: 2).map(\.word) == ["bat", "pat"])
        #expect(index.nearest(to: bat, within: 0).map(\.word) == ["bat"])
        #expect(PhoneticIndex([]).nearest(to: bat, within: 3).isEmpty)
    }
}
