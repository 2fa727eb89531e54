extension JSONListItem {
    /// An object's choices, right answers and other members, grouped by meaning.
    struct Parts {
        struct Choice {
            var text: String
            /// The letter, number or name of the choice in the file.
            var label: String?
            /// Whether the choice is marked as right in the file.
            var isRight = false
            /// The picture file that belongs to the choice, or nil for a choice without a picture.
            var picture: String?
        }

        struct Right {
            var node: JSONNode
            /// Whether the key indicates that the value is a number.
            var isNumber: Bool
        }

        private(set) var choices: [Choice] = []
        private(set) var right: [Right] = []
        private(set) var distractors: [String] = []
        private(set) var columns: [(CSVColumn, JSONNode)] = []
        /// Whether an "answers" list leaves open which items are choices and which are right
        /// answers.
        private(set) var isUnclearList = false

        init(_ node: JSONNode) {
            var answerLists: [JSONNode] = []
            var lettered: [(number: Int, choice: Choice)] = []
            for member in node.members ?? [] where !member.value.isNull {
                guard let meaning = JSONListItem.meaning(member.key) else { continue }
                switch meaning {
                case .number: right.append(Right(node: member.value, isNumber: true))
                case .column(.choices): choices += Self.choices(member.value)
                case .column(.choice(let number)):
                    guard let text = member.value.plainText else { continue }
                    lettered.append((number, Choice(text: text, label: member.key)))
                case .column(.distractor): distractors += member.value.plainTexts
                case .column(.answer) where member.value.array != nil:
                    answerLists.append(member.value)
                case .column(.answer), .column(.correct):
                    right.append(Right(node: member.value, isNumber: false))
                case .column(let column): columns.append((column, member.value))
                }
            }
            if choices.isEmpty {
                choices = lettered.sorted { $0.number < $1.number }.map(\.choice)
            }
            for list in answerLists { take(list) }
            removeLetters()
        }

        /// Interprets a list. If the choices are already known, the list contains right choices. If
        /// the choices are not yet known, the list contains either one answer or the choices.
        private mutating func take(_ list: JSONNode) {
            let items = Self.choices(list)
            if !choices.isEmpty || items.count == 1, right.isEmpty {
                right.append(Right(node: list, isNumber: false))
                if choices.isEmpty { choices = items.filter(\.isRight) }
            } else if choices.isEmpty {
                choices = items
                isUnclearList = right.isEmpty && !items.contains(where: \.isRight)
            }
        }

        /// Removes letters from choices such as "A) Paris" and "B) Rome", if all choices have them.
        private mutating func removeLetters() {
            guard let bare = ChoiceLetters.removed(from: choices.map(\.text)) else { return }
            for (index, text) in bare.enumerated() { choices[index].text = text }
        }

        /// The choices in a list of strings or objects, or in an object that maps labels to
        /// choices.
        private static func choices(_ node: JSONNode) -> [Choice] {
            if let members = node.members {
                return members.compactMap { member in
                    member.value.plainText.map { Choice(text: $0, label: member.key) }
                }
            }
            return (node.array ?? []).compactMap { item in
                if let text = item.plainText { return Choice(text: text) }
                let text = textNames.lazy.compactMap { item[$0]?.plainText }.first
                let picture = pictureNames.lazy.compactMap { name in
                    (item[name]?["url"] ?? item[name])?.plainText
                }.first { !$0.isEmpty }
                guard let text = text ?? picture.map({ _ in "" }) else { return nil }
                let label = ["id", "key", "letter", "label", "value"].lazy
                    .compactMap { item[$0]?.plainText }.first { $0 != text }
                let isRight = truthNames.contains { name in
                    if case .bool(true) = item[name]?.value { true } else { false }
                }
                return Choice(text: text, label: label, isRight: isRight, picture: picture)
            }
        }

        private static let textNames = [
            "text", "answer", "option", "choice", "content", "title", "name", "label", "value",
        ]
        private static let pictureNames = [
            "image", "img", "picture", "photo", "imageUrl", "image_url", "imageURL",
        ]
        private static let truthNames = [
            "correct", "isCorrect", "is_correct", "right", "isRight", "isAnswer", "is_right",
        ]
    }
}
