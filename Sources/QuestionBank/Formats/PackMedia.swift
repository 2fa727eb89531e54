import Foundation

/// The pictures and sounds of a pack that is either in the bank or still in its file.
public struct PackMedia {
    private enum Place {
        case bank(MediaFolder)
        case file(PackInput)
    }

    private let place: Place

    /// Accesses the media of a pack in the bank.
    public init(_ folder: MediaFolder) { place = .bank(folder) }

    /// Accesses the media of a pack that is still in its file.
    public init(_ input: PackInput) { place = .file(input) }

    /// Whether every picture and sound of the prompt has a file or a description.
    package func suffices(for question: Question) -> Bool {
        question.media.allSatisfy { item in
            item.when == .answer || item.alt != nil || has(item)
        }
    }

    private func has(_ media: Media) -> Bool {
        if case .bank(let folder) = place { return folder.file(of: media) != nil }
        return contents(of: media) != nil
    }

    /// The bytes of a picture or sound, or nil for a missing or disallowed file.
    public func contents(of media: Media) -> (bytes: [UInt8], format: MediaFormat)? {
        switch place {
        case .bank(let folder):
            guard let (url, format) = folder.file(of: media), let data = try? Data(contentsOf: url)
            else { return nil }
            return (Array(data), format)
        case .file(let input):
            return try? input.usable(media)
        }
    }
}
