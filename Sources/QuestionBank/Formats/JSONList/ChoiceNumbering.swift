/// Whether a file numbers its choices from 0 or from 1. A 0 says the one, the number of the last
/// choice counted from 1 says the other; without either nobody knows.
struct ChoiceNumbering {
    private var sawZero = false
    private var sawCount = false
    private let told: Int?

    init(first: Int?) { told = first }

    /// Notes a number that was given for a right answer among so many choices.
    mutating func note(_ number: Int, of count: Int) {
        if number == 0 { sawZero = true }
        if number == count { sawCount = true }
    }

    /// The number of the first choice; nil when it is unclear.
    var first: Int? {
        if let told { return told }
        return sawZero ? 0 : sawCount ? 1 : nil
    }
}
