import Foundation

extension PackInput {
    /// Reads at most `limit` bytes of a picture or sound from a fetched file or a file next to the
    /// pack.
    func bytes(of item: Media, limit: Int) throws(MediaError) -> [UInt8] {
        guard item.isLink else { return try media.bytes(of: item.file, limit: limit) }
        switch fetched[item.file] {
        case .file(let url):
            let folder = url.deletingLastPathComponent().path
            return try MediaSource.folder(folder, isWhole: false)
                .bytes(of: url.lastPathComponent, limit: limit)
        case .failed(let problem, let hint): throw .notFetched(problem: problem, hint: hint)
        case nil: throw .link
        }
    }
}

extension PackInput {
    /// A picture or sound that a game can use, with its format.
    func usable(_ item: Media) throws(MediaError) -> (bytes: [UInt8], format: MediaFormat) {
        let limit = item.kind == .picture ? MediaCheck.pictureLimit : MediaCheck.soundLimit
        let bytes = try bytes(of: item, limit: limit)
        let format = try MediaCheck.format(bytes, for: item.kind)
        if let objection = objection(item, bytes) { throw .unusable(objection) }
        return (bytes, format)
    }
}
