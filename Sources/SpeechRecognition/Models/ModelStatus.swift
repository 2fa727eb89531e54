/// Whether a language can be recognized on this computer.
public enum ModelStatus: Sendable, Hashable {
    /// No model recognizes this language.
    case unsupported
    /// A system package provides a model for this language, but no such model is installed.
    case supported
    /// A model is installed, though perhaps for a different region.
    case installed
    /// The model is incomplete, or the folder ``ModelLocator/override`` contains no model. The
    /// error says how to fix the problem.
    case unusable(ModelError)
}

extension ModelLocator {
    /// Whether a language such as "en-US" can be recognized. The model is not opened;
    /// ``AcousticModel/check()`` does that.
    public func status(of locale: String = "en-US") -> ModelStatus {
        do throws(ModelError) {
            _ = try match(locale: locale)
            return .installed
        } catch {
            switch error {
            case .notFound where self.override == nil, .noneFor: break
            case .notFound, .incomplete, .refused, .notInstalled: return .unusable(error)
            }
        }
        func language(_ locale: String) -> Substring { locale.prefix { $0 != "-" } }
        let asked = language(AcousticModel.locale(named: locale))
        return Self.packagedLocales.contains { language($0) == asked } ? .supported : .unsupported
    }
}
