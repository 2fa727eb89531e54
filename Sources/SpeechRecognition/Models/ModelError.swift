/// The reason why no acoustic model can be used.
public enum ModelError: Error, Sendable, Hashable {
    /// None of the folders contains a model.
    case notFound(searched: [String])
    /// Models are installed, but none for the requested language.
    case noneFor(locale: String, installed: [String])
    /// The folder contains only part of a model.
    case incomplete(folder: String, missing: [String])
    /// All files exist, but the engine rejects them or a check fails.
    case refused(folder: String, why: String)
    /// The model could not be installed. A failed installation leaves no partial copy behind.
    case notInstalled(from: String, why: String)

    /// The Debian package that contains the American English model.
    package static let debianPackage = "pocketsphinx-en-us"
}

extension ModelError: CustomStringConvertible {
    /// A one-line message that tells the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .notFound(let searched):
            "there is no acoustic model in \(searched.joined(separator: ", ")); install the package "
                + "\(Self.debianPackage) (sudo apt install \(Self.debianPackage)) or name a model folder"
        case .noneFor(let locale, let installed):
            "there is no acoustic model for \(locale), only for "
                + "\(installed.joined(separator: ", ")); install one for \(locale) or use one of these"
        case .incomplete(let folder, let missing):
            "the acoustic model in \(folder) lacks \(missing.joined(separator: ", ")); install "
                + "the package \(Self.debianPackage) again, or name a different folder"
        case .refused(let folder, let why):
            "the engine cannot use the acoustic model in \(folder): \(why)"
        case .notInstalled(let source, let why):
            "the model in \(source) was not installed: \(why)"
        }
    }
}
