/// Joins initials, so that "h g wells", "HG Wells" and "H. G. Wells" agree.
enum Initials {
    static func join(_ list: inout WordList, _ lexicon: Lexicon) {
        guard list.words.contains(where: { $0.count == 1 }) else { return }
        var kept = 0
        var index = 0
        while index < list.words.count {
            let run = runLength(at: index, in: list, lexicon)
            if run > 1 {
                let start = list.bytes.count
                for place in index..<(index + run) {
                    list.bytes.append(list.bytes[list.words[place].start])
                }
                let first = list.words[index]
                var traits = first.traits.intersection([.afterComma, .parenthetical, .capital])
                traits.insert(.initials)
                list.words[kept] =
                    WordReader.word(
                        in: &list.bytes, from: start, traits, origin: first.origin, lexicon)
                // Initials before a name are not a Roman numeral: "M. C. Escher".
                if kept == 0, index + run < list.words.count {
                    list.words[kept].traits.remove(.roman)
                    list.words[kept].number = .nan
                }
            } else {
                list.words[kept] = list.words[index]
            }
            kept += 1
            index += max(run, 1)
        }
        list.words.removeLast(list.words.count - kept)
    }

    private static func runLength(at index: Int, in list: WordList, _ lexicon: Lexicon) -> Int {
        var end = index
        while end < list.words.count {
            let word = list.words[end]
            guard word.count == 1, !word.isNumber || list.bytes[word.start] == "o",
                end == index || word.lacks(.afterComma)
            else { break }
            // In "B, I think", the "I" is not an initial.
            if end > index, end + 1 < list.words.count,
                lexicon.leadsOn(word.key, list.words[end + 1].key)
            {
                break
            }
            end += 1
        }
        return end - index
    }
}
