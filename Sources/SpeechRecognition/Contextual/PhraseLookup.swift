import Foundation
import Phonetics
import Transcript

/// Finds likely phrases in a decoder's transcript by their sound, because decoders often misspell
/// names.
struct PhraseLookup: Sendable {
    private struct Phrase: Sendable {
        var words: [String]
        var limit: Limit
    }

    /// Words in a transcript that sound like a phrase.
    private struct Match {
        var words: Range<Int>
        var phrase: Phrase
        var distance: Double
        /// The amount by which the distance is below the limit.
        var lead: Double
    }

    /// The maximum distance between words and a phrase, as a normalized distance: the edit distance
    /// divided by the number of phones in the longer of the two (see ``PhoneDistance``).
    private struct Limit: Sendable {
        /// The distance limit for words about which the decoder is certain.
        var sure: Double
        /// The amount added to the limit if the decoder only guessed the words.
        var guessed: Double

        /// The distance limit for a phrase with an unknown word, which the decoder rarely spells
        /// correctly.
        static let unknown = Limit(sure: 0.08, guessed: 0.25)
        /// The distance limit for a phrase of known words, which the decoder usually spells
        /// correctly.
        static let known = Limit(sure: 0.08, guessed: 0.16)
        /// The distance limit for a short phrase, which is low because many words sound like a
        /// short phrase.
        static let short = Limit(sure: 0.01, guessed: 0)

        func distance(sureness: Double) -> Double { sure + guessed * (1 - sureness) }
    }

    /// A phrase is short if it has fewer phones than this.
    private static let leastPhones = 4
    /// The additional distance allowed for each tenfold increase in the likelihood of a phrase.
    private static let distancePerTenfold = 0.02
    /// The additional distance allowed if the speaker is expected to say one of the phrases.
    private static let distanceOfChoices = 0.1
    private static let farthest = 0.5
    /// The maximum number of words by which the decoder's text for a phrase may be longer than the
    /// phrase.
    private static let mostWordsMore = 3
    /// The maximum number of pronunciations to try for one word, and for several words together.
    private static let mostOfWord = 3
    private static let mostTogether = 12

    private let phrases: [Phrase]
    private let index: PhoneticIndex
    private let mostWords: Int
    private let pronouncing: any Pronouncing

    /// Returns nil if none of the phrases has a pronunciation.
    init?(_ context: PhraseContext, _ pronouncing: any Pronouncing) {
        self.pronouncing = pronouncing
        var phrases: [Phrase] = []
        var entries: [(word: String, pronunciation: Pronunciation)] = []
        pronouncing.prepare(context.model.words)
        for (words, weight) in context.model.phrases {
            let own = words.map { word in
                context.pronunciations[word]?.map { SourcedPronunciation($0, source: .host) }
                    ?? pronouncing.pronunciations(of: word)
            }
            let sounds = Self.together(own.map { $0.map(\.pronunciation) })
            guard !sounds.isEmpty else { continue }
            entries += sounds.map { (String(phrases.count), $0) }
            let isKnown = own.allSatisfy { $0.first?.source == .dictionary }
            var limit = isKnown ? Limit.known : .unknown
            let bounded = weight.isNaN ? 1 : min(max(weight, 0.001), 1_000)
            limit.sure +=
                Self.distancePerTenfold * log10(bounded) + Self.distanceOfChoices * context.boost
            if context.boost == 0, sounds.allSatisfy({ $0.phones.count < Self.leastPhones }) {
                limit = .short
            }
            phrases.append(
                Phrase(words: words.map { context.spellings[$0] ?? $0 }, limit: limit))
        }
        guard !phrases.isEmpty else { return nil }
        self.phrases = phrases
        index = PhoneticIndex(entries)
        mostWords = (phrases.map(\.words.count).max() ?? 1) + Self.mostWordsMore
    }

    /// The pronunciations of several consecutive words, joined together.
    private static func together(_ words: [[Pronunciation]]) -> [Pronunciation] {
        let all = words.reduce([Pronunciation([])]) { before, own in
            guard !own.isEmpty else { return before }
            return Array(
                before.flatMap { before in
                    own.prefix(mostOfWord).map { Pronunciation(before.phones + $0.phones) }
                }.prefix(mostTogether))
        }
        return all.filter { !$0.phones.isEmpty }
    }

    /// Returns a transcript in which phrases replace words that sound like them.
    func found(in segments: [Segment]) -> [Segment] {
        let sounds = segments.map { segment in
            let word = segment.text.withoutMarksAround.lowercased()
            return word.isEmpty
                ? [] : pronouncing.pronunciations(of: word).map(\.pronunciation)
        }
        var matches: [Match] = []
        for start in segments.indices {
            for end in (start + 1)...min(start + mostWords, segments.count) {
                if let match = match(start..<end, segments, sounds) { matches.append(match) }
            }
        }
        var result = segments
        for match in Self.apart(matches).sorted(by: { $0.words.lowerBound > $1.words.lowerBound }) {
            result.replaceSubrange(match.words, with: Self.said(match, segments))
        }
        return result
    }

    private func match(
        _ words: Range<Int>, _ segments: [Segment], _ sounds: [[Pronunciation]]
    ) -> Match? {
        let sureness = segments[words].map { $0.confidence ?? 0 }.min() ?? 0
        var best: Match?
        for sound in Self.together(Array(sounds[words])) {
            let length = Double(sound.phones.count)
            for found in index.nearest(to: sound, within: Self.farthest * length, maximum: 8) {
                guard let number = Int(found.word) else { continue }
                let longer = max(found.pronunciation.phones.count, sound.phones.count)
                let distance = found.distance / Double(longer)
                let lead = phrases[number].limit.distance(sureness: sureness) - distance
                if lead > best?.lead ?? 0 {
                    best = Match(
                        words: words, phrase: phrases[number], distance: distance, lead: lead)
                }
            }
        }
        return best
    }

    /// Removes each match that shares words with a better match.
    private static func apart(_ matches: [Match]) -> [Match] {
        var kept: [Match] = []
        for match in matches.sorted(by: { ($0.lead, $0.words.count) > ($1.lead, $1.words.count) })
        where !kept.contains(where: { $0.words.overlaps(match.words) }) {
            kept.append(match)
        }
        return kept
    }

    /// The words of a matching phrase, which replace the transcribed words.
    private static func said(_ match: Match, _ segments: [Segment]) -> [Segment] {
        let own = segments[match.words]
        guard let first = own.first, let last = own.last else { return [] }
        let confidence = first.confidence == nil ? nil : 1 - match.distance
        let letters = match.phrase.words.map(\.count)
        let length = Double(last.range.end.sampleIndex - first.range.start.sampleIndex)
        func time(_ letterCount: Int) -> AudioTime {
            let share = Double(letterCount) / Double(max(letters.reduce(0, +), 1))
            return first.range.start.advanced(bySamples: Int(share * length))
        }
        return match.phrase.words.enumerated().map { index, word in
            let before = letters[..<index].reduce(0, +)
            let isLast = index == letters.count - 1
            let ending = isLast ? last.text.reversed().prefix { !$0.isLetter && !$0.isNumber } : []
            return Segment(
                text: word + String(ending.reversed()),
                range: TimeRange(start: time(before), end: time(before + letters[index])),
                confidence: confidence)
        }
    }
}
