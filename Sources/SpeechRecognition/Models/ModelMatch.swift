/// The model that was found for a locale, and how closely it matches the request.
public struct ModelMatch: Sendable, Hashable {
    /// The model that was found.
    public var model: AcousticModel
    /// The locale that was requested, as a BCP 47 tag.
    public var asked: String
    /// The reason why the model is for a different locale; nil if the model is for the requested
    /// locale.
    public var fallback: Fallback?

    /// How the model's locale differs from the requested locale.
    public enum Fallback: String, Sendable, Hashable, Codable, CaseIterable {
        /// The request named no region, and the model is for one region of the language.
        case someRegion
        /// The request named a different region of the same language.
        case otherRegion
        /// The user set one model folder for all locales (`TRIVIA_VOICE_MODEL`).
        case override
    }

    /// Creates a match. Set `fallback` to nil if the model is for exactly the requested locale.
    public init(model: AcousticModel, asked: String, fallback: Fallback?) {
        self.model = model
        self.asked = asked
        self.fallback = fallback
    }
}
