/// The tags that connect the parts of a bonus and specify their order.
package enum BonusTags {
    /// The tag that every part of a bonus has.
    package static let part = "bonus"
    private static let whole = "bonus:"
    private static let place = "part:"

    /// The tags for one part of a bonus: the bonus's unique name and the part's number, starting at
    /// 1.
    static func tags(of name: String, part number: Int) -> [String] {
        [part, whole + name, place + String(number)]
    }

    /// Derives a name from the text of a bonus that has no name.
    static func name(for text: String) -> String { String(PromptKey(text).value, radix: 36) }

    /// The tag that all parts of the question's bonus share, or nil if the question is not part of
    /// a bonus.
    package static func bonus(of question: Question) -> String? {
        question.tags.first { $0.hasPrefix(whole) && $0.count > whole.count }
    }

    /// The number of the question in its bonus, starting at 1, or nil if the question is not part
    /// of a bonus.
    package static func number(of question: Question) -> Int? {
        question.tags.lazy.compactMap { tag in
            tag.hasPrefix(place) ? Int(tag.dropFirst(place.count)) : nil
        }.first
    }
}
