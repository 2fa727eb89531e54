internal import Foundation

/// Prepares text for a synthesizer that can read only plain English.
enum SpokenText {
    /// The text in Latin letters without accents, with plain punctuation and without markup
    /// characters.
    static func plain(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "’", "‘": result.append("'")
            case "“", "”", "„", "«", "»": result.append("\"")
            case "–", "—", "…": result.append(", ")
            case _ where character.isASCII:
                let isPrintable = character.unicodeScalars.allSatisfy {
                    $0.value >= 32 && $0.value < 127
                }
                result.append(isPrintable && !"<>`|\\".contains(character) ? character : " ")
            default: result += latin(character)
            }
        }
        return result
    }

    private static func latin(_ character: Character) -> String {
        if let word = symbols[character] { return " \(word) " }
        let transform = StringTransform("Any-Latin; Latin-ASCII")
        let latin = String(character).applyingTransform(transform, reverse: false) ?? ""
        return latin.unicodeScalars.allSatisfy { (32..<127).contains($0.value) } ? latin : " "
    }

    private static let symbols: [Character: String] = [
        "€": "euros", "£": "pounds", "¥": "yen", "°": "degrees", "½": "one half", "×": "times",
        "÷": "divided by", "π": "pi", "²": "squared", "³": "cubed",
    ]
}
