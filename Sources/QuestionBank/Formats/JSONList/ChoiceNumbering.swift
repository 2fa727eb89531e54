/// Determines whether a file numbers its choices from 0 or from 1. An option from the user takes
/// precedence. Otherwise, if the number 0 occurs, counting starts at 0. If the number of choices
/// itself occurs as an answer, counting starts at 1. If neither number occurs, titles such as
/// "option 1" decide. Without such titles, the numbering is unclear, and the question is rejected.
struct ChoiceNumbering {
    private var sawZero = false
    private var sawCount = false
    private let given: Int?
    private let titled: Int?

    /// - Parameters:
    ///   - given: The number of the first choice, if the user specified it.
    ///   - titled: The number in the title of the first choice.
    init(first given: Int?, titled: Int? = nil) {
        self.given = given
        self.titled = titled
    }

    /// Records the number of a right answer among `count` choices.
    mutating func note(_ number: Int, of count: Int) {
        if number == 0 { sawZero = true }
        if number == count { sawCount = true }
    }

    /// The number of the first choice: 0 or 1. Nil if the numbering is unclear.
    var first: Int? {
        if let given { return given }
        return sawZero ? 0 : sawCount ? 1 : titled
    }

    /// The message about a number that can be interpreted in two ways.
    static func problem(_ number: Int) -> String {
        "it is unclear whether the number \(number) counts from 0 or from 1"
    }

    static let hint =
        "use --count-from 0 or --count-from 1, or write the right answer in words"
}
