extension Language {
    /// English, from `data/languages/en`. English is embedded in the program.
    public static let english: Language = {
        // The English messages are part of the code, so the file that lists the messages is
        // skipped.
        let files = ShippedLanguage.files.filter { $0.file != sentencesFile }
        do {
            return try Language(name: "en", files: files, grammars: [])
        } catch {
            preconditionFailure("the built-in English is broken: \(error)")
        }
    }()

    /// All English sentences that appear on screens.
    package static var knownSentences: Set<String> {
        let text = ShippedLanguage.files.first { $0.file == sentencesFile }?.text ?? ""
        return Set(text.lines.map { String($0.text) })
    }

    private static let sentencesFile = "sentences.txt"
}
