/// A picture that at least one connection is receiving.
final class SharedPicture: Sendable {
    let file: PageFiles.File

    init(_ file: PageFiles.File) {
        self.file = file
    }
}

/// The pictures that the server is sending to pages. All connections share the bytes of a picture,
/// so that clients that never read cannot fill the memory.
struct PictureShelf {
    private struct Place {
        weak var picture: SharedPicture?
    }

    private var places: [String: Place] = [:]

    /// The picture at a path, if a connection is receiving it.
    func picture(at path: String) -> SharedPicture? { places[path]?.picture }

    /// Shares a picture that was read. If a different connection has read the same picture in the
    /// meantime, returns that connection's picture.
    mutating func share(_ file: PageFiles.File, at path: String) -> SharedPicture {
        if let earlier = picture(at: path) { return earlier }
        let picture = SharedPicture(file)
        places = places.filter { $0.value.picture != nil }
        places[path] = Place(picture: picture)
        return picture
    }
}
