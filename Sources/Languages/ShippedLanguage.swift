import CLanguages

/// The files of data/languages/en, which are part of the program.
enum ShippedLanguage {
    /// In order of their names.
    static let files: [(file: String, text: String)] =
        unsafe UnsafeBufferPointer(start: english_files_start(), count: english_file_count).map {
            unsafe (
                String(cString: $0.name),
                String(
                    decoding: UnsafeRawBufferPointer(start: $0.start, count: $0.count),
                    as: UTF8.self)
            )
        }
}
