public import Foundation
import GRDB

extension BankStore {
    /// Imports a pack file in one transaction. Importing the same file again changes nothing.
    ///
    /// - Parameter isDryRun: Whether the import only reports what it would do, without locking or
    ///   changing the bank.
    /// - Parameter report: A function that receives each problem as soon as the problem is found.
    /// - Parameter taken: A function that receives each question, unless the file was imported
    ///   before.
    /// - Throws: `PackError` and `BankError`, including `BankError.titleTaken`.
    @discardableResult
    public func importFile(
        _ input: PackInput, _ options: PackFile.Options = PackFile.Options(), now: Date = Date(),
        replacing rule: ReplacementRule = .newVersion, isDryRun: Bool = false,
        report: (PackProblem) -> Void = { _ in },
        taken: (Question) -> Void = { _ in }
    ) throws -> FileImport {
        let digest = Self.digest(input, options)
        let known = try unchanged(digest).flatMap { known in
            // Pictures and sounds may have been missing at the first import, or lost since then.
            let missing = try missingMedia(inPack: known.result.title).map(\.media)
            let isWorthwhile = missing.contains {
                $0.isStored || PackMedia(input).contents(of: $0) != nil
            }
            return isWorthwhile ? nil : known
        }
        return try withoutActuallyEscaping(taken) { taken in
            try withoutActuallyEscaping(report) { report in
                func receiver(_ questions: any QuestionTaking) -> ImportReceiver {
                    ImportReceiver(
                        questions, title: options.title ?? input.title, taken: taken,
                        report: report)
                }
                if !isDryRun, let known {
                    return try again(known, input, options, report: report)
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

    /// The result of importing an unchanged file. The bank does not record which questions were
    /// left out, so the file is read again to find its problems.
    private func again(
        _ known: FileImport, _ input: PackInput, _ options: PackFile.Options,
        report: @escaping (PackProblem) -> Void
    ) throws -> FileImport {
        // The bank accepts a pack in our own format only if no question is left out.
        if known.format.isStrict { return known }
        let receiver = ImportReceiver(
            QuestionTally(), title: known.result.title, taken: { _ in }, report: report)
        _ = try receiver.read(input, options)
        var done = known
        done.refusedCount = receiver.refusedCount
        return done
    }

    private func write(
        _ input: PackInput, _ options: PackFile.Options, digest: String, now: Date,
        rule: ReplacementRule, receiving: (any QuestionTaking) -> ImportReceiver
    ) throws -> FileImport {
        do {
            return try stored(
                input, options, digest: digest, now: now, rule: rule, receiving: receiving)
        } catch {
            giveBackLog()
            throw error
        }
    }

    private func stored(
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

    /// Determines the result of `write` without writing anything.
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

    /// The revision number of the pack readers. The number increases whenever a reader interprets
    /// files differently.
    private static let readerRevision = 9

    private static func digest(_ input: PackInput, _ options: PackFile.Options) -> String {
        var parts = [input.digest.text, String(readerRevision), options.format?.rawValue ?? ""]
        parts.append(options.answerSide?.rawValue ?? "")
        parts.append(options.title ?? input.title)
        // A new option must not change the fingerprints of files that are imported without this
        // option.
        if let first = options.countsFrom { parts.append("count \(first)") }
        if let encoding = input.declaredEncoding { parts.append("encoding \(encoding.name)") }
        if let columns = options.columns { parts.append("columns \(columns)") }
        if let stamp = input.media.stamp { parts.append("files \(stamp)") }
        if let marks = options.separators { parts.append("cards \(marks.card) \(marks.row)") }
        return parts.joined(separator: "/")
    }

    /// The result of an earlier import of exactly this file, or nil if there was none.
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
                    refusedCount: 0, rounds: Self.rounds(row["rounds"]))
            }
        }
    }
}

/// The result of importing a file.
public struct FileImport: Sendable, Hashable {
    /// The format in which the file was read.
    public var format: PackFormat
    /// The change that the import made to the bank.
    public var result: ImportResult
    /// The pack that the import replaced, or nil if no pack was replaced.
    public var replaced: ReplacedPack?
    /// The number of questions that were left out.
    public var refusedCount: Int
    /// The rounds that the pack defines.
    public var rounds: [String]
    /// The interpretations of the file's columns or fields. The list is empty if the file was
    /// already in the bank.
    public var fields: [FieldReading] = []

    /// The result of importing the same file again.
    fileprivate var unchanged: FileImport {
        var done = self
        done.result.change = .unchanged
        done.replaced = nil
        return done
    }
}

/// A receiver that passes on everything that a reader finds.
private final class ImportReceiver: PackReceiving {
    private let questions: any QuestionTaking
    private(set) var header: PackHeader
    private(set) var refusedCount = 0
    /// The first problems, which become part of the error if the pack is rejected.
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

    /// Reads a file, or throws an error if nothing may be stored. If `folder` is nil, media files
    /// are checked but not stored.
    func read(
        _ input: PackInput, _ options: PackFile.Options, media folder: MediaFolder? = nil
    ) throws -> PackFormat {
        let format = try PackFile.read(input, options, into: self, keepingMediaIn: folder)
        if format.isStrict, refusedCount > 0 { throw PackError.refused(firstProblems) }
        if questions.count == 0 { throw PackError.empty(format: format.rawValue) }
        return format
    }

    /// The result of the import. Throws `BankError.titleTaken` if the rule forbids the replacement.
    func result(
        _ format: PackFormat, replacing replaced: ReplacedPack?, _ rule: ReplacementRule
    ) throws -> FileImport {
        if let replaced, !rule.allows(replaced) { throw BankError.titleTaken(replaced) }
        return FileImport(
            format: format,
            result: ImportResult(
                change: replaced == nil ? .added : .replaced, title: header.title,
                questionCount: questions.count),
            replaced: replaced, refusedCount: refusedCount, rounds: header.rounds, fields: fields)
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
