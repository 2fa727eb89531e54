import Foundation
import Languages

/// The language of the pages, as the script `/language.js`, which contains the language code and
/// the translations of English sentences. The pages are in English, so English has no translations.
struct PageLanguage: Sendable {
    let file: PageFiles.File

    init(_ language: Language) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) -> String {
            // A dictionary of strings can always be encoded.
            String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self)
        }
        let script = """
            export const code = \(json(language.code));
            export const sentences = \(json(language.sentences.translated));

            """
        file = PageFiles.File(
            type: "text/javascript; charset=utf-8", bytes: Array(script.utf8), isKept: false)
    }
}
