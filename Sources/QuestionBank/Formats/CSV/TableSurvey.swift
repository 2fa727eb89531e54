/// Information that depends on all rows of a table, such as how right answers refer to choices.
struct TableSurvey {
    private(set) var key: AnswerKey
    private(set) var scale = DifficultyScale()
    /// Whether all rows must be examined, because later rows may affect the interpretation.
    private(set) var needsAllRows = false
    private var whole: [Int: Int] = [:]
    private var others: Set<Int> = []

    init(_ layout: CSVLayout, countsFrom: Int? = nil) {
        key = AnswerKey(countsFrom: countsFrom, titled: layout.firstNumber)
    }

    /// Columns with several numbers, all of which end in ".0". A single "2.0" may be a version or a
    /// grade.
    var decimalColumns: Set<Int> {
        Set(whole.filter { $0.value > 1 && !others.contains($0.key) }.keys)
    }

    mutating func use(_ scale: DifficultyScale) { self.scale = scale }

    mutating func note(_ record: CSVParser.Record, _ layout: CSVLayout) {
        guard record.damage == nil else { return }
        var rights: [String] = []
        for (index, cell) in record.fields.enumerated() where index < layout.columns.count {
            guard !cell.isEmpty, let column = layout.columns[index] else { continue }
            switch column {
            case .answer, .correct: rights.append(HTMLEntities.decode(cell))
            case .difficulty:
                scale.note(cell)
                needsAllRows = needsAllRows || DifficultyScale.isNumber(cell)
            default: break
            }
            noteDecimals(cell, index)
        }
        guard !rights.isEmpty, layout.hasChoices else { return }
        let slots = CSVRow.slots(record, layout)
        for right in rights { key.note(right, among: slots) }
        needsAllRows = needsAllRows || key.usesNumbers || key.usesLetters
    }

    private mutating func noteDecimals(_ cell: String, _ index: Int) {
        guard let last = cell.utf8.last, (0x30...0x39).contains(last), Double(cell) != nil else {
            return
        }
        if cell.hasSuffix(".0") {
            whole[index, default: 0] += 1
        } else {
            others.insert(index)
        }
    }
}
