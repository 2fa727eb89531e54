/// Measures how similar two phrases sound, regardless of spelling and word boundaries.
public struct SoundAlike: Sendable {
    /// The maximum number of pronunciations to consider for a phrase.
    private static let combinationLimit = 24

    private let distance: PhoneDistance

    /// Creates a comparison that is based on the given distances between phones.
    public init(distance: PhoneDistance = .articulatory) {
        self.distance = distance
    }

    /// The normalized distance between the closest pronunciations of two phrases, from 0 to 1. Each
    /// phrase is a list of words with all their pronunciations.
    public func distance(_ left: [[Pronunciation]], _ right: [[Pronunciation]]) -> Double {
        let lefts = Self.phrases(left)
        let rights = Self.phrases(right)
        guard !lefts.isEmpty, !rights.isEmpty else { return 1 }
        var best = 1.0
        for left in lefts {
            for right in rights {
                let longer = Double(max(left.phones.count, right.phones.count))
                if let edits = distance.between(left, right, limit: best * longer) {
                    best = min(best, edits / longer)
                }
            }
        }
        return best
    }

    /// Whether two phrases differ by one replaced, added or omitted sound.
    public static func areOneSoundApart(
        _ left: [[Pronunciation]], _ right: [[Pronunciation]]
    ) -> Bool {
        let rights = phrases(right).map(\.phones)
        return phrases(left).contains { left in
            rights.contains { isOneSoundApart(left.phones[...], $0[...]) }
        }
    }

    private static func isOneSoundApart(
        _ left: ArraySlice<Phone>, _ right: ArraySlice<Phone>
    ) -> Bool {
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        let same = zip(short, long).prefix { $0 == $1 }.count
        let (shortRest, longRest) = (short.dropFirst(same), long.dropFirst(same + 1))
        return switch long.count - short.count {
        case 0: !shortRest.isEmpty && shortRest.dropFirst().elementsEqual(longRest)
        case 1: shortRest.elementsEqual(longRest)
        default: false
        }
    }

    /// The distance between two texts, according to the pronunciations that `pronouncing` supplies.
    public func distance(
        _ left: String, _ right: String, pronouncing: some Pronouncing
    ) -> Double {
        func words(_ text: String) -> [[Pronunciation]] {
            text.lowercased().split(separator: " ").map {
                pronouncing.pronunciations(of: String($0)).map(\.pronunciation)
            }
        }
        return distance(words(left), words(right))
    }

    /// A phrase's pronunciations. The first pronunciation consists of the words' most likely
    /// pronunciations, joined together.
    static func phrases(_ words: [[Pronunciation]]) -> [Pronunciation] {
        var phrases = [Pronunciation([])]
        for variants in words where !variants.isEmpty {
            let room = max(1, combinationLimit / phrases.count)
            phrases = phrases.flatMap { phrase in
                variants.prefix(room).map { Pronunciation(phrase.phones + $0.phones) }
            }
        }
        return phrases.filter { !$0.phones.isEmpty }
    }
}
