extension ForeignQuestion {
    /// The role of a text, which determines how its pictures and sounds are used.
    enum Role {
        /// Pictures and sounds are shown while the question is asked.
        case question
        /// Only the words of a choice are shown, not its pictures and sounds.
        case choice
        /// Pictures and sounds are presented after the answer, because they could give the answer
        /// away.
        case answer, explanation
    }

    /// Counts of the choices that contain pictures or sounds.
    struct ChoicePictures {
        /// The number of choices that have pictures or sounds but no words.
        var wordless = 0
        /// The number of choices that have both words and pictures or sounds.
        var beside = 0
    }

    /// Adds the pictures and sounds in the HTML, and reports formulas.
    mutating func take(_ html: HTMLText, as role: Role = .question) {
        noteFormula(in: html)
        take(html.media, hasWords: !html.text.isBlank, as: role)
    }

    /// Adds media from several texts and additional files, and returns the words of all texts.
    mutating func take(_ parts: [HTMLText], _ files: [Media], as role: Role) -> String {
        for part in parts { noteFormula(in: part) }
        let words = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
        take(files + parts.flatMap(\.media), hasWords: !words.isEmpty, as: role)
        return words
    }

    mutating func take(_ items: [Media], hasWords: Bool, as role: Role) {
        if items.isEmpty { return }
        switch role {
        case .question: embedded += items
        case .choice where hasWords: choicePictures.beside += 1
        case .choice: choicePictures.wordless += 1
        case .answer, .explanation:
            if role == .answer, !hasWords { answerIsPicture = true }
            for item in items { showAfterwards(item) }
        }
    }

    /// Adds a picture or sound that players see or hear after the answer.
    mutating func showAfterwards(_ item: Media) {
        guard media.count < Media.most else {
            return note(
                .lost, "a further picture or sound left out",
                hint: "a question can have at most \(Media.most)")
        }
        var item = item
        item.when = .answer
        media.append(item)
    }

    // MARK: Reports

    mutating func noteFormula(in html: HTMLText) {
        guard html.hasFormula else { return }
        note(
            .lost, "a formula is shown as it was typed (TeX) and cannot be read aloud",
            hint: "write it in words if the question should be read aloud")
    }

    mutating func noteChoicePictures() {
        let (wordless, beside) = (choicePictures.wordless, choicePictures.beside)
        if wordless > 0 {
            note(
                .refused,
                wordless == 1
                    ? "a choice is only a picture or sound"
                    : "\(wordless) choices are only pictures or sounds",
                hint: "write every choice in words, because players say or read them")
        } else if beside > 0 {
            note(
                .lost,
                beside == 1
                    ? "the picture or sound of a choice was left out, and its words were kept"
                    : "the pictures or sounds of \(beside) choices were left out, and their words were kept",
                hint: "if players need them, put one picture with all of them into the question")
        }
    }

    mutating func noteMissingAnswer() {
        if answerIsPicture {
            note(
                .refused, "the answer is only a picture or sound",
                hint: "write the answer in words, because players say or type it")
        } else {
            note(.refused, "the question has no answer", hint: "give the right answer")
        }
    }

    /// Adds words to read aloud if a question consists only of a picture or sound.
    mutating func describeWordlessPrompt() {
        let shown = media.filter { $0.when == .question } + embedded
        guard !isComplete, !shown.isEmpty, Self.saysNothing(prompt) else { return }
        let kind = shown.contains { $0.kind == .picture } ? "picture" : "sound"
        let hint = "write what is asked in words, so that players know it without the \(kind)"
        if prompt.isBlank {
            prompt = kind == "picture" ? "Look at the picture." : "Listen to the sound."
            note(
                .note, "the question has no text besides its \(kind), so its text is \"\(prompt)\"",
                hint: hint)
        } else {
            note(
                .note, "the question is only in its \(kind), because its text is \"\(prompt)\"",
                hint: hint)
        }
    }

    /// Whether the prompt is empty or only points to something else, such as "See:".
    private static func saysNothing(_ prompt: String) -> Bool {
        if prompt.isBlank { return true }
        return prompt.utf8.count < 40 && prompt.last == ":"
            && prompt.split(separator: " ").count < 3
    }

    /// Removes picture descriptions that would give away the answer.
    mutating func dropTellingDescriptions() {
        guard embedded.contains(where: { $0.alt != nil }) else { return }
        let forms = ([answer] + accept).map(Self.words).filter { !$0.isEmpty }
        var count = 0
        for place in embedded.indices {
            guard let alt = embedded[place].alt.map(Self.words),
                choices != ["True", "False"], forms.contains(where: alt.contains)
            else { continue }
            embedded[place].alt = nil
            count += 1
        }
        guard count > 0 else { return }
        note(
            .lost,
            count == 1
                ? "the description of a picture contains the answer, so it was left out"
                : "the descriptions of \(count) pictures contain the answer, so they were left out",
            hint: "describe what players see without naming the answer")
    }

    /// The words of the text, surrounded by spaces so that a search finds only whole words.
    private static func words(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "" : " \(words.joined(separator: " ")) "
    }
}
