import Foundation
package import Languages
import QuestionBank

/// Formats numbers the same way in every locale.
package enum Figures {
    /// Formats a number of seconds, such as `2.3 s`.
    package static func seconds(_ seconds: Double) -> String {
        String(format: "%.1f s", seconds)
    }

    /// Formats the time of an answer, such as `after 2.3 s`, or returns "at once" if the answer
    /// came before the clock started.
    package static func after(_ seconds: Double, _ say: Sentences) -> String {
        seconds < 0.05 ? say("at once") : say("after \(Self.seconds(seconds))")
    }

    /// Formats a probability, such as `0.97`.
    static func probability(_ probability: Double) -> String {
        String(format: "%.2f", probability)
    }

    /// Formats a number of points, such as `1,540`.
    package static func points(_ points: Int) -> String { points.grouped }

    /// Turns the text of an error into a sentence with a capital letter and a period.
    package static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    /// Joins items into a list, such as `Ada and Bo` or `Ada, Bo and Cy`.
    package static func list(_ items: [String], lastWord: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(lastWord) " + last
    }

    /// Lists all names, as in `Ada, Bo and Cy`, or the first five names and the number of other
    /// names.
    package static func briefly(_ names: [String], _ say: Sentences) -> String {
        let most = 5
        guard names.count > most + 1 else { return list(names, lastWord: say("and")) }
        return names.prefix(most).joined(separator: ", ") + " "
            + say("and \(names.count - most) more")
    }

    /// The possessive form of a name, such as `Ada’s` or `the Reds’`.
    static func possessive(_ name: String) -> String {
        name.lowercased().hasSuffix("s") ? "\(name)’" : "\(name)’s"
    }

    /// A count with its noun, such as `1 point` or `2 points`. `several` is the plural, if it is
    /// irregular.
    package static func count(_ count: Int, _ noun: String, several: String? = nil) -> String {
        count.counted(noun, several: several)
    }
}

extension Sentences {
    /// A count with its noun, such as `1 point` or `2 points`, as a translatable sentence.
    package func count(_ count: Int, _ one: String, _ several: String? = nil) -> String {
        let noun = count == 1 ? one : several ?? one + "s"
        return self(Sentence(key: "{} \(noun)", values: [count.grouped]))
    }
}
