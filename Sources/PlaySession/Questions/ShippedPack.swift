package import Foundation
package import QuestionBank

/// A shipped pack that is not in the bank.
package struct ShippedPack {
    package var file: URL
    package var pack: Pack
    /// Whether the user has removed the pack, so that games do not import it again.
    package var isRemoved: Bool

    /// The shipped packs that are not in the bank, sorted by file name.
    package static func all(
        notIn bank: BankStore, folder: URL? = DataFolder.find()
    ) throws -> [ShippedPack] {
        guard let folder else { return [] }
        let known = Set(try bank.packs().map { $0.header.title.lowercased() })
        let removed = Set(try bank.removedPacks().map { $0.lowercased() })
        return try DataFolder.packs(in: folder).compactMap { file in
            let pack = try PackProblems.reading(file.path) { try PackFile.pack(at: file.path) }
            let title = pack.title.lowercased()
            guard !known.contains(title) else { return nil }
            return ShippedPack(file: file, pack: pack, isRemoved: removed.contains(title))
        }
    }

    /// The pack's contents by category.
    package var catalogue: [CategorySummary] {
        var parts: [[String]: CategorySummary] = [:]
        for question in pack.questions {
            var one = CategorySummary(
                pack: pack.title, category: question.category, questionCount: 1, difficulties: [:],
                unseenCount: 1, askedCount: 0, answerCount: 0, missedCount: 0)
            if let level = question.difficulty { one.difficulties[level] = 1 }
            if parts[question.category]?.add(one) == nil { parts[question.category] = one }
        }
        return parts.values.sorted {
            $0.category.joined(separator: "/") < $1.category.joined(separator: "/")
        }
    }
}
