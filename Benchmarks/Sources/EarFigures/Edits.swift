/// The minimum number of insertions, deletions and substitutions between two lists.
func edits<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    var row = Array(0...right.count)
    for (i, element) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in right.enumerated() {
            let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (element == other ? 0 : 1))
            diagonal = row[j + 1]
            row[j + 1] = next
        }
    }
    return row[right.count]
}
