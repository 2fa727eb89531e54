import Foundation
import Languages

/// The script `/language.js`, which sets the language of the pages. The script contains the
/// language code and translations of the English sentences.
struct PageLanguage: Sendable {
    let file: PageFiles.File

    init(_ language: Language) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) -> String {
            // Encoding a dictionary of strings cannot fail.
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
