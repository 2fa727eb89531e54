extension Language {
    /// English, as `data/languages/en` has it: compiled in, so that programs need no files.
    public static let english: Language = {
        // What screens say in English is written where it is said; the file only lists it.
        let files = ShippedLanguage.files.filter { $0.file != sentencesFile }
        do {
            return try Language(name: "en", files: files, grammars: [])
        } catch {
            preconditionFailure("the English that is compiled in is broken: \(error)")
        }
    }()

    /// Every sentence that screens say, in English.
    public static var knownSentences: Set<String> {
        let text = ShippedLanguage.files.first { $0.file == sentencesFile }?.text ?? ""
        return Set(text.lines.map { String($0.text) })
    }

    private static let sentencesFile = "sentences.txt"
}
