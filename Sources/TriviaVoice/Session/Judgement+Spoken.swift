import TriviaGame

extension Judgement {
    /// A ruling as a host would say it.
    var spoken: String? {
        switch (outcome, endsQuestion) {
        case (.correct, _): "Correct."
        case (.incorrect, true): "No. It is \(official)."
        case (.incorrect, false): "No."
        case (_, true): "It is \(official)."
        case (_, false): nil
        }
    }
}
