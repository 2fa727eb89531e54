/// Whether a file numbers its choices from 0 or from 1. What the user says counts most. Otherwise a 0
/// anywhere says 0; the number of the last choice, counted from 1, says 1; titles such as "option 1"
/// say what they say. Without any of these nobody knows, and the question is refused.
struct ChoiceNumbering {
    private var sawZero = false
    private var sawCount = false
    private let told: Int?
    private let titled: Int?

    /// - Parameters:
    ///   - told: what the user says.
    ///   - titled: the number in the title of the first choice.
    init(first told: Int?, titled: Int? = nil) {
        self.told = told
        self.titled = titled
    }

    /// Notes a number that was given for a right answer among so many choices.
    mutating func note(_ number: Int, of count: Int) {
        if number == 0 { sawZero = true }
        if number == count { sawCount = true }
    }

    /// The number of the first choice; nil when it is unclear.
    var first: Int? {
        if let told { return told }
        return sawZero ? 0 : sawCount ? 1 : titled
    }

    /// What to tell a host about a number that can be read in two ways.
    static func problem(_ number: Int) -> String {
        "the number \(number) may count from 0 or from 1"
    }

    static let hint =
        "say --count-from 0 or --count-from 1, or write the right answer in words"
}
