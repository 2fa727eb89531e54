import Foundation
import Languages

/// The language that pages speak, as the script `/language.js` which they import: its code, and what it has
/// for English sentences. The pages themselves are English, which therefore has nothing to say here.
struct PageLanguage: Sendable {
    let file: PageFiles.File

    init(_ language: Language) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) -> String {
            // Texts by texts: there is none that JSON has not.
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
