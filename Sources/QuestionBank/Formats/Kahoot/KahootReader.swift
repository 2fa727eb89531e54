/// Reads the JSON of Kahoot's web pages: an object with questions and their marked choices.
package struct KahootReader {
    private var fields = FieldTally(.field)

    package init() {}

    static func isOne(_ sample: String) -> Bool {
        func has(_ name: String) -> Bool { sample.contains("\"\(name)\"") }
        return has("questions") && has("choices") && has("correct") && has("question")
            && (has("time") || has("pointsMultiplier"))
            && (has("uuid") || has("quizType") || has("kahoot") || has("layout")
                || has("multiple_select_quiz") || has("jumble") || has("open_ended"))
    }

    package mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var parser = JSONParser(window)
        guard try parser.peekValue() == UInt8(ascii: "{") else {
            throw PackError.syntax(
                format: "Kahoot JSON", at: parser.window.position,
                problem: "the file is not an object",
                hint: "a Kahoot must be an object with \"questions\"")
        }
        let root = try parser.value()
        let kahoot = root["kahoot"]?.members == nil ? root : root["kahoot"] ?? root
        guard let questions = kahoot["questions"]?.array else {
            throw PackError.syntax(
                format: "Kahoot JSON", at: kahoot.position,
                problem: "there is no list \"questions\"",
                hint: "download the file again")
        }
        if let title = kahoot["title"]?.plainText, !title.isBlank {
            try receiver.receive(PackHeader(title: title))
        }
        for node in questions {
            fields.see(node, knowing: Self.meanings, harmless: Self.harmless)
            var question = Self.question(node)
            try question.deliver(to: receiver)
        }
        try fields.report(to: receiver)
    }

    /// The meanings of a question's members that affect more than the design of a slide.
    private static let meanings: [String: String] = [
        "type": "the kind of question", "question": "the question", "time": "the time limit",
        "choices": "the choices, and which is right", "image": "a picture or sound",
        "video": "a picture or sound", "choiceRange": "the number and how far off it may be",
    ]
    private static let harmless: Set<String> = [
        "points", "pointsMultiplier", "resources", "imageMetadata", "questionFormat", "layout",
        "media", "questionMedia", "language", "numberOfAnswers", "title", "description",
    ]

    private static func question(_ node: JSONNode) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        let kind = node["type"]?.plainText ?? "quiz"
        question.prompt = JSONListItem.plain(
            (node["question"] ?? node["title"])?.plainText ?? "", &question)
        if let time = node["time"]?.number, time > 0, time < 1e9 {
            question.timeLimit = time / 1000
        }
        if let image = node["image"]?.plainText, !image.isEmpty {
            question.embedded.append(Media(file: image))
        }
        if let video = node["video"]?["fullUrl"]?.plainText ?? node["video"]?["id"]?.plainText,
            !video.isEmpty
        {
            question.embedded.append(Media(file: video))
        }
        let choices = (node["choices"]?.array ?? []).map { choice in
            let text = JSONListItem.plain(
                choice["answer"]?.plainText ?? "", &question, as: .choice)
            let picture = choice["image"]?["id"]?.plainText ?? choice["image"]?.plainText ?? ""
            if !picture.isEmpty {
                question.take([Media(file: picture)], hasWords: !text.isBlank, as: .choice)
            }
            return (text: text, isRight: choice["correct"]?.plainText == "True")
        }
        switch kind {
        case "quiz", "multiple_select_quiz", "true_false":
            choose(choices, isAll: kind == "multiple_select_quiz", &question)
        case "open_ended", "typed_answer":
            let right = choices.filter { $0.isRight && !$0.text.isEmpty }.map(\.text)
            question.answer = right.first ?? ""
            question.accept = Array(right.dropFirst())
        case "slider": slider(node, &question)
        case "jumble":
            question.takeOrder(choices.map(\.text).filter { !$0.isEmpty })
        case "survey", "multiple_select_poll", "word_cloud", "brainstorming", "feedback", "nps",
            "scale", "content", "poll":
            question.leaveOut(
                "\(kind == "content" ? "a slide" : "a question for opinions (\(kind))"), which has no right answer,",
                hint: "no action is needed")
        default:
            question.leaveOut(
                "a question of the kind \"\(kind.prefix(40))\", which cannot be asked aloud,",
                hint: "ask it with choices or for a short answer")
        }
        return question
    }

    private static func choose(
        _ choices: [(text: String, isRight: Bool)], isAll: Bool, _ question: inout ForeignQuestion
    ) {
        question.choices = choices.map(\.text)
        let right = choices.filter(\.isRight).map(\.text)
        guard !right.isEmpty else {
            return question.note(
                .refused, "no answer is right", hint: "mark the right one in Kahoot")
        }
        question.takeRight(right, needsAll: isAll)
    }

    /// Reads a question whose answer is a number on a slider.
    private static func slider(_ node: JSONNode, _ question: inout ForeignQuestion) {
        let range = node["choiceRange"]
        guard let number = range?["correct"]?.number else {
            return question.note(
                .refused, "the number question has no number", hint: "give its right number")
        }
        question.answer = NumericAnswer.text(number)
        if let margin = range?["tolerance"]?.number, margin > 0, margin < 1e9 {
            question.tolerance = margin
        }
    }
}
