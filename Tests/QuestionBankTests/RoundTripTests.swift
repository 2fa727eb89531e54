import Testing

@testable import QuestionBank

@Suite("Round trips")
struct RoundTripTests {
    private func through(_ format: PackFormat, _ pack: Pack) throws -> (Pack, [PackProblem]) {
        let (bytes, lost) = try PackFile.bytes(of: pack, as: format)
        let input = try PackInput(name: "Random", bytes: bytes)
        let (_, content) = try PackFile.collect(input, .init(format: format))
        #expect(content.problems.filter { $0.weight == .refused } == [])
        return (content.pack, lost)
    }

    @Test("Our own formats give back every field", arguments: [PackFormat.native, .yaml])
    func own(format: PackFormat) throws {
        var random = RandomPack(seed: 1)
        let pack = random.pack(300)
        let (back, lost) = try through(format, pack)
        #expect(lost.isEmpty)
        #expect(back.header == pack.header)
        for (a, b) in zip(back.questions, pack.questions) { #expect(a == b) }
        #expect(back.questions.count == pack.questions.count)
    }

    @Test(
        "A table gives back the pack and every field of its questions",
        arguments: [PackFormat.csv, .tsv])
    func table(format: PackFormat) throws {
        var random = RandomPack(seed: 2)
        let pack = random.pack(300)
        let (back, lost) = try through(format, pack)
        #expect(lost.isEmpty)
        #expect(back.header == pack.header)
        #expect(back.questions.count == pack.questions.count)
        for (a, b) in zip(back.questions, pack.questions) { #expect(a == b) }
    }

    @Test(
        "Other formats lose what they say they lose and nothing else",
        arguments: [PackFormat.gift, .openTDB])
    func lossy(format: PackFormat) throws {
        var random = RandomPack(seed: 3)
        let pack = random.pack(300)
        let (back, lost) = try through(format, pack)
        #expect(back.questions.count == pack.questions.count)
        let said = Dictionary(grouping: lost.filter { $0.question != nil }, by: \.question)
        for (after, before) in zip(back.questions, pack.questions) {
            let losses = (said[before.id] ?? []).map(\.problem).joined(separator: " ")
            #expect(flat(after.prompt) == flat(before.prompt))
            if !losses.contains("markup") {
                #expect(flat(after.answer) == flat(before.answer), "\(before.answer)")
            }
            if !losses.contains("accept") {
                #expect(after.accept.map(flat) == before.accept.map(flat), "\(before)")
            }
            if !losses.contains("choices") {
                #expect(Set(after.choices.map(flat)) == Set(before.choices.map(flat)), "\(before)")
            }
            if !losses.contains("difficulty") { #expect(after.difficulty == before.difficulty) }
            if format == .gift {
                #expect(after.category == before.category)
                #expect(after.tags == before.tags)
                if !losses.contains("promptOn") {
                    #expect(
                        after.promptOn.map { flat($0.form) }
                            == before.promptOn.map { flat($0.form) })
                }
            }
        }
    }

    @Test("Through each of the six outputs nothing is lost unnamed", arguments: PackFormat.writable)
    func everything(format: PackFormat) throws {
        var random = RandomPack(seed: 4)
        let pack = random.pack(400)
        let (back, lost) = try through(format, pack)
        try #require(back.questions.count == pack.questions.count)
        let ofPack = lost.filter { $0.question == nil }.map(\.problem).joined(separator: " ")
        let said = Dictionary(grouping: lost.filter { $0.question != nil }, by: \.question)
        for (name, before, after) in headerFields(pack.header, back.header) where before != after {
            #expect(ofPack.contains(name), "\(format): \(name) of the pack")
        }
        for (before, after) in zip(pack.questions, back.questions) {
            let losses = (said[before.id] ?? []).map(\.problem).joined(separator: " ") + ofPack
            for (field, new) in zip(fields(before), fields(after)) where field.value != new.value {
                #expect(losses.contains(field.name), "\(format): \(field) became \(new.value)")
            }
        }
    }

    private func headerFields(
        _ before: PackHeader, _ after: PackHeader
    ) -> [(String, String?, String?)] {
        [
            ("title", before.title, after.title), ("language", before.language, after.language),
            ("licence", before.licence, after.licence), ("source", before.source, after.source),
            ("rounds", "\(before.rounds)", "\(after.rounds)"),
        ]
    }

    /// Every field with a word that names its loss.
    private func fields(_ question: Question) -> [(name: String, value: String)] {
        [
            ("id", question.id), ("prompt", flat(question.prompt)),
            ("markup", flat(question.answer)), ("accept", "\(question.accept.map(flat))"),
            (
                "promptOn",
                "\(question.promptOn.map { flat($0.form) + ":" + flat($0.ask ?? "") })"
            ),
            ("reject", "\(question.reject.map(flat))"),
            ("choices", "\(question.choices.map(flat).sorted())"),
            ("category", "\(question.category)"),
            ("difficulty", String(describing: question.difficulty)),
            ("tags", "\(question.tags)"), ("points", String(describing: question.points)),
            ("timeLimit", String(describing: question.timeLimit)),
            ("tolerance", String(describing: question.tolerance)),
            ("explanation", flat(question.explanation ?? "")),
            ("media", "\(question.media.map(MediaTexts.init))"),
            ("pronunciations", "\(question.pronunciations)"),
            ("source", flat(question.source ?? "")),
            ("licence", question.licence ?? ""),
        ]
    }

    /// Line breaks and runs of space carry no meaning when read aloud.
    private func flat(_ text: String) -> String { HTMLText.tidy(text) }
}

/// Media with texts in which line breaks and runs of space carry no meaning.
private struct MediaTexts {
    var media: Media
    var alt: String?

    init(_ media: Media) {
        alt = media.alt.map { HTMLText.tidy($0) }
        self.media = media
        self.media.alt = nil
    }
}
