internal import Phonetics

/// The words that one decoder has been taught, under names of our own.
///
/// The engine's dictionary is left out: every pronunciation comes from the pronunciation service, so
/// that what is shown, said and heard agree, and a strange spelling never reaches the engine.
struct EngineVocabulary {
    /// Engine word by the pronunciations it stands for.
    private var names: [[Pronunciation]: String] = [:]
    private let pronouncing: any Pronouncing
    private let variantLimit: Int

    /// - Parameter variantLimit: pronunciations of a word beyond this are left out: each costs
    ///   search and opens the ear wider.
    init(pronouncing: any Pronouncing, variantLimit: Int = 6) {
        self.pronouncing = pronouncing
        self.variantLimit = variantLimit
    }

    /// How a word is said, most likely way first.
    func pronunciations(of word: String) -> [Pronunciation] {
        Array(pronouncing.pronunciations(of: word).map(\.pronunciation).prefix(variantLimit))
    }

    /// The engine's names of words, teaching it those that are new.
    ///
    /// - Throws: ``TranscriberError/grammar(_:)`` for a word without any sound.
    mutating func spell(
        _ words: [String], for decoder: inout SpeechDecoder
    ) throws(TranscriberError) -> [String] {
        pronouncing.prepare(words)
        var spelled: [String] = []
        spelled.reserveCapacity(words.count)
        for word in words {
            let ways = pronunciations(of: word)
            guard !ways.isEmpty else { throw .grammar(GrammarError(.wordWithoutSound(word))) }
            spelled.append(try name(saying: ways, for: &decoder))
        }
        return spelled
    }

    /// The engine's name for a list of pronunciations, teaching it when it is new.
    mutating func name(
        saying ways: [Pronunciation], for decoder: inout SpeechDecoder
    ) throws(TranscriberError) -> String {
        if let known = names[ways] { return known }
        let name = "_\(names.count)"
        do {
            for (index, way) in ways.enumerated() {
                let variant = index == 0 ? name : "\(name)(\(index + 1))"
                try decoder.addWord(variant, phones: way.description)
            }
        } catch {
            throw .decoder(error)
        }
        names[ways] = name
        return name
    }
}
