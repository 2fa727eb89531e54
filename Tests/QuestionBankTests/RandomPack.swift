@testable import QuestionBank

/// Packs with every field and awkward texts, the same for the same seed.
struct RandomPack {
    var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func pack(_ count: Int) -> Pack {
        Pack(
            title: "Random", language: "en-GB", licence: "CC0-1.0", source: "made by a test",
            rounds: [
                "normal 4", "board category=\"A & B\" values=1,2;3|4", "list title=\"caf\u{E9}\"",
            ],
            questions: (0..<count).map { question($0) })
    }

    mutating func question(_ number: Int) -> Question {
        let choices = chance(3) ? unique(words(4)) : []
        var question = Question(
            id: "r\(number)", prompt: text() + " \(number)?",
            answer: choices.first ?? text())
        question.choices = choices.count > 1 ? choices : []
        question.accept = chance(2) ? unique(words(3)).filter { $0 != question.answer } : []
        question.promptOn =
            chance(3) ? [.init(form: text(), ask: chance(2) ? text() : nil)] : []
        question.reject = chance(3) ? unique(words(2)).filter { $0 != question.answer } : []
        question.category = chance(4) ? [] : ["Top \(next(3))", "Sub/\(next(5))"]
        question.difficulty = [nil, .easy, .medium, .hard][next(4)]
        question.tags = chance(2) ? ["tag-\(next(4))", "a, b"] : []
        question.points = chance(2) ? next(100) : nil
        question.timeLimit = chance(2) ? Double(next(100) + 1) / 2 : nil
        question.explanation = chance(2) ? text() : nil
        question.media = (0..<(chance(4) ? 1 + next(2) : 0)).map { _ in
            var item = Media(file: "pictures/\(next(9)).png")
            if chance(2) { item.alt = text() }
            if chance(3) { item.when = .answer }
            if chance(3) {
                item.kind = .sound
                item.start = Double(next(9)) / 2
            }
            if item.kind == .picture, item.when == .question, chance(3) { item.reveal = .steps }
            return item
        }
        question.pronunciations = chance(4) ? ["word": ["W ER D", "W AO R D"]] : [:]
        question.source = chance(2) ? text() : nil
        question.licence = chance(2) ? "CC0-1.0" : nil
        return question
    }

    private mutating func text() -> String {
        (0...next(3)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined(separator: " ")
    }

    private mutating func words(_ most: Int) -> [String] { (0...next(most)).map { _ in text() } }

    private func unique(_ items: [String]) -> [String] {
        var seen: Set<String> = []
        return items.filter { seen.insert($0.lowercased()).inserted }
    }

    private mutating func chance(_ oneIn: Int) -> Bool { next(oneIn) == 0 }
    private mutating func next(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

    private static let pieces = [
        "Paris", "the \"best\"", "1,5", "a;b", "x|y", "back\\slash", "=sum", "~tilde", "#hash",
        "{brace}", "co:lon", "caf\u{E9}", "東京", "100%", "it's", "&amp;", "AT&T", "<b>bold</b>",
        "[note]", "two\nlines", "tab\there", "'quoted'", "- dash", "yes", "007", "🎉", "*star*",
        "&anchor", "null", "a -> b", "%50%half",
        // What YAML does not take as it is, found by fuzzing.
        "next\u{85}line", "con\u{9B}trol", "line\u{2028}break", "no\u{FFFF}character",
        "mark\u{FEFF}er",
    ]
}

struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
