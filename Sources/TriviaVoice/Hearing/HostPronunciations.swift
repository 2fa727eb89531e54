import CommandMatcher
import Languages
import Phonetics
import QuestionBank

extension Question {
    /// Every written word of its answers, for ``Pronouncing/prepare(_:)``.
    var writtenWords: [String] {
        ([answer] + accept + promptOn.map(\.form) + reject + choices).flatMap { text in
            text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
        }
    }
}

/// The pronunciations from all questions of a game and from its language.
enum HostPronunciations {
    /// By word. Invalid ARPAbet is ignored here, because a pack check reports it.
    static func of(
        _ questions: [Question], in language: CompiledLanguage = .english
    ) -> [String: [Pronunciation]] {
        var all = language.language.pronunciations
        for question in questions {
            for (word, texts) in question.pronunciations {
                for pronunciation in texts.compactMap({ Pronunciation(arpabet: $0) })
                where !(all[word, default: []].contains(pronunciation)) {
                    all[word, default: []].append(pronunciation)
                }
            }
        }
        return all
    }
}
