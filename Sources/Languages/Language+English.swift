extension Language {
    /// English, from `data/languages/en`. It is embedded in the program, so no files are needed.
    public static let english: Language = {
        // English screen texts are written in the code. This file only lists them.
        let files = ShippedLanguage.files.filter { $0.file != sentencesFile }
        do {
            return try Language(name: "en", files: files, grammars: [])
        } catch {
            preconditionFailure("the built-in English is broken: \(error)")
        }
    }()

    /// Every English sentence that screens can show.
    public static var knownSentences: Set<String> {
        let text = ShippedLanguage.files.first { $0.file == sentencesFile }?.text ?? ""
        return Set(text.lines.map { String($0.text) })
    }

    private static let sentencesFile = "sentences.txt"
}
