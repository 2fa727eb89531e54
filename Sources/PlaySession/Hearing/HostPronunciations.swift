package import CommandMatcher
import Languages
import Phonetics
package import QuestionBank

extension Question {
    /// All words of the question's answers, for ``Pronouncing/prepare(_:)``.
    package var writtenWords: [String] {
        ([answer] + accept + promptOn.map(\.form) + reject + choices).flatMap { text in
            text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
        }
    }
}

/// Collects the pronunciations that a game's questions and language define.
package enum HostPronunciations {
    /// The pronunciations, keyed by word. Invalid ARPAbet pronunciations are left out.
    package static func of(
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
