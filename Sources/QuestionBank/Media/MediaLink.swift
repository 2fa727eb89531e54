/// A link in a pack to a file on another computer.
public struct MediaLink: Sendable, Hashable {
    /// The link exactly as it appears in the pack.
    public let text: String
    /// The ways in which questions use the file: as a picture, as a sound, or as both.
    public internal(set) var kinds: Set<Media.Kind>

    /// The maximum size of the file, in bytes.
    public var byteLimit: Int {
        kinds.contains(.sound) ? MediaCheck.soundLimit : MediaCheck.pictureLimit
    }
}

extension Pack {
    /// The links to pictures and sounds, in question order and without repetitions.
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
