import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct PackList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List packs and their contents.",
        discussion: """
            Lists the packs in the bank, and the packs that come with the program. The next \
            game adds the latter to the bank, unless you removed them. With --categories, \
            each category has a line with the number of questions, their difficulty, how \
            often they were asked and how many answers were not right.

            Examples:
              trivia-voice pack list
              trivia-voice pack list --categories
              trivia-voice pack list --categories "Film characters" --json
            """)

    @Argument(help: "List only this pack.")
    var title: String?

    @Flag(help: "List each category.")
    var categories = false

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let options = bank
        let (packs, catalogue, shipped) = try options.useThere { bank in
            (
                try bank.packs().filter { title == nil || $0.header.title.isSame(as: title) },
                try title == nil || bank.packs().contains { $0.header.title.isSame(as: title) }
                    ? bank.catalogue(pack: title) : [],
                try (options.takesShippedPacks(bank) ? ShippedPack.all(notIn: bank) : [])
                    .filter { title == nil || $0.pack.title.isSame(as: title) }
            )
        }
        guard !packs.isEmpty || !shipped.isEmpty else {
            if let title {
                throw CommandFailure(
                    .usage, "no pack \"\(title)\"; see: trivia-voice pack list".inert)
            }
            if !json {
                StandardError.write(
                    "The bank is empty. Import a pack with: trivia-voice pack import FILE")
            }
            return
        }
        for pack in packs {
            let own = catalogue.filter { $0.pack.isSame(as: pack.header.title) }
            try show(pack.header, own, .inBank(pack))
        }
        for pack in shipped { try show(pack.pack.header, pack.catalogue, .shipped(pack)) }
    }

    /// Where a pack is: in the bank, or only among the shipped packs.
    private enum Place {
        case inBank(PackSummary)
        case shipped(ShippedPack)

        var remark: String {
            switch self {
            case .inBank: ""
            case .shipped(let pack) where pack.isRemoved:
                " (shipped, but removed from the bank; restore it with: trivia-voice "
                    + "pack import \(pack.file.path.shellWord))"
            case .shipped: " (shipped; the next game adds it to the bank)"
            }
        }
    }

    private func show(
        _ header: PackHeader, _ catalogue: [CategorySummary], _ place: Place
    ) throws {
        guard var all = catalogue.first else { return }
        for part in catalogue.dropFirst() { all.add(part) }
        all.category = []
        if json {
            if !categories {
                try JSONLine.print(PackLine(header, all, catalogue.count, place))
            } else {
                for part in catalogue { try JSONLine.print(CategoryLine(part)) }
            }
            return
        }
        let rights = header.licence.map { ", \($0)" } ?? ""
        let count = Set(catalogue.map(\.category)).subtracting([[]]).count
        let inCategories =
            count > 0 ? " in \(Figures.count(count, "category", several: "categories"))" : ""
        try StandardOutput.line(
            "\(header.title)\(place.remark): \(Self.figures(all, inCategories))\(rights)".inert)
        guard categories else { return }
        for part in catalogue {
            let name = part.category.isEmpty ? "(none)" : part.category.joined(separator: " > ")
            try StandardOutput.line("  \(name): \(Self.figures(part, ""))".inert)
        }
    }

    private static func figures(_ part: CategorySummary, _ inCategories: String) -> String {
        let levels = Question.Difficulty.allCases.compactMap { level in
            part.difficulties[level].map { "\($0.grouped) \(level.rawValue)" }
        }
        var text = Figures.count(part.questionCount, "question")
        text += inCategories
        if !levels.isEmpty { text += " (\(levels.joined(separator: ", ")))" }
        text += ", \(part.unseenCount.grouped) not yet asked"
        if part.askedCount > 0 { text += ", asked \(Figures.count(part.askedCount, "time"))" }
        if part.answerCount > 0 {
            text +=
                ", missed \(part.missedCount.grouped) of \(Figures.count(part.answerCount, "answer"))"
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
        /// Whether the pack is a shipped pack that is not in the bank.
        var shipped: Bool
        /// Whether the pack is a shipped pack that the user removed from the bank.
        var removed: Bool
        var format: String?
        var imported: Date?

        init(
            _ header: PackHeader, _ all: CategorySummary, _ categories: Int, _ place: Place
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
            switch place {
            case .inBank(let pack):
                (shipped, removed) = (false, false)
                (format, imported) = (pack.format, pack.importedAt)
            case .shipped(let pack):
                (shipped, removed) = (true, pack.isRemoved)
            }
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
    /// The number of questions at each difficulty, by the difficulty's name.
    fileprivate var levels: [String: Int] {
        Dictionary(uniqueKeysWithValues: difficulties.map { ($0.rawValue, $1) })
    }
}

extension String {
    /// Whether two titles are the same, ignoring case.
    fileprivate func isSame(as other: String?) -> Bool { lowercased() == other?.lowercased() }
}
