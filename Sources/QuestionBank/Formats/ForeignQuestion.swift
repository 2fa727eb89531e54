/// A question from another program's file. A reader sets the properties of the question before it
/// calls `finish`.
package struct ForeignQuestion {
    package var position: SourcePosition
    package var id: String?
    package var prompt = ""
    package var answer = ""
    package var accept: [String] = []
    package var promptOn: [Question.PromptForm] = []
    package var reject: [String] = []
    /// The choices in their original order, possibly without the right answer.
    package var choices: [String] = []
    /// The wrong choices, to which the right answer is added later.
    package var distractors: [String] = []
    package var category: [String] = []
    package var difficulty: Question.Difficulty?
    package var tags: [String] = []
    package var points: Int?
    package var timeLimit: Double?
    package var tolerance: Double?
    package var explanation: String?
    /// Pictures and sounds that a separate column or field specifies.
    package var media: [Media] = []
    /// The pictures, sounds and videos in the question's text, which players need.
    package var embedded: [Media] = []
    /// The pictures and sounds in choices. Games do not present pictures or sounds that belong to
    /// choices.
    var choicePictures = ChoicePictures()
    /// Whether a right answer consists only of a picture or sound.
    var answerIsPicture = false
    package var pronunciations: [String: [String]] = [:]
    /// The pairs of a matching question. Each pair is asked as a separate question.
    package var pairs: [(ask: String, answer: String)] = []
    /// Pictures, sounds and videos of each pair, keyed by the index in ``pairs``.
    var pairMedia: [Int: [Media]] = [:]
    /// Questions that replace this question, such as one question for each gap in the text.
    package var variants: [ForeignQuestion] = []
    package var source: String?
    package var licence: String?
    /// Whether the tags completely describe what the question needs.
    package var isComplete = false
    /// Whether an "or" may separate two answers, as in other programs' files.
    package var mayHoldAlternatives = false
    /// The problems found so far. A problem whose weight is `.refused` causes the question to be
    /// left out.
    package private(set) var problems: [PackProblem] = []
    private var isLeftOut = false

    package init(at position: SourcePosition) {
        self.position = position
    }

    package var label: String? {
        if let id, !id.isEmpty { return id }
        return prompt.isEmpty ? nil : String(prompt.prefix(60))
    }

    package mutating func note(
        _ weight: PackProblem.Weight, _ problem: String, hint: String,
        at place: SourcePosition? = nil
    ) {
        problems.append(
            PackProblem(weight, at: place ?? position, question: label, problem, hint: hint))
    }

    mutating func forgetProblems() { problems = [] }

    /// Records that the entry is not a question, so leaving it out is not an error.
    package mutating func leaveOut(_ what: String, hint: String) {
        isLeftOut = true
        note(.note, "\(what) was left out", hint: hint)
    }

    /// Creates the finished question, or returns nil if a problem causes the question to be
    /// rejected.
    package mutating func finish() -> Question? {
        prompt = prompt.trimmed
        answer = answer.trimmed
        if isLeftOut { return nil }
        noteChoicePictures()
        if problems.contains(where: { $0.weight == .refused }) { return nil }
        describeWordlessPrompt()
        if prompt.isBlank {
            note(.refused, "the question has no text", hint: "write what is asked")
        } else if answer.isBlank {
            noteMissingAnswer()
        }
        if problems.contains(where: { $0.weight == .refused }) { return nil }
        if let worth = points, !Question.allowedPoints.contains(worth) {
            points = nil
            note(
                .lost, "a question cannot be worth \(worth) points", hint: Self.pointsHint)
        }
        takeAlternatives()
        let shown = arrangedChoices()
        noteEqualChoices()
        if problems.contains(where: { $0.weight == .refused }) { return nil }
        markWhatIsNeeded(choices: shown)
        dropTellingDescriptions()
        var question = Question(
            id: id.flatMap { $0.isEmpty ? nil : $0 }
                ?? Question.madeID(prompt: prompt, answer: answer),
            prompt: prompt, answer: answer,
            accept: unique(accept, without: answer), promptOn: promptOn,
            reject: unique(reject, without: answer), choices: shown, category: category,
            difficulty: difficulty, tags: unique(tags, without: ""), points: points,
            timeLimit: timeLimit, tolerance: tolerance,
            explanation: explanation.flatMap { $0.isEmpty ? nil : $0 },
            media: allMedia,
            pronunciations: pronunciations, source: source, licence: licence)
        question.mixOrder()
        if question.accept.isEmpty { question.tags.removeAll { $0 == Question.allTag } }
        if let problem = question.selectionProblem {
            note(
                .refused, "the question asks for several choices, but \(problem)",
                hint: Question.selectionHint)
            return nil
        }
        return question
    }

    package mutating func deliver(to receiver: any PackReceiving) throws {
        if !variants.isEmpty {
            for problem in problems { try receiver.receive(problem) }
            if problems.contains(where: { $0.weight == .refused }) { return }
            for (number, variant) in variants.enumerated() {
                var question = variant
                question.id = id.flatMap { $0.isEmpty ? nil : "\($0)-\(number + 1)" }
                try question.deliver(to: receiver)
            }
            return
        }
        if !pairs.isEmpty {
            for var question in asked() { try question.deliver(to: receiver) }
            return
        }
        let question = finish()
        for problem in problems { try receiver.receive(problem) }
        if let question { try receiver.receive(question, at: position) }
    }

    // MARK: Parts

    /// All choices without repetitions. If the file lists only the wrong choices, the question's
    /// wording determines where the right answer is inserted.
    private func arrangedChoices() -> [String] {
        if !choices.isEmpty {
            let shown = unique(choices, without: "")
            let holdsAnswer = shown.contains { $0.lowercased() == answer.lowercased() }
            let all = holdsAnswer ? shown : shown + [answer]
            return all.count > 1 ? all : []
        }
        let wrong = unique(distractors, without: answer)
        guard !wrong.isEmpty else { return [] }
        if wrong.count == 1, answer == "True" || answer == "False" { return ["True", "False"] }
        var shown = wrong
        shown.insert(
            answer, at: Int(PromptKey(prompt + answer).value % UInt64(wrong.count + 1)))
        return shown
    }

    /// Reports repeated choices, because they reduce the number of different choices.
    private mutating func noteEqualChoices() {
        let given = (choices.isEmpty ? distractors : choices).map { $0.trimmed.lowercased() }
            .filter { !$0.isEmpty }
        guard given.count > 1 else { return }
        let different = Set(given)
        if different.count == 1 {
            note(
                .refused, "all \(given.count) choices are the same",
                hint: "give choices that differ, or none")
        } else if different.count < given.count {
            note(
                .lost, "a repeated choice was left out",
                hint: "give choices that differ")
        }
    }

    /// All media of the question without repetitions. Media from a separate column come first.
    private var allMedia: [Media] {
        if embedded.isEmpty { return media }
        var seen = Set(media.filter { $0.when == .question }.map(\.file))
        let more = embedded.filter { seen.insert($0.file).inserted }
        return Array((media + more).prefix(Media.most))
    }

    private func unique(_ items: [String], without excluded: String) -> [String] {
        if items.isEmpty { return [] }
        var seen: Set<String> = [excluded.lowercased(), ""]
        return items.map(\.trimmed).filter { seen.insert($0.lowercased()).inserted }
    }

    private mutating func markWhatIsNeeded(choices shown: [String]) {
        if isComplete { return }
        let words = prompt.lowercased()
        if QuestionNeeds.choices(words) {
            if shown.isEmpty {
                note(
                    .note, "the question asks to choose, but there are no choices",
                    hint: "add choices, or reword the question so that it needs none")
            }
            tags.append(QuestionNeeds.choicesTag)
        }
        if let link = QuestionNeeds.link(prompt) { embedded.append(Media(file: link)) }
        if !embedded.isEmpty || QuestionNeeds.media(words) {
            if embedded.isEmpty, media.isEmpty {
                note(
                    .note, "the question mentions a picture or sound that is not in the file",
                    hint: "name the file in the field media, or leave the question out")
            }
            let others = Set((media + embedded).map(\.file)).count - Media.most
            if others > 0 {
                note(
                    .lost,
                    "\(others.counted("further picture or sound", several: "further pictures or sounds")) left out",
                    hint: "a question can have at most \(Media.most)")
            }
            tags.append(QuestionNeeds.mediaTag)
        }
    }
}
