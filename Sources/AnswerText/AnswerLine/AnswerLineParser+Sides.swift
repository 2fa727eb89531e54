/// Reads lines in which each of several names has its own alternatives: "France [or French
/// Republic] and Italy [or Italian Republic]".
extension AnswerLineParser {
    private static let mostForms = 32

    /// Returns a form for each combination of the names and their alternatives, or an empty list
    /// for any other kind of line. Removes the instructions that contain these alternatives.
    func formsOfSides(_ main: [Int], _ instructions: inout [Range<Int>]) -> [AnswerForm] {
        guard let sides = sides(main, instructions) else { return [] }
        var combinations: [[AnswerForm]] = [[]]
        for side in sides {
            combinations = combinations.flatMap { start in side.map { start + [$0] } }
            guard combinations.count <= Self.mostForms else { return [] }
        }
        instructions = []
        return combinations.map(Self.joined)
    }

    private static func joined(_ names: [AnswerForm]) -> AnswerForm {
        let isMarked = names.contains(where: \.isMarked)
        let joint = AnswerForm.Part(" and ", isMarked ? .context : .required)
        return AnswerForm(
            parts: Array(names.map(\.parts).joined(separator: [joint])), isMarked: isMarked)
    }

    /// Returns the forms of each name. Every name must have an instruction that only accepts other
    /// forms; otherwise, the result is nil.
    private func sides(_ main: [Int], _ instructions: [Range<Int>]) -> [[AnswerForm]]? {
        var sides: [[AnswerForm]] = []
        var rest = main[...]
        for instruction in instructions {
            var name = rest.prefix { $0 < instruction.lowerBound }
            rest = rest.dropFirst(name.count)
            if !sides.isEmpty {
                name = name.drop { glyphs[$0].scalar.properties.isWhitespace }
                guard name.prefix(Self.joint.count).map({ lowered[$0] }) == Self.joint else {
                    return nil
                }
                name = name.dropFirst(Self.joint.count)
            }
            let body = trim(instruction)
            guard let (directive, length) = Directives.leading(lowered[body]), directive == .accept
            else { return nil }
            let others = trim((body.lowerBound + length)..<body.upperBound)
            let forms =
                forms(of: Array(name), isMain: true) + forms(of: Array(others), isMain: false)
            guard scope(of: others) == nil, forms.count > 1 else { return nil }
            sides.append(forms)
        }
        return sides.count > 1 && !rest.contains { !glyphs[$0].scalar.properties.isWhitespace }
            ? sides : nil
    }

    private static let joint = Array("and ".unicodeScalars)
}
