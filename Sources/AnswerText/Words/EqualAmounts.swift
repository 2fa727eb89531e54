/// Amounts that are equal although their units differ, such as 2 kilometers and 2,000 meters.
package enum EqualAmounts {
    package static func hasUnit(_ word: Word) -> Bool { systems[word.key] != nil }

    /// The same amount in all other units of the same systems of measurement.
    package static func of(_ number: Double, _ unit: Word) -> [(number: Double, unit: UInt64)] {
        (systems[unit.key] ?? []).flatMap { system -> [(number: Double, unit: UInt64)] in
            guard let own = system.first(where: { $0.unit == unit.key }) else { return [] }
            let amount = (number - own.zero) * own.value
            return system.filter { $0.unit != unit.key }.map {
                guard own.zero != $0.zero else { return (amount / $0.value, $0.unit) }
                return (rounded(amount / $0.value + $0.zero), $0.unit)
            }
        }
    }

    /// Without the binary rounding errors of temperatures.
    private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

    /// How many of the smaller unit make one `unit`: 60 minutes make an hour. Nil if no whole number
    /// does.
    static func count(of smaller: Word, in unit: Word) -> Int? {
        for system in systems[unit.key] ?? [] {
            guard let large = system.first(where: { $0.unit == unit.key }),
                let small = system.first(where: { $0.unit == smaller.key }),
                large.value > small.value
            else { continue }
            return Int(exactly: large.value / small.value)
        }
        return nil
    }

    /// The next smaller unit of the first system that has one, and how many of it make one `unit`.
    static func nextSmaller(than unit: Word) -> (unit: UInt64, count: Int)? {
        for system in systems[unit.key] ?? [] {
            guard let large = system.first(where: { $0.unit == unit.key }),
                let small = system.last(where: { $0.value < large.value }),
                let count = Int(exactly: large.value / small.value)
            else { continue }
            return (small.unit, count)
        }
        return nil
    }

    /// The units of one system, with the value of one unit, and with the number at which the scale
    /// begins: 32 degrees Fahrenheit.
    private typealias System = [(unit: UInt64, value: Double, zero: Double)]

    private static let systems: [UInt64: [System]] = {
        var systems: [UInt64: [System]] = [:]
        for line in JudgeTable("equal-amounts").lines() {
            // The parts are split here, because reading amounts needs this table.
            let system: System = line.split(separator: ",").compactMap { part in
                let parts = part.split(separator: " ")
                guard parts.count > 1, let value = Double(parts[0]) else { return nil }
                let zero = parts.count == 4 ? Double(parts[3]) ?? 0 : 0
                return (WordKey.hash(parts[1]), value, zero)
            }
            for unit in system.map(\.unit) { systems[unit, default: []].append(system) }
        }
        return systems
    }()
}
