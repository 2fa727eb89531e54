/// The tags by which parts of a bonus belong together, in their order.
package enum BonusTags {
    /// What every part has.
    package static let part = "bonus"
    private static let whole = "bonus:"
    private static let place = "part:"

    /// The tags of a part.
    ///
    /// - Parameters:
    ///   - name: The bonus, among those of its pack.
    ///   - number: The part's place, from 1.
    static func tags(of name: String, part number: Int) -> [String] {
        [part, whole + name, place + String(number)]
    }

    /// A name for a bonus that has none, by its words.
    static func name(for text: String) -> String { String(PromptKey(text).value, radix: 36) }

    /// The tag that all parts of a question's bonus have; nil where it is a part of none.
    package static func bonus(of question: Question) -> String? {
        question.tags.first { $0.hasPrefix(whole) && $0.count > whole.count }
    }

    /// A question's place among the parts of its bonus, from 1.
    package static func number(of question: Question) -> Int? {
        question.tags.lazy.compactMap { tag in
            tag.hasPrefix(place) ? Int(tag.dropFirst(place.count)) : nil
        }.first
    }
}
