public import Foundation
import GRDB

extension BankStore {
    /// Imports a pack file of any format in one transaction, question by question, so that memory
    /// use does not depend on its size. A file in our own format that contains a rejected question
    /// changes nothing. From other formats, everything usable is imported. Importing the same file
    /// again changes nothing.
    ///
    /// - Parameter rule: Whether the import may replace a pack with the same title; see
    ///   `ReplacementRule`.
    /// - Parameter isDryRun: Whether to only report what would happen. If true, the import locks
    ///   and changes nothing in the bank.
    /// - Parameter report: Called with every problem when it is found. If this method throws an
    ///   error, the problems are the reason, and nothing was stored.
    /// - Parameter taken: Called with every imported question, in the order of the file. Not called
    ///   if the file is already in the bank.
    /// - Throws: `PackError`, `BankError`, including `BankError.titleTaken`.
    @discardableResult
    public func importFile(
        _ input: PackInput, _ options: PackFile.Options = PackFile.Options(), now: Date = Date(),
        replacing rule: ReplacementRule = .newVersion, isDryRun: Bool = false,
        report: (PackProblem) -> Void = { _ in },
        taken: (Question) -> Void = { _ in }
    ) throws -> FileImport {
        let digest = Self.digest(input, options)
        let known = try unchanged(digest).flatMap { known in
            // An import also stores pictures and sounds that were lost or that were missing at the
            // first import.
            let missing = try missingMedia(inPack: known.result.title).map(\.media)
            let isWorthwhile = missing.contains {
                $0.isStored || PackMedia(input).contents(of: $0) != nil
            }
            return isWorthwhile ? nil : known
        }
        if !isDryRun, let known { return known }
        return try withoutActuallyEscaping(taken) { taken in
            try withoutActuallyEscaping(report) { report in
                func receiver(_ questions: any QuestionTaking) -> ImportReceiver {
                    ImportReceiver(
                        questions, title: options.title ?? input.title, taken: taken,
                        report: report)
                }
                guard isDryRun else {
                    let done = try write(
                        input, options, digest: digest, now: now, rule: rule, receiving: receiver)
                    if done.replaced != nil { try sweepMedia() }
                    return done
                }
                let done = try count(input, options, rule: rule, receiving: receiver)
                guard known != nil else { return done }
                return done.unchanged
            }
        }
    }

    private func write(
        _ input: PackInput, _ options: PackFile.Options, digest: String, now: Date,
        rule: ReplacementRule, receiving: (any QuestionTaking) -> ImportReceiver
    ) throws -> FileImport {
        try write("import \(input.name)") { database in
            let isLarge = try BulkLoad.isWorthwhile(input.byteCount, database)
            let writer = try PackWriter(
                database, format: "", now: now, bulk: isLarge ? BulkLoad(database) : nil)
            let receiver = receiving(writer)
            let format = try receiver.read(input, options, media: media)
            let replaced = try writer.finish(
                receiver.header, digest: digest, format: format.rawValue)
            return try receiver.result(format, replacing: replaced, rule)
        }
    }

    /// The result that `write` would have.
    private func count(
        _ input: PackInput, _ options: PackFile.Options, rule: ReplacementRule,
        receiving: (any QuestionTaking) -> ImportReceiver
    ) throws -> FileImport {
        let tally = QuestionTally()
        let receiver = receiving(tally)
        let format = try receiver.read(input, options)
        let replaced = try read("look for the pack") { database in
            try ReplacedPack.find(
                receiver.header.title, newCount: tally.count, isKept: tally.contains, database)
        }
        return try receiver.result(format, replacing: replaced, rule)
    }

    /// Increased whenever a reader interprets something differently.
    private static let readerRevision = 8

    private static func digest(_ input: PackInput, _ options: PackFile.Options) -> String {
        var parts = [input.digest.text, String(readerRevision), options.format?.rawValue ?? ""]
        parts.append(options.answerSide?.rawValue ?? "")
        parts.append(options.title ?? input.title)
        // New options must not change the fingerprints of files that do not use them.
        if let first = options.countsFrom { parts.append("count \(first)") }
        if let encoding = input.declaredEncoding { parts.append("encoding \(encoding.name)") }
        if let columns = options.columns { parts.append("columns \(columns)") }
        if let stamp = input.media.stamp { parts.append("files \(stamp)") }
        if let marks = options.separators { parts.append("cards \(marks.card) \(marks.row)") }
        return parts.joined(separator: "/")
    }

    /// The pack that was imported from exactly this file, if it is in the bank.
    private func unchanged(_ digest: String) throws -> FileImport? {
        try read("look for the pack") { database in
            let row = try Row.fetchOne(
                database, sql: "SELECT * FROM pack WHERE digest = ?", arguments: [digest])
            return row.map { row in
                FileImport(
                    format: PackFormat(rawValue: row["format"]) ?? .native,
                    result: ImportResult(
                        change: .unchanged, title: row["title"],
                        questionCount: row["question_count"]),
                    refusedCount: 0)
            }
        }
    }
}

/// The result of an import.
public struct FileImport: Sendable, Hashable {
    /// The format that the file was read as.
    public var format: PackFormat
    /// The change to the bank.
    public var result: ImportResult
    /// The pack that was replaced; nil if none was.
    public var replaced: ReplacedPack?
    /// The number of questions that were left out.
    public var refusedCount: Int
    /// How the file's columns or fields were interpreted; empty if the file is already in the bank.
    public var fields: [FieldReading] = []

    /// The result of importing the same file again.
    fileprivate var unchanged: FileImport {
        var done = self
        done.result.change = .unchanged
        done.replaced = nil
        return done
    }
}

/// Passes on everything that a reader finds.
private final class ImportReceiver: PackReceiving {
    private let questions: any QuestionTaking
    private(set) var header: PackHeader
    private(set) var refusedCount = 0
    /// The first problems, for the error of a rejected pack. All other problems have already been
    /// reported.
    private(set) var firstProblems: [PackProblem] = []
    private let taken: (Question) -> Void
    private let report: (PackProblem) -> Void
    private(set) var fields: [FieldReading] = []

    init(
        _ questions: any QuestionTaking, title: String, taken: @escaping (Question) -> Void,
        report: @escaping (PackProblem) -> Void
    ) {
        self.questions = questions
        self.taken = taken
        self.report = report
        header = PackHeader(title: title)
    }

    /// Reads a file into this receiver.
    ///
    /// - Parameter folder: Where to store pictures and sounds; nil to check them only.
    /// - Throws: An error, also if no part of the file may be stored.
    func read(
        _ input: PackInput, _ options: PackFile.Options, media folder: MediaFolder? = nil
    ) throws -> PackFormat {
        let format = try PackFile.read(input, options, into: self, keepingMediaIn: folder)
        if format.isStrict, refusedCount > 0 { throw PackError.refused(firstProblems) }
        if questions.count == 0 { throw PackError.empty(format: format.rawValue) }
        return format
    }

    /// - Throws: `BankError.titleTaken` if the rule does not allow replacing the existing pack.
    func result(
        _ format: PackFormat, replacing replaced: ReplacedPack?, _ rule: ReplacementRule
    ) throws -> FileImport {
        if let replaced, !rule.allows(replaced) { throw BankError.titleTaken(replaced) }
        return FileImport(
            format: format,
            result: ImportResult(
                change: replaced == nil ? .added : .replaced, title: header.title,
                questionCount: questions.count),
            replaced: replaced, refusedCount: refusedCount, fields: fields)
    }

    func receive(_ field: FieldReading) { fields.append(field) }

    func receive(_ header: PackHeader) { self.header = header }

    func receive(_ question: Question, at position: SourcePosition) throws {
        guard try questions.add(question) else {
            return receive(DuplicateAdvice.id(question, at: position))
        }
        taken(question)
    }

    func receive(_ problem: PackProblem) {
        if problem.weight == .refused {
            refusedCount += 1
            if firstProblems.count < 100 { firstProblems.append(problem) }
        }
        report(problem)
    }
}
