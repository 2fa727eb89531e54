/// The model that was found for a locale, and how near it is to what was asked for.
public struct ModelMatch: Sendable, Hashable {
    /// The model that was found.
    public var model: AcousticModel
    /// The locale that was asked for, BCP 47.
    public var asked: String
    /// Why the model is of another locale; nil when it is not.
    public var fallback: Fallback?

    /// How a model that was found differs from what was asked for.
    public enum Fallback: String, Sendable, Hashable, Codable, CaseIterable {
        /// A language was asked for without its region, and this is one of its regions.
        case someRegion
        /// Another region of the language was asked for.
        case otherRegion
        /// Somebody has set one model folder for everything (`TRIVIA_VOICE_MODEL`).
        case override
    }

    /// A model for what was asked for; nil for a fallback when it is just that.
    public init(model: AcousticModel, asked: String, fallback: Fallback?) {
        self.model = model
        self.asked = asked
        self.fallback = fallback
    }
}
