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
