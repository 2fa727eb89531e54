/// A file on another computer that questions of a pack refer to.
public struct MediaLink: Sendable, Hashable {
    /// The link, as it is in the pack.
    public let text: String
    /// The kinds of media that the questions use the file for.
    public internal(set) var kinds: Set<Media.Kind>

    /// The maximum number of bytes that the file may have.
    public var byteLimit: Int {
        kinds.contains(.sound) ? MediaCheck.soundLimit : MediaCheck.pictureLimit
    }
}

extension Pack {
    /// The links of the questions' pictures and sounds, each once, in the order of the questions.
    public var mediaLinks: [MediaLink] {
        var links: [MediaLink] = []
        var places: [String: Int] = [:]
        for item in questions.flatMap(\.media) where item.isLink {
            if let place = places[item.file] {
                links[place].kinds.insert(item.kind)
            } else {
                places[item.file] = links.count
                links.append(MediaLink(text: item.file, kinds: [item.kind]))
            }
        }
        return links
    }
}
