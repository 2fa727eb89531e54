/// Pairs brackets and finds quoted text, in linear time.
struct Brackets {
    /// The index of each paired bracket's partner.
    private(set) var partner: [Int: Int] = [:]
    private(set) var problems: [AnswerLineError] = []
    private(set) var isQuoted: [Bool]
    private(set) var depth: [Int]

    init(_ glyphs: [Glyph]) {
        isQuoted = Array(repeating: false, count: glyphs.count)
        depth = Array(repeating: 0, count: glyphs.count)
        pairBrackets(glyphs)
        var level = 0
        for index in glyphs.indices {
            let mate = partner[index]
            if let mate, mate < index { level -= 1 }
            depth[index] = level
            if let mate, mate > index { level += 1 }
        }
        pairQuotes(glyphs)
    }

    private mutating func pairBrackets(_ glyphs: [Glyph]) {
        var open: [Int] = []
        var openCount: [Unicode.Scalar: Int] = [:]
        for (index, glyph) in glyphs.enumerated() {
            switch glyph.scalar {
            case "[", "(":
                open.append(index)
                openCount[glyph.scalar, default: 0] += 1
            case "]", ")":
                let opening: Unicode.Scalar = glyph.scalar == "]" ? "[" : "("
                // The search removes every bracket that it visits, so the running time is linear.
                guard openCount[opening, default: 0] > 0,
                    let place = open.lastIndex(where: { glyphs[$0].scalar == opening })
                else {
                    problems.append(
                        AnswerLineError(.unopened(Character(glyph.scalar)), offset: glyph.offset))
                    continue
                }
                for lost in open[(place + 1)...] { report(unclosed: glyphs[lost]) }
                for closed in open[place...] { openCount[glyphs[closed].scalar, default: 0] -= 1 }
                partner[open[place]] = index
                partner[index] = open[place]
                open.removeSubrange(place...)
            default: break
            }
        }
        for lost in open {
            // An unclosed square bracket extends to the end of the line.
            if glyphs[lost].scalar == "[" { partner[lost] = glyphs.count }
            report(unclosed: glyphs[lost])
        }
    }

    private mutating func report(unclosed glyph: Glyph) {
        problems.append(AnswerLineError(.unclosed(Character(glyph.scalar)), offset: glyph.offset))
    }

    private mutating func pairQuotes(_ glyphs: [Glyph]) {
        var opening: (index: Int, closes: Set<Unicode.Scalar>)?
        for (index, glyph) in glyphs.enumerated() {
            if let open = opening {
                guard open.closes.contains(glyph.scalar) else { continue }
                for inside in open.index...index { isQuoted[inside] = true }
                opening = nil
            } else if glyph.scalar == "“" || glyph.scalar == "\"" {
                opening = (index, glyph.scalar == "“" ? ["”", "\""] : ["\""])
            }
        }
    }
}
