/// The cell styles of a workbook that affect the meaning of numbers.
struct CellStyles {
    private var formats: [NumberFormat] = []
    private var countsFrom1904 = false

    /// Reads `xl/styles.xml` and `xl/workbook.xml`. If the workbook has no styles, every number is
    /// read as a plain number.
    init(styles: [UInt8]?, book: [UInt8]?) throws {
        if let book {
            var scanner = XMLScanner(ByteWindow(book))
            let properties = try scanner.element(named: ["workbookPr"])?.attributes["date1904"]
            countsFrom1904 = properties == "1" || properties == "true"
        }
        guard let styles else { return }
        var codes: [Int: NumberFormat] = [:]
        var scanner = XMLScanner(ByteWindow(styles))
        if try scanner.enter("numFmts") {
            while let format = try scanner.element() {
                guard let id = format.attributes["numFmtId"].flatMap({ Int($0) }),
                    let code = format.attributes["formatCode"]
                else { continue }
                codes[id] = NumberFormat(code: code)
            }
        }
        scanner = XMLScanner(ByteWindow(styles))
        if try scanner.enter("cellXfs") {
            while let look = try scanner.element() {
                let id = look.attributes["numFmtId"].flatMap { Int($0) } ?? 0
                formats.append(codes[id] ?? NumberFormat(id: id))
            }
        }
    }

    /// The text that a cell displays for this number.
    func text(_ number: String, style: String?) -> String {
        guard let value = Double(number) else { return number }
        let place = style.flatMap { Int($0) } ?? 0
        switch formats.indices.contains(place) ? formats[place] : .number {
        case .percent(let decimals):
            return Self.rounded(value * 100, decimals) + "%"
        case .moment(let moment):
            return moment.text(value, countsFrom1904: countsFrom1904) ?? number
        case .number:
            // Google Sheets writes whole numbers with a trailing “.0”.
            if number.hasSuffix(".0") { return NumericAnswer.text(value) }
            // Removes rounding errors such as those in 0.1 + 0.2, which the host did not type.
            return number.count > 12 ? Self.rounded(value, 10) : number
        }
    }

    private static func rounded(_ value: Double, _ decimals: Int) -> String {
        let scale = (0..<min(decimals, 10)).reduce(1.0) { scale, _ in scale * 10 }
        return NumericAnswer.text((value * scale).rounded() / scale)
    }
}
