public import Foundation
import GRDB

extension BankStore {
    /// Imports a pack file of any format in one transaction, question by question, so that its size
    /// costs no memory. A file of our own format with a refused question changes nothing; of other
    /// formats, what can be used is taken. The same file again changes nothing.
    ///
    /// - Parameter replacing: whether a pack in the bank with the same title may go; see
    ///   `ReplacementRule`.
    /// - Parameter isDryRun: does everything and keeps nothing.
    /// - Parameter report: gets every problem as it is found; when this method throws, they are the
    ///   reason and nothing was kept.
    /// - Parameter taken: gets every question that is taken, in the order of the file; none when the
    ///   file is in the bank already.
    /// - Throws: `PackError`, `BankError`, among them `BankError.titleTaken`.
    @discardableResult
    public func importFile(
        _ input: PackInput, _ options: PackFile.Options = PackFile.Options(), now: Date = Date(),
        replacing rule: ReplacementRule = .newVersion, isDryRun: Bool = false,
        report: (PackProblem) -> Void = { _ in },
        taken: (Question) -> Void = { _ in }
    ) throws -> FileImport {
        let digest = Self.digest(input, options)
        if !isDryRun, let known = try unchanged(digest) { return known }
        return try withoutActuallyEscaping(taken) { taken in
            try withoutActuallyEscaping(report) { report in
                try write(
                    input, options, digest: digest, now: now, rule: rule, isDryRun: isDryRun
                ) {
                    ImportReceiver(
                        writer: $0, title: options.title ?? input.title, taken: taken,
                        report: report)
                }
            }
        }
    }

    private func write(
        _ input: PackInput, _ options: PackFile.Options, digest: String, now: Date,
        rule: ReplacementRule, isDryRun: Bool,
        receiving: (PackWriter) -> ImportReceiver
    ) throws -> FileImport {
        var imported: FileImport?
        do {
            try write("import \(input.name)") { database in
                let isLarge = try BulkLoad.isWorthwhile(input.byteCount, database)
                let receiver = receiving(
                    try PackWriter(
                        database, format: "", now: now, bulk: isLarge ? BulkLoad(database) : nil))
                let format = try PackFile.read(input, options, into: receiver)
                if format.isStrict, receiver.refusedCount > 0 {
                    throw PackError.refused(receiver.firstProblems)
                }
                if receiver.writer.count == 0 { throw PackError.empty(format: format.rawValue) }
                let replaced = try receiver.writer.finish(
                    receiver.header, digest: digest, format: format.rawValue)
                if let replaced, !rule.allows(replaced) {
                    throw BankError.titleTaken(replaced)
                }
                imported = FileImport(
                    format: format,
                    result: ImportResult(
                        change: replaced == nil ? .added : .replaced,
                        title: receiver.header.title, questionCount: receiver.writer.count),
                    replaced: replaced, refusedCount: receiver.refusedCount)
                if isDryRun { throw DryRun() }
            }
        } catch is DryRun {}
        guard let imported else { throw PackError.empty(format: "pack") }
        return imported
    }

    private struct DryRun: Error {}

    /// Changes whenever a reader learns to take something differently.
    private static let readerRevision = 3

    private static func digest(_ input: PackInput, _ options: PackFile.Options) -> String {
        var parts = [input.digest.text, String(readerRevision), options.format?.rawValue ?? ""]
        parts.append(options.answerSide?.rawValue ?? "")
        parts.append(options.title ?? input.title)
        // Options of later versions leave the fingerprints of files without them as they were.
        if let first = options.countsFrom { parts.append("count \(first)") }
        if let columns = options.columns { parts.append("columns \(columns)") }
        if let marks = options.separators { parts.append("cards \(marks.card) \(marks.row)") }
        return parts.joined(separator: "/")
    }

    /// The pack that this very file gave, if it is in the bank.
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

/// What importing a file did.
public struct FileImport: Sendable, Hashable {
    /// The format it was read as.
    public var format: PackFormat
    public var result: ImportResult
    /// The pack that went for it.
    public var replaced: ReplacedPack?
    /// Questions left out.
    public var refusedCount: Int
}

/// Writes what a reader finds straight into the bank.
private final class ImportReceiver: PackReceiving {
    let writer: PackWriter
    private(set) var header: PackHeader
    private(set) var refusedCount = 0
    /// For the error of a pack that is refused whole; the rest has been reported.
    private(set) var firstProblems: [PackProblem] = []
    private let taken: (Question) -> Void
    private let report: (PackProblem) -> Void

    init(
        writer: PackWriter, title: String, taken: @escaping (Question) -> Void,
        report: @escaping (PackProblem) -> Void
    ) {
        self.writer = writer
        self.taken = taken
        self.report = report
        header = PackHeader(title: title)
    }

    func receive(_ header: PackHeader) { self.header = header }

    func receive(_ question: Question, at position: SourcePosition) throws {
        guard try writer.add(question) else {
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
