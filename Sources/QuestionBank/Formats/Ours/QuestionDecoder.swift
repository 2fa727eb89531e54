import Phonetics

/// Converts one entry in our own format to a `Question`, or reports all its problems.
package struct QuestionDecoder {
    package private(set) var problems: [PackProblem] = []
    private var label: String?

    package init() {}

    package static let keys = [
        "id", "question", "answer", "accept", "promptOn", "reject", "choices", "category",
        "difficulty", "tags", "points", "timeLimit", "tolerance", "explanation", "media",
        "pronunciations", "source", "licence",
    ]

    /// Creates the question, or returns nil if there is a problem. If the id is missing, it is
    /// derived from the wording.
    package mutating func question(_ node: JSONNode) -> Question? {
        problems = []
        label = nil
        guard let members = node.members else {
            refuse(
                node.position, "a question must be an object, but this is \(node.kind)",
                hint: "write { \"question\": \"…\", \"answer\": \"…\" }")
            return nil
        }
        label = (node["id"]?.string ?? node["question"]?.string).map { String($0.prefix(60)) }
        var question = Question(id: "", prompt: "", answer: "")
        for member in members { read(member, into: &question) }
        require(question.prompt, "question", node)
        require(question.answer, "answer", node)
        guard problems.isEmpty else { return nil }
        if question.tags.contains(Question.orderTag) || question.tags.contains(Question.listTag) {
            question.tags.removeAll { $0 == Question.allTag }
        }
        question.mixOrder()
        check(question, node)
        if question.id.isEmpty {
            question.id = Question.madeID(prompt: question.prompt, answer: question.answer)
        }
        return problems.isEmpty ? question : nil
    }

    /// Reads the fields that the bank stores in addition to the id, prompt and answer.
    package mutating func detail(_ node: JSONNode, into question: inout Question) {
        for member in node.members ?? [] { read(member, into: &question) }
    }

    private mutating func read(_ member: JSONNode.Member, into question: inout Question) {
        let value = member.value
        switch member.key {
        case "id": question.id = text(value, member.key) ?? ""
        case "question": question.prompt = text(value, member.key) ?? ""
        case "answer" where value.array != nil: takeAll(texts(value, member.key), of: &question)
        case "answer": question.answer = text(value, member.key) ?? ""
        case "accept": question.accept += texts(value, member.key)
        case "promptOn": question.promptOn = promptForms(value)
        case "reject": question.reject = texts(value, member.key)
        case "choices": question.choices = texts(value, member.key)
        case "category": question.category = path(value)
        case "difficulty": question.difficulty = difficulty(value)
        case "tags": question.tags += texts(value, member.key)
        case "points": question.points = points(value)
        case "timeLimit": question.timeLimit = positive(value, member.key, orZero: false)
        case "tolerance": question.tolerance = positive(value, member.key, orZero: true)
        case "explanation": question.explanation = optionalText(value, member.key)
        case "media": question.media = media(value)
        case "pronunciations": question.pronunciations = pronunciations(value)
        case "source": question.source = optionalText(value, member.key)
        case "licence": question.licence = optionalText(value, member.key)
        default:
            refuse(
                member.position, "unknown field \(member.key.quoted)",
                hint: KeyAdvice.hint(for: member.key, among: Self.keys))
        }
    }

    /// Reads a list of answers, all of which players must give. The order of the answers matters
    /// only if a tag says so.
    private func takeAll(_ texts: [String], of question: inout Question) {
        question.answer = texts.first ?? ""
        question.accept = texts.dropFirst() + question.accept
        if texts.count > 1 { question.tags.append(Question.allTag) }
    }

    private mutating func require(_ text: String, _ key: String, _ node: JSONNode) {
        guard text.isBlank else { return }
        let place = node[key]?.position ?? node.position
        if problems.contains(where: { $0.position == place }) { return }
        refuse(
            place, node[key] == nil ? "no \(key)" : "the \(key) is empty",
            hint: "write \"\(key)\" in every question")
    }

    private mutating func check(_ question: Question, _ node: JSONNode) {
        let place = node["choices"]?.position ?? node.position
        if let problem = question.selectionProblem {
            refuse(
                place, "the question asks for several choices, but \(problem)",
                hint: Question.selectionHint)
        }
        guard !question.choices.isEmpty else { return }
        if question.choices.count == 1 {
            refuse(place, "there is only one choice", hint: "give at least two choices, or none")
        }
        if Set(question.choices.map { $0.lowercased() }).count < question.choices.count {
            refuse(place, "the same choice appears twice", hint: "remove one of them")
        }
        if question.correctChoice == nil {
            refuse(
                place, "the answer \"\(question.plainAnswer.prefix(60))\" is not among the choices",
                hint: "write the right choice exactly like the answer")
        }
    }

    // MARK: Values

    private mutating func text(_ node: JSONNode, _ key: String) -> String? {
        switch node.value {
        case .string(let text): return text
        case .number(let text): return text
        default:
            refuse(
                node.position, "\"\(key)\" must be text, but it is \(node.kind)",
                hint: "write \"\(key)\": \"…\"")
            return nil
        }
    }

    mutating func optionalText(_ node: JSONNode, _ key: String) -> String? {
        if node.isNull { return nil }
        return text(node, key).flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func texts(_ node: JSONNode, _ key: String) -> [String] {
        if node.isNull { return [] }
        guard let items = node.array else {
            refuse(
                node.position, "\"\(key)\" must be a list of texts, but it is \(node.kind)",
                hint: "write \"\(key)\": [\"…\", \"…\"]")
            return []
        }
        return items.compactMap { text($0, key) }.filter { !$0.isEmpty }
    }

    private mutating func path(_ node: JSONNode) -> [String] {
        if case .string(let name) = node.value { return name.isEmpty ? [] : [name] }
        return texts(node, "category")
    }

    private mutating func promptForms(_ node: JSONNode) -> [Question.PromptForm] {
        if node.isNull { return [] }
        guard let items = node.array else {
            refuse(
                node.position, "\"promptOn\" must be a list, but it is \(node.kind)",
                hint: "write \"promptOn\": [{\"form\": \"…\", \"ask\": \"…\"}]")
            return []
        }
        return items.compactMap { item in
            if case .string(let form) = item.value { return .init(form: form) }
            guard let members = item.members else {
                refuse(
                    item.position,
                    "a promptOn entry must be text or an object, but this is \(item.kind)",
                    hint: "write {\"form\": \"…\", \"ask\": \"…\"}")
                return nil
            }
            for member in members where member.key != "form" && member.key != "ask" {
                refuse(
                    member.position, "unknown field \(member.key.quoted) in promptOn",
                    hint: KeyAdvice.hint(for: member.key, among: ["form", "ask"]))
            }
            guard let form = item["form"].flatMap({ text($0, "form") }), !form.isEmpty else {
                refuse(item.position, "a promptOn entry has no \"form\"", hint: "write the form")
                return nil
            }
            return .init(form: form, ask: item["ask"].flatMap { optionalText($0, "ask") })
        }
    }

    private mutating func difficulty(_ node: JSONNode) -> Question.Difficulty? {
        if node.isNull { return nil }
        if let name = node.string?.lowercased(), let level = Question.Difficulty(rawValue: name) {
            return level
        }
        refuse(
            node.position, "unknown difficulty",
            hint: "write \"easy\", \"medium\" or \"hard\"")
        return nil
    }

    private mutating func points(_ node: JSONNode) -> Int? {
        if node.isNull { return nil }
        if let number = node.number, let points = Int(exactly: number),
            Question.allowedPoints.contains(points)
        {
            return points
        }
        refuse(
            node.position,
            "\"points\" must be a whole number from 0 to \(Question.allowedPoints.upperBound.grouped)",
            hint: "write \"points\": 10")
        return nil
    }

    mutating func positive(_ node: JSONNode, _ key: String, orZero: Bool) -> Double? {
        if node.isNull { return nil }
        if let number = node.number, number > 0 || (orZero && number == 0), number < 1e12 {
            return number
        }
        // A value in quotation marks may have been intended as a number.
        let meant = node.string.flatMap { text in
            text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } && Double(text) != nil
                ? text : nil
        }
        refuse(
            node.position, "\"\(key)\" must be a positive number\(orZero ? " or zero" : "")",
            hint: "write \"\(key)\": \(meant ?? (orZero ? "2" : "20"))"
                + (meant == nil ? "" : ", without quotation marks"))
        return nil
    }

    private mutating func pronunciations(_ node: JSONNode) -> [String: [String]] {
        if node.isNull { return [:] }
        guard let members = node.members else {
            refuse(
                node.position, "\"pronunciations\" must be an object, but it is \(node.kind)",
                hint: "write \"pronunciations\": {\"word\": [\"W ER D\"]}")
            return [:]
        }
        var result: [String: [String]] = [:]
        for member in members {
            let spellings: [JSONNode] =
                member.value.string == nil ? member.value.array ?? [] : [member.value]
            let texts = spellings.compactMap { text($0, "pronunciations") }
            if texts.isEmpty {
                refuse(
                    member.value.position, "there is no pronunciation of \(member.key.quoted)",
                    hint: "write \(member.key.quoted): [\"W ER D\"]")
            }
            for (spelling, place) in zip(texts, spellings)
            where Pronunciation(arpabet: spelling) == nil {
                refuse(
                    place.position, "\(spelling.quoted) is not ARPAbet",
                    hint: "write phones with spaces between them: \"W ER D\"")
            }
            result[member.key] = texts
        }
        return result
    }

    mutating func refuse(_ position: SourcePosition, _ problem: String, hint: String) {
        problems.append(
            PackProblem(.refused, at: position, question: label, problem, hint: hint))
    }
}
