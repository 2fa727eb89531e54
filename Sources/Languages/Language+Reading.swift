public import Foundation
import Phonetics

extension Language {
    /// The files of a language, each with its own sections or lines.
    private enum File: String, CaseIterable {
        case language = "language.txt"
        case words = "words.txt"
        case numbers = "numbers.txt"
        case around = "around.txt"
        case remarks = "remarks.txt"
        case letters = "letters.txt"
        case decoys = "decoys.txt"
        case pronunciations = "pronunciations.txt"
        case sentences = "sentences.txt"
    }

    private enum Identity: String, CaseIterable {
        case code, name, rules
    }

    private enum WordSection: Hashable, RawRepresentable, CaseIterable {
        case words(WordClass)
        case same

        static let allCases = WordClass.allCases.map(Self.words) + [.same]

        init?(rawValue: String) {
            if rawValue == "same word" {
                self = .same
            } else if let known = WordClass(rawValue: rawValue) {
                self = .words(known)
            } else {
                return nil
            }
        }

        var rawValue: String {
            switch self {
            case .words(let kind): kind.rawValue
            case .same: "same word"
            }
        }
    }

    /// Reads a language's folder: `language.txt`, and optionally the other files of
    /// `data/languages/en`. Grammars are parsed only when they are used.
    /// - Throws: ``LanguageError``, with the file and the line, if a file is invalid or too large.
    public init(folder: URL) throws(LanguageError) {
        let names = try Self.names(in: folder, ending: "txt")
        for name in names where File(rawValue: name) == nil { throw Self.unknown(name) }
        let grammars = folder.appending(path: "grammars", directoryHint: .isDirectory)
        let hasGrammars = FileManager.default.fileExists(atPath: grammars.path)
        let grammarNames = hasGrammars ? try Self.names(in: grammars, ending: "gram") : []
        guard grammarNames.count <= Self.mostGrammars else {
            throw LanguageError(file: "grammars", .tooManyGrammars(limit: Self.mostGrammars))
        }
        try self.init(
            name: folder.lastPathComponent, files: try Self.texts(of: names, in: folder),
            grammars: try Self.texts(of: grammarNames, in: grammars))
    }

    /// The maximum number of grammars. A language needs only five kinds of grammars.
    private static let mostGrammars = 20

    /// The names of the files in a folder, sorted.
    private static func names(
        in folder: URL, ending: String
    ) throws(LanguageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix("." + ending) }.sorted()
        } catch {
            throw LanguageError(file: folder.path, .unreadable(error.localizedDescription))
        }
    }

    private static func texts(
        of names: [String], in folder: URL
    ) throws(LanguageError) -> [(file: String, text: String)] {
        var texts: [(file: String, text: String)] = []
        for name in names {
            texts.append((name, try LanguageFile.text(name, in: folder)))
        }
        return texts
    }

    private static func unknown(_ name: String) -> LanguageError {
        LanguageError(file: name, .unknownFile(known: File.allCases.map { $0.rawValue }))
    }

    /// Creates a language from the texts of its files. Errors about missing files contain the
    /// folder's name.
    init(
        name folder: String, files: [(file: String, text: String)],
        grammars: [(file: String, text: String)]
    ) throws(LanguageError) {
        var texts: [File: String] = [:]
        for (name, text) in files {
            guard let file = File(rawValue: name) else { throw Self.unknown(name) }
            texts[file] = text
        }
        func sections<Section>(
            _ file: File, _: Section.Type
        ) throws(LanguageError) -> SectionedText<Section> {
            try SectionedText(texts[file] ?? "", file: file.rawValue)
        }
        let identity = try sections(.language, Identity.self)
        guard let code = identity.phrases(.code).first, let name = identity.phrases(.name).first
        else {
            let isThere = texts[.language] != nil
            throw LanguageError(file: isThere ? File.language.rawValue : folder, .unnamed)
        }
        self.code = code
        self.name = name
        var rules: LanguageRules = []
        for line in identity[.rules] {
            guard let rule = LanguageRules.named[String(line.text)] else {
                throw identity.error(line, .unknownRules(String(line.text)))
            }
            rules.formUnion(rule)
        }
        self.rules = rules
        let words = try sections(.words, WordSection.self)
        self.words = Lists(
            Dictionary(
                uniqueKeysWithValues: WordClass.allCases.map { ($0, words.words(.words($0))) }))
        sameWords = words[.same].map(\.words)
        numbers = try NumberWords(try sections(.numbers, NumberWords.Kind.self))
        let around = try sections(.around, PhraseKind.self)
        self.around = Lists(
            Dictionary(uniqueKeysWithValues: PhraseKind.allCases.map { ($0, around.phrases($0)) }))
        remarks = try RemarkWords(try sections(.remarks, RemarkWords.Section.self))
        letters = try LetterNames(try sections(.letters, LetterNames.Section.self))
        let decoys = try sections(.decoys, DecoyKind.self)
        self.decoys = Lists(
            Dictionary(uniqueKeysWithValues: DecoyKind.allCases.map { ($0, decoys.words($0)) }))
        self.grammars = grammars.isEmpty && rules == .english ? ShippedLanguage.grammars : grammars
        pronunciations = try Self.pronunciations(texts[.pronunciations] ?? "")
        sentences =
            try texts[.sentences].map { text throws(LanguageError) in
                try Sentences(
                    text, file: File.sentences.rawValue, known: Self.knownSentences)
            } ?? Sentences()
    }

    /// Reads lines that contain a word and its phones. A word may occur in several lines.
    private static func pronunciations(
        _ text: String
    ) throws(LanguageError) -> [String: [Pronunciation]] {
        var pronunciations: [String: [Pronunciation]] = [:]
        for line in text.lines {
            let words = line.words
            guard let word = words.first,
                let said = Pronunciation(arpabet: words.dropFirst().joined(separator: " "))
            else {
                throw LanguageError(
                    file: File.pronunciations.rawValue, line: line.number, .noPronunciation)
            }
            pronunciations[word.lowercased(), default: []].append(said)
        }
        return pronunciations
    }
}
