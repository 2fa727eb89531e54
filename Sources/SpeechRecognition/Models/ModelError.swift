/// Why there is no acoustic model to work with.
public enum ModelError: Error, Sendable, Hashable {
    /// No model in any of the folders.
    case notFound(searched: [String])
    /// There are models, but none for the language.
    case noneFor(locale: String, installed: [String])
    /// A folder that holds only part of a model.
    case incomplete(folder: String, missing: [String])
    /// Files are all there and the engine still refuses them.
    case refused(folder: String, why: String)
    /// Copying a model into place failed; nothing of it was left behind.
    case notInstalled(from: String, why: String)

    /// Debian's package with the American English model.
    public static let debianPackage = "pocketsphinx-en-us"
}

extension ModelError: CustomStringConvertible {
    /// One line for people: what is wrong and the way out.
    public var description: String {
        switch self {
        case .notFound(let searched):
            "no acoustic model in \(searched.joined(separator: ", ")); install the package "
                + "\(Self.debianPackage) (sudo apt install \(Self.debianPackage)) or name a model folder"
        case .noneFor(let locale, let installed):
            "no acoustic model for \(locale); there are models for "
                + "\(installed.joined(separator: ", ")); install one for \(locale) or take one of those"
        case .incomplete(let folder, let missing):
            "the acoustic model in \(folder) lacks \(missing.joined(separator: ", ")); install "
                + "the package \(Self.debianPackage) again or name another folder"
        case .refused(let folder, let why):
            "the engine cannot use the acoustic model in \(folder): \(why)"
        case .notInstalled(let source, let why):
            "the model in \(source) was not installed: \(why)"
        }
    }
}
