import Foundation
import QuestionBank

/// A pack that comes with the program and is not in the bank yet.
struct ShippedPack {
    var header: PackHeader
    var catalogue: [CategorySummary]

    /// Those that none of the bank's packs is, in the order of their files.
    static func all(besides known: [String]) throws -> [ShippedPack] {
        guard let folder = DataFolder.find() else { return [] }
        let taken = Set(known.map { $0.lowercased() })
        return try DataFolder.packs(in: folder).compactMap { file in
            let pack = try PackProblems.reading(file.path) { try PackFile.pack(at: file.path) }
            guard !taken.contains(pack.title.lowercased()) else { return nil }
            return ShippedPack(header: pack.header, catalogue: catalogue(of: pack))
        }
    }

    private static func catalogue(of pack: Pack) -> [CategorySummary] {
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
