/// The tags that connect the parts of a bonus, in order.
package enum BonusTags {
    /// The tag of every part.
    package static let part = "bonus"
    private static let whole = "bonus:"
    private static let place = "part:"

    /// The tags of a part.
    ///
    /// - Parameters:
    ///   - name: The name of the bonus, unique in its pack.
    ///   - number: The part's number, from 1.
    static func tags(of name: String, part number: Int) -> [String] {
        [part, whole + name, place + String(number)]
    }

    /// Derives a name from the words of a bonus that has none.
    static func name(for text: String) -> String { String(PromptKey(text).value, radix: 36) }

    /// The tag that all parts of a question's bonus share; nil if the question is not part of one.
    package static func bonus(of question: Question) -> String? {
        question.tags.first { $0.hasPrefix(whole) && $0.count > whole.count }
    }

    /// A question's number among the parts of its bonus, from 1; nil if it is not part of one.
    package static func number(of question: Question) -> Int? {
        question.tags.lazy.compactMap { tag in
            tag.hasPrefix(place) ? Int(tag.dropFirst(place.count)) : nil
        }.first
    }
}
