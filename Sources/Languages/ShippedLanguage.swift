import CLanguages

/// The English files that are part of the program, sorted by name.
enum ShippedLanguage {
    /// The files in data/languages/en.
    static let files = unsafe texts(english_files_start(), english_file_count)
    static let grammars = unsafe texts(english_grammars_start(), english_grammar_count)

    private static func texts(
        _ start: UnsafePointer<language_file>, _ count: Int
    ) -> [(file: String, text: String)] {
        unsafe UnsafeBufferPointer(start: start, count: count).map { file in
            unsafe (
                String(cString: file.name),
                String(
                    decoding: UnsafeRawBufferPointer(start: file.start, count: file.count),
                    as: UTF8.self)
            )
        }
    }
}
