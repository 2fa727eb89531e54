import Foundation

/// The pictures and sounds of a pack that is in the bank, or still in its file.
public struct PackMedia {
    private enum Place {
        case bank(MediaFolder)
        case file(PackInput)
    }

    private let place: Place

    /// Those of a pack in the bank.
    public init(_ folder: MediaFolder) { place = .bank(folder) }

    /// Those of a pack in a file.
    public init(_ input: PackInput) { place = .file(input) }

    /// The bytes of a picture or sound; nil if its file is missing or not allowed.
    public func contents(of media: Media) -> (bytes: [UInt8], format: MediaFormat)? {
        switch place {
        case .bank(let folder):
            guard let (url, format) = folder.file(of: media), let data = try? Data(contentsOf: url)
            else { return nil }
            return (Array(data), format)
        case .file(let input):
            let limit = max(MediaCheck.pictureLimit, MediaCheck.soundLimit)
            guard let bytes = try? input.bytes(of: media, limit: limit),
                let format = try? MediaCheck.format(bytes, for: media.kind)
            else { return nil }
            return (bytes, format)
        }
    }
}
