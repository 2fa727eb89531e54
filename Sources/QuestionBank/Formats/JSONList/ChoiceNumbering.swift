/// Determines whether a file numbers its choices from 0 or 1. A number from the user takes
/// precedence.
struct ChoiceNumbering {
    private var sawZero = false
    private var sawCount = false
    private let given: Int?
    private let titled: Int?

    /// Creates a numbering. The user or the title of the first choice may specify the number of the
    /// first choice.
    init(first given: Int?, titled: Int? = nil) {
        self.given = given
        self.titled = titled
    }

    /// Records the number of a right answer among `count` choices.
    mutating func note(_ number: Int, of count: Int) {
        if number == 0 { sawZero = true }
        if number == count { sawCount = true }
    }

    /// The number of the first choice (0 or 1), or nil if the numbering is unclear.
    var first: Int? {
        if let given { return given }
        if titled == 1 { return sawZero ? nil : 1 }
        return sawZero ? 0 : sawCount ? 1 : titled
    }

    /// Whether a 0 among the right answers is the only sign that the file counts from 0.
    var isDecidedByZero: Bool { given == nil && titled == nil && sawZero }

    /// The message about a number that can be interpreted in two ways.
    static func problem(_ number: Int) -> String {
        "it is unclear whether the number \(number) counts from 0 or from 1"
    }

    static let hint =
        "use --count-from 0 or --count-from 1, or write the right answer in words"
}
