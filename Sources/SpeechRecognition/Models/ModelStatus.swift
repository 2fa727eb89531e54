/// Whether a language can be recognized on this machine.
public enum ModelStatus: String, Sendable, Hashable, Codable, CaseIterable {
    /// No model recognizes this language.
    case unsupported
    /// A system package has a model for it, but no such model is installed.
    case supported
    /// A model is installed, perhaps for another region.
    case installed
}

extension ModelLocator {
    /// Whether a language can be recognized. This opens no files; ``AcousticModel/check()`` examines an installed
    /// model.
    ///
    /// - Parameter locale: The locale in any common notation: "en-US", "en_us", "en".
    public func status(of locale: String = "en-US") -> ModelStatus {
        if (try? match(locale: locale)) != nil { return .installed }
        func language(_ locale: String) -> Substring { locale.prefix { $0 != "-" } }
        let asked = language(AcousticModel.locale(named: locale))
        return Self.packagedLocales.contains { language($0) == asked } ? .supported : .unsupported
    }
}
