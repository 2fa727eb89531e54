import Archives
import Foundation
import GRDB

// The pictures and sounds of packs.
extension BankStore {
    /// The pictures and sounds whose files are not there, with the ids of their questions. Links are left out.
    ///
    /// - Parameter title: The pack's title; nil for all packs.
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

    /// Copies pictures and sounds that the questions of this bank use.
    ///
    /// - Returns: How many are not in the other folder either.
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

    /// Removes the pictures and sounds that no question and no game uses.
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
                where MediaFolder.format(ofName: String(part)) != nil {
                    names.insert(String(part))
                }
            }
            return names
        }
        media.sweep(keeping: used)
    }
}

extension Pack {
    /// The pack as an archive (`.trivia`) that contains its pictures and sounds.
    ///
    /// - Returns: The archive, and the media whose files are not there.
    /// - Throws: `PackError`.
    public func archive(with media: PackMedia) throws -> (bytes: [UInt8], lost: [PackProblem]) {
        var pack = self
        var lost: [PackProblem] = []
        var files: [String: [UInt8]] = [:]
        for index in pack.questions.indices {
            for place in pack.questions[index].media.indices {
                let item = pack.questions[index].media[place]
                guard let (bytes, format) = media.contents(of: item) else {
                    lost.append(
                        PackProblem(
                            .lost, question: pack.questions[index].id,
                            "the \(item.kind.rawValue) \"\(item.file.prefix(80))\" is missing",
                            hint: "import the pack again together with its files"))
                    continue
                }
                let name = "media/" + MediaFolder.name(bytes, format)
                pack.questions[index].media[place].file = name
                files[name] = bytes
            }
        }
        let text = try PackFile.bytes(of: pack, as: .native).bytes
        do {
            let writer = try ArchiveWriter.begin()
            try writer.add("pack.json", text)
            for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
                try writer.add(name, bytes)
            }
            return (try writer.finish(), lost)
        } catch { throw PackError.archive(problem: "\(error)") }
    }
}
