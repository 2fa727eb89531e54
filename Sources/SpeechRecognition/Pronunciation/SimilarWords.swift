internal import Phonetics

/// A dictionary's words, grouped by their number of phones, so that similar words can be found
/// (docs/decisions/0149).
struct SimilarWords: Sendable {
    /// Words with the same number of phones.
    private struct Group {
        /// The phones of all words, in order. Each phone is represented by its index in
        /// `Phone.allCases`.
        var phones: [UInt8] = []
        /// For each word, the first letter's position in ``SimilarWords/letters`` and the number of
        /// letters.
        var words: [(start: Int32, count: Int32)] = []
    }

    /// The groups, indexed by the number of phones.
    private var groups: [Group] = []
    private var letters: [UInt8] = []

    private static let places = Dictionary(
        uniqueKeysWithValues: Phone.allCases.enumerated().map { ($1, UInt8($0)) })

    /// Indexes a dictionary. `entries` calls its argument with each entry's letters and phones.
    init(entries: ((_ word: ArraySlice<UInt8>, _ phones: ArraySlice<UInt8>) -> Void) -> Void) {
        var codes = [UInt8](repeating: .max, count: 1_024)
        for (place, phone) in Phone.allCases.enumerated() {
            codes[Self.key(Array(phone.rawValue.utf8)[...])] = UInt8(place)
        }
        var phones: [UInt8] = []
        entries { word, text in
            phones.removeAll(keepingCapacity: true)
            var start = text.startIndex
            while start < text.endIndex {
                guard text[start] > UInt8(ascii: " ") else {
                    start += 1
                    continue
                }
                var end = start
                while end < text.endIndex, text[end] >= UInt8(ascii: "A") { end += 1 }
                guard (1...2).contains(end - start), codes[Self.key(text[start..<end])] != .max
                else { return }
                phones.append(codes[Self.key(text[start..<end])])
                while end < text.endIndex, text[end] > UInt8(ascii: " ") { end += 1 }
                start = end
            }
            guard !phones.isEmpty else { return }
            while groups.count <= phones.count { groups.append(Group()) }
            groups[phones.count].phones += phones
            groups[phones.count].words.append((Int32(letters.count), Int32(word.count)))
            letters += word
        }
    }

    /// A number that identifies a phone's name, which consists of one or two capital letters.
    private static func key(_ name: ArraySlice<UInt8>) -> Int {
        name.reduce(0) { $0 * 32 + Int($1 & 31) }
    }

    /// The words whose pronunciation differs by exactly one phone from any of `pronunciations`, in
    /// alphabetical order.
    func words(near pronunciations: [Pronunciation]) -> [String] {
        var near: Set<String> = []
        var same: Set<String> = []
        for pronunciation in pronunciations {
            let phones = pronunciation.phones.compactMap { Self.places[$0] }
            for count in max(phones.count - 1, 1)...(phones.count + 1) where count < groups.count {
                let group = groups[count]
                for place in group.words.indices {
                    let other = group.phones[(place * count)..<((place + 1) * count)]
                    guard let distance = Self.distance(phones, other) else { continue }
                    let (start, length) = group.words[place]
                    let word = String(
                        decoding: letters[Int(start)..<Int(start + length)], as: UTF8.self)
                    if distance == 0 { same.insert(word) } else { near.insert(word) }
                }
            }
        }
        return near.subtracting(same).sorted()
    }

    /// The number of phones by which two words differ; nil if the words differ by more than one
    /// phone.
    private static func distance(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Int? {
        let shorter = min(one.count, other.count)
        var first = 0
        while first < shorter, one[first] == other[other.startIndex + first] { first += 1 }
        var last = 0
        while last < shorter - first, one[one.count - 1 - last] == other[other.endIndex - 1 - last]
        {
            last += 1
        }
        let different = max(one.count, other.count) - first - last
        return different < 2 ? different : nil
    }
}
