/// Reads Red-DiscordBot's trivia lists: YAML questions with answers. Keys in capital letters
/// describe the list.
package struct RedTriviaReader {
    package init() {}

    package func read(
        _ root: JSONNode, title: String, into receiver: any PackReceiving
    ) throws {
        guard let members = root.members else {
            throw PackError.syntax(
                format: "Red trivia list", at: root.position,
                problem: "a list must be a mapping from questions to answers",
                hint: "write \"Question?\": and, below it, - answer")
        }
        var header = PackHeader(title: title)
        for member in members {
            if Self.settings.contains(member.key.uppercased()),
                member.key == member.key.uppercased()
            {
                if member.key == "AUTHOR" { header.source = member.value.plainText }
                continue
            }
            var question = ForeignQuestion(at: member.position)
            question.prompt = YAMLDisguise.name(member.key)
            let answers = member.value.plainTexts
            if let items = member.value.array, items.count != answers.count {
                question.note(
                    .refused, "an answer is not text", hint: "put answers in quotes",
                    at: member.value.position)
            }
            question.answer = answers.first ?? ""
            question.accept = Array(answers.dropFirst())
            try question.deliver(to: receiver)
        }
        try receiver.receive(header)
    }

    private static let settings: Set<String> = ["AUTHOR", "CONFIG", "DESCRIPTION"]
}
