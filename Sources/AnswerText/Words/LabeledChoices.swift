/// The choices that the text of a question labels with letters, as in "A) lead, B) aluminium or C)
/// iron".
package enum LabeledChoices {
    package static func of(_ question: String) -> [(letter: String, choice: String)] {
        var choices: [(letter: String, words: [Substring])] = []
        for word in question.split(separator: " ") {
            let label = word.drop { $0 == "(" }
            let next = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(min(choices.count, 25))))
            if label.count == 2, label.lowercased().first == next,
                label.last.map("),.:".contains) == true
            {
                choices.append((String(label.prefix(1)), []))
            } else if !choices.isEmpty {
                choices[choices.count - 1].words.append(word)
            }
        }
        guard choices.count > 1 else { return [] }
        return choices.map { letter, words in
            let isJoint = words.last == "or" || words.last == "and"
            let choice = words.dropLast(isJoint ? 1 : 0).joined(separator: " ")
            return (letter, choice.filter { !",;?".contains($0) })
        }
    }
}
