/// Amounts that are equal although their units differ, such as 2 kilometers and 2,000 meters.
package enum EqualAmounts {
    package static func hasUnit(_ word: Word) -> Bool { systems[word.key] != nil }

    /// The same amount in all other units of the same systems of measurement.
    package static func of(_ number: Double, _ unit: Word) -> [(number: Double, unit: UInt64)] {
        (systems[unit.key] ?? []).flatMap { system -> [(number: Double, unit: UInt64)] in
            guard let value = system.first(where: { $0.unit == unit.key })?.value else { return [] }
            return system.filter { $0.unit != unit.key }.map {
                ((number * value / $0.value), $0.unit)
            }
        }
    }

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

    private typealias System = [(unit: UInt64, value: Double)]

    private static let systems: [UInt64: [System]] = {
        var systems: [UInt64: [System]] = [:]
        for line in JudgeTable("equal-amounts").lines() {
            let system: System = line.split(separator: ",").compactMap { part in
                let words = WordList(part, .english).words
                return words.count == 2 ? (words[1].key, words[0].number) : nil
            }
            for (unit, _) in system { systems[unit, default: []].append(system) }
        }
        return systems
    }()
}
