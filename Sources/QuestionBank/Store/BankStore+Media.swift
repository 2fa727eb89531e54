import Archives
import Foundation
import GRDB

// The pictures and sounds of packs.
extension BankStore {
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
    /// - Parameter folder: The folder of the bank that the pack is from.
    /// - Returns: The archive, and the media whose files are not there.
    /// - Throws: `PackError`.
    public func archive(mediaIn folder: MediaFolder) throws -> (bytes: [UInt8], lost: [PackProblem])
    {
        var pack = self
        var lost: [PackProblem] = []
        var files: [String: URL] = [:]
        for index in pack.questions.indices {
            for place in pack.questions[index].media.indices {
                let item = pack.questions[index].media[place]
                guard let file = folder.file(of: item) else {
                    lost.append(
                        PackProblem(
                            .lost, question: pack.questions[index].id,
                            "the \(item.kind.rawValue) \"\(item.file.prefix(80))\" is not in the bank",
                            hint: "import the pack again together with its files"))
                    continue
                }
                let name = "media/" + item.file
                pack.questions[index].media[place].file = name
                files[name] = file.url
            }
        }
        let text = try PackFile.bytes(of: pack, as: .native).bytes
        do {
            let writer = try ArchiveWriter.begin()
            try writer.add("pack.json", text)
            for (name, url) in files.sorted(by: { $0.key < $1.key }) {
                try writer.add(name, Array(Data(contentsOf: url)))
            }
            return (try writer.finish(), lost)
        } catch let error as ArchiveError {
            throw PackError.archive(problem: "\(error)")
        } catch {
            throw PackError.archive(problem: "a picture or sound cannot be read: \(error)")
        }
    }
}
