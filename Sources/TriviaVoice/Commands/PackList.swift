import ArgumentParser
import Foundation
import QuestionBank

struct PackList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List packs with what is in them.",
        discussion: """
            Packs of the bank, and those shipped with the program that are not in it yet: the first \
            game puts them there. With --categories each category has a line: questions, difficulty, \
            how often they were asked and how many answers were not right.

            Examples:
              trivia-voice pack list
              trivia-voice pack list --categories
              trivia-voice pack list --categories "Film characters" --json
            """)

    @Argument(help: "Only this pack.")
    var title: String?

    @Flag(help: "A line for each category.")
    var categories = false

    @Flag(help: "One JSON object a line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let (packs, catalogue) = try bank.use { bank in
            (
                try bank.packs().filter { title == nil || $0.header.title.isSame(as: title) },
                try title == nil || bank.packs().contains { $0.header.title.isSame(as: title) }
                    ? bank.catalogue(pack: title) : []
            )
        }
        let shipped = try ShippedPack.all(besides: packs.map(\.header.title))
            .filter { title == nil || $0.header.title.isSame(as: title) }
        guard !packs.isEmpty || !shipped.isEmpty else {
            if let title {
                throw CommandFailure(
                    .usage, "no pack \"\(title)\"; see: trivia-voice pack list".inert)
            }
            if !json {
                StandardError.write(
                    "The bank is empty. Import a pack: trivia-voice pack import FILE")
            }
            return
        }
        for pack in packs {
            let own = catalogue.filter { $0.pack.isSame(as: pack.header.title) }
            try show(pack.header, own, imported: pack.importedAt, format: pack.format)
        }
        for pack in shipped { try show(pack.header, pack.catalogue, imported: nil, format: nil) }
    }

    /// - Parameter imported: nil for a pack that is not in the bank yet.
    private func show(
        _ header: PackHeader, _ catalogue: [CategorySummary], imported: Date?, format: String?
    ) throws {
        guard var all = catalogue.first else { return }
        for part in catalogue.dropFirst() { all.add(part) }
        all.category = []
        if json {
            if !categories {
                try JSONLine.print(
                    PackLine(header, all, catalogue.count, imported: imported, format: format))
            } else {
                for part in catalogue { try JSONLine.print(CategoryLine(part)) }
            }
            return
        }
        let rights = header.licence.map { ", \($0)" } ?? ""
        let state = imported == nil ? " (shipped; the first game puts it into the bank)" : ""
        let count = Set(catalogue.map(\.category)).subtracting([[]]).count
        let inCategories =
            count > 0 ? " in \(Figures.count(count, "category", several: "categories"))" : ""
        print("\(header.title)\(state): \(Self.figures(all, inCategories))\(rights)".inert)
        guard categories else { return }
        for part in catalogue {
            let name = part.category.isEmpty ? "(none)" : part.category.joined(separator: " > ")
            print("  \(name): \(Self.figures(part, ""))".inert)
        }
    }

    private static func figures(_ part: CategorySummary, _ inCategories: String) -> String {
        let levels = Question.Difficulty.allCases.compactMap { level in
            part.difficulties[level].map { "\($0) \(level.rawValue)" }
        }
        var text = Figures.count(part.questionCount, "question")
        text += inCategories
        if !levels.isEmpty { text += " (\(levels.joined(separator: ", ")))" }
        text += ", \(part.unseenCount) not yet asked"
        if part.askedCount > 0 { text += ", asked \(Figures.count(part.askedCount, "time"))" }
        if part.answerCount > 0 {
            text += ", missed \(part.missedCount) of \(Figures.count(part.answerCount, "answer"))"
        }
        return text
    }

    private struct PackLine: Encodable {
        var title: String
        var language: String
        var licence: String?
        var source: String?
        var questions: Int
        var categories: Int
        var difficulties: [String: Int]
        var unseen: Int
        var asked: Int
        var answers: Int
        var missed: Int
        /// True for a pack that is not in the bank yet.
        var shipped: Bool
        var format: String?
        var imported: Date?

        init(
            _ header: PackHeader, _ all: CategorySummary, _ categories: Int, imported: Date?,
            format: String?
        ) {
            title = header.title
            language = header.language
            licence = header.licence
            source = header.source
            questions = all.questionCount
            self.categories = categories
            difficulties = all.levels
            unseen = all.unseenCount
            asked = all.askedCount
            answers = all.answerCount
            missed = all.missedCount
            shipped = imported == nil
            self.format = format
            self.imported = imported
        }
    }

    private struct CategoryLine: Encodable {
        var pack: String
        var category: [String]
        var questions: Int
        var difficulties: [String: Int]
        var unseen: Int
        var asked: Int
        var answers: Int
        var missed: Int

        init(_ part: CategorySummary) {
            pack = part.pack
            category = part.category
            questions = part.questionCount
            difficulties = part.levels
            unseen = part.unseenCount
            asked = part.askedCount
            answers = part.answerCount
            missed = part.missedCount
        }
    }
}

extension CategorySummary {
    /// For JSON.
    fileprivate var levels: [String: Int] {
        Dictionary(uniqueKeysWithValues: difficulties.map { ($0.rawValue, $1) })
    }
}

extension String {
    /// Titles are the same in any case of their letters.
    fileprivate func isSame(as other: String?) -> Bool { lowercased() == other?.lowercased() }
}
