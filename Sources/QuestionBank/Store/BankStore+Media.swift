import Foundation
import GRDB

extension BankStore {
    /// Missing pictures and sounds of one pack or all packs, with their questions' ids. Links are
    /// ignored.
    public func missingMedia(
        inPack title: String? = nil
    ) throws -> [(question: String, media: Media)] {
        let questions = try read("look for pictures and sounds") { database in
            try StoredQuestion.fetch(
                database,
                where: "q.detail LIKE '%\"media\":%' AND (:title IS NULL OR p.title = :title)",
                ["title": title])
        }
        return questions.flatMap { stored in
            stored.question.media.filter { !$0.isLink && media.file(of: $0) == nil }
                .map { (stored.question.id, $0) }
        }
    }

    /// Copies missing media from a different folder to the bank's folder. Returns the number of
    /// files that neither folder contains.
    func copyMedia(from other: MediaFolder) throws -> Int {
        var lost = 0
        for (_, item) in try missingMedia() where item.isStored {
            guard let file = other.file(of: item), let data = try? Data(contentsOf: file.url) else {
                lost += 1
                continue
            }
            _ = try media.keep(Array(data), file.format)
        }
        return lost
    }

    /// Removes pictures and sounds that no question or game uses.
    func sweepMedia() throws {
        guard FileManager.default.fileExists(atPath: media.url.path) else { return }
        let used = try read("look for pictures and sounds") { database in
            let texts = try String.fetchCursor(
                database,
                sql: """
                    SELECT detail FROM question WHERE detail LIKE '%"media":%'
                    UNION ALL SELECT setup FROM game WHERE setup LIKE '%"media":%'
                    """)
            var names: Set<String> = []
            while let text = try texts.next() {
                for part in text.split(separator: "\"")
                where MediaFormat.ofStored(String(part)) != nil {
                    names.insert(String(part))
                }
            }
            return names
        }
        media.sweep(keeping: used)
    }
}
