/// Assigns numbers to phones in context, and looks up each phone only once. Contexts in which a
/// phone has the same senones share a number.
struct TriphoneTable {
    let topology: PhoneTopology
    private(set) var units: [PhoneTopology.Unit] = []
    private var numbers: [PhoneTopology.Unit: Int] = [:]
    private var known: [Context: Int] = [:]

    private struct Context: Hashable {
        var base: Int
        var left: Int
        var right: Int
        var position: PhoneTopology.WordPosition
    }

    init(_ topology: PhoneTopology) {
        self.topology = topology
    }

    /// The number that identifies a phone between two other phones.
    mutating func number(
        _ base: Int, left: Int, right: Int, _ position: PhoneTopology.WordPosition
    ) -> Int {
        let context = Context(base: base, left: left, right: right, position: position)
        if let number = known[context] { return number }
        let number = number(of: topology.unit(base, left: left, right: right, position))
        known[context] = number
        return number
    }

    /// The number that identifies a context-independent phone.
    mutating func number(_ base: Int) -> Int { number(of: topology.unit(base)) }

    private mutating func number(of unit: PhoneTopology.Unit) -> Int {
        if let number = numbers[unit] { return number }
        let number = units.count
        units.append(unit)
        numbers[unit] = number
        return number
    }
}
