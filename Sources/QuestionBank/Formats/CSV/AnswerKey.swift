/// Determines from all rows of a table how right answers refer to choices. A single row often does
/// not show what a number or letter refers to.
struct AnswerKey {
    private(set) var numbering: ChoiceNumbering
    /// Whether any right answer is a number but not the text of a choice.
    private(set) var usesNumbers = false
    /// Whether any right answer is a letter but not the text of a choice.
    private(set) var usesLetters = false
    /// Whether any right answer is the text of a choice.
    private(set) var usesWords = false

    init(countsFrom first: Int? = nil, titled: Int? = nil) {
        numbering = ChoiceNumbering(first: first, titled: titled)
    }

    /// Whether every right answer is given as a number.
    var onlyCounts: Bool { usesNumbers && !usesWords && !usesLetters }

    /// Records the right answer of a row.
    mutating func note(_ right: String, among choices: ChoiceSlots) {
        guard !choices.isEmpty else { return }
        if choices.place(ofText: right) != nil {
            let isName = WholeNumber.value(right) != nil || ChoiceLetters.place(of: right) != nil
            if !isName { usesWords = true }
            return
        }
        for part in RightCell.parts(right) where choices.place(ofText: part) == nil {
            if let number = WholeNumber.value(part) {
                usesNumbers = true
                numbering.note(number, of: choices.count)
            } else if ChoiceLetters.place(of: part) != nil {
                usesLetters = true
            }
        }
    }
}

/// Reads whole numbers as they occur in tables, such as `2` or `2.0`.
enum WholeNumber {
    static func value(_ text: String) -> Int? {
        let digits = text.trimmed
        guard let first = digits.utf8.first, (0x30...0x39).contains(first), digits.utf8.count < 12
        else { return nil }
        return Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
    }
}

/// The choices of a row and the positions of their columns. Some choice columns may be empty.
struct ChoiceSlots {
    private(set) var slots: [(place: Int, text: String)]
    /// The number of positions, including positions of empty columns.
    let count: Int

    /// Creates slots from choices with zero-based positions. If `removesLetters` is true, letters
    /// before choices are removed.
    init(_ slots: [(place: Int, text: String)], removesLetters: Bool = true) {
        var slots = slots
        if removesLetters, let bare = ChoiceLetters.removed(from: slots.map(\.text)) {
            for index in slots.indices { slots[index].text = bare[index] }
        }
        self.slots = slots
        count = (slots.last?.place ?? -1) + 1
    }

    var isEmpty: Bool { slots.isEmpty }
    var texts: [String] { slots.map(\.text) }

    func text(at place: Int) -> String? { slots.first { $0.place == place }?.text }

    /// The position of the choice with this text. The text may begin with the choice's letter.
    func place(ofText text: String) -> Int? {
        let wanted = text.trimmed.lowercased()
        if let slot = slots.first(where: { $0.text.lowercased() == wanted }) { return slot.place }
        guard let (place, rest) = ChoiceLetters.split(text),
            let found = slots.first(where: { $0.text.lowercased() == rest.lowercased() }),
            found.place == place
        else { return nil }
        return place
    }
}
