extension Question {
    func hasText(where isMeant: (String) -> Bool) -> Bool {
        isMeant(id) || isMeant(prompt) || isMeant(answer) || accept.contains(where: isMeant)
            || reject.contains(where: isMeant) || choices.contains(where: isMeant)
            || category.contains(where: isMeant) || tags.contains(where: isMeant)
            || promptOn.contains { isMeant($0.form) || $0.ask.map(isMeant) ?? false }
            || [explanation, source, licence].contains { $0.map(isMeant) ?? false }
            || media.contains { item in
                [item.file, item.alt, item.credit].contains { $0.map(isMeant) ?? false }
            }
            || pronunciations.contains { isMeant($0.key) || $0.value.contains(where: isMeant) }
    }

    /// Returns a copy of the question in which all strings have been changed.
    func mapTexts(_ change: (String) -> String) -> Question {
        Question(
            id: change(id), prompt: change(prompt), answer: change(answer),
            accept: accept.map(change),
            promptOn: promptOn.map { PromptForm(form: change($0.form), ask: $0.ask.map(change)) },
            reject: reject.map(change), choices: choices.map(change),
            category: category.map(change), difficulty: difficulty, tags: tags.map(change),
            points: points, timeLimit: timeLimit, tolerance: tolerance,
            explanation: explanation.map(change), media: media.map { $0.mapTexts(change) },
            pronunciations: Dictionary(
                pronunciations.map { (change($0.key), $0.value.map(change)) },
                uniquingKeysWith: +),
            source: source.map(change), licence: licence.map(change))
    }
}

extension Media {
    fileprivate func mapTexts(_ change: (String) -> String) -> Media {
        var media = self
        media.file = change(file)
        media.alt = alt.map(change)
        media.credit = credit.map(change)
        return media
    }
}
