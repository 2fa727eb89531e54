package import Languages
import TriviaGame

extension Judgement {
    /// The ruling, as a host would say it.
    package func spoken(_ say: Sentences) -> String? {
        switch (outcome, endsQuestion) {
        case (.correct, _): say("Correct.")
        case (.incorrect, true): say("No. It is \(official).")
        case (.incorrect, false): say("No.")
        case (_, true): say("It is \(official).")
        case (_, false): nil
        }
    }
}

extension Tally {
    /// The result, as a host would say it.
    package func spoken(_ say: Sentences) -> String {
        say("It is \(official). \(right) of \(asked) were right.")
    }
}
