/// The model that was found for a locale, and how closely it matches the request.
public struct ModelMatch: Sendable, Hashable {
    /// The model that was found.
    public var model: AcousticModel
    /// The locale that was asked for, as a BCP 47 tag.
    public var asked: String
    /// Why the model is for another locale, or nil if it is for this one.
    public var fallback: Fallback?

    /// How the model differs from the request.
    public enum Fallback: String, Sendable, Hashable, Codable, CaseIterable {
        /// The request named a language without a region, and the model is for one of its regions.
        case someRegion
        /// The request named another region of the language.
        case otherRegion
        /// A model folder has been set for all locales (`TRIVIA_VOICE_MODEL`).
        case override
    }

    /// A match. Set `fallback` to nil if the model is for exactly the locale that was asked for.
    public init(model: AcousticModel, asked: String, fallback: Fallback?) {
        self.model = model
        self.asked = asked
        self.fallback = fallback
    }
}
