import Foundation
import PlaySession
import QuestionBank

/// A pack from a file or from the bank. A name with a slash always refers to a file.
struct PackSubject {
    var pack: Pack
    /// The file to which changes can be written, or nil if the file's format is not one of the
    /// project's own.
    var ownFile: String?
    var refusedCount = 0
    /// The format in which the file was read, or nil for a pack from the bank.
    var format: PackFormat?
    /// The problems in the file, in order.
    var problems: [PackProblem] = []
    /// How the file's columns or fields were interpreted.
    var fields: [FieldReading] = []
    var media: PackMedia
    private var positions: [SourcePosition] = []

    func position(_ index: Int) -> SourcePosition? {
        index < positions.count ? positions[index] : nil
    }

    /// Finds a pack in the bank. Returns nil if the pack is missing and the name has the extension
    /// of a pack file.
    private static func banked(_ name: String, _ options: BankOptions) throws -> PackSubject? {
        try options.useThere { bank in
            // Before the first game, the bank may lack the shipped packs.
            if try options.takesShippedPacks(bank) {
                try QuestionSource(bank: bank).importShippedPacks()
            }
            do {
                return PackSubject(
                    pack: try bank.pack(titled: bank.title(beginning: name)),
                    media: PackMedia(bank.media))
            } catch BankError.noSuchPack
                where PackFormat(name: (name as NSString).pathExtension) != nil
            {
                return nil
            }
        }
    }

    static func read(
        _ name: String, _ options: PackFile.Options, encoding: TextEncoding? = nil,
        _ bank: BankOptions, asJSON: Bool, show: (PackProblem) throws -> Void
    ) throws -> PackSubject {
        let isFile =
            name == "-" || name.contains("/") || FileManager.default.fileExists(atPath: name)
        if !isFile, let subject = try banked(name, bank) { return subject }
        let problems = PackProblems(file: name, asJSON: asJSON)
        return try problems.reading {
            let input = try PackInput(path: name, encoding: encoding)
            let (format, content) = try PackFile.collect(input, options)
            try content.problems.forEach(show)
            let refused = content.problems.filter { $0.weight == .refused }
            if format.isStrict, !refused.isEmpty { throw PackError.refused(refused) }
            if content.questions.isEmpty { throw PackError.empty(format: format.rawValue) }
            return PackSubject(
                pack: content.pack, ownFile: format.isStrict && name != "-" ? name : nil,
                refusedCount: refused.count, format: format, problems: content.problems,
                fields: content.fields, media: PackMedia(input), positions: content.positions)
        }
    }
}
