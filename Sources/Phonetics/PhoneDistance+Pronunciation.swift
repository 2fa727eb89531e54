extension PhoneDistance {
    /// The weighted edit distance in phones; nil if the distance exceeds `limit`. Replacing a phone
    /// costs at most 1.
    public func between(
        _ left: Pronunciation, _ right: Pronunciation, limit: Double = .infinity
    ) -> Double? {
        let hundredths = limit < 1e6 ? Int((limit * 100).rounded(.down)) : Int.max
        let distance = hundredthsBetween(left.phones[...], right.phones[...], limit: hundredths)
        return distance.map { Double($0) / 100 }
    }

    /// The edit distance divided by the number of phones in the longer pronunciation, at most 1.
    /// People sometimes confuse words whose distance is below 0.25.
    public func normalized(_ left: Pronunciation, _ right: Pronunciation) -> Double {
        let longer = max(left.phones.count, right.phones.count)
        guard longer > 0 else { return 0 }
        return min(1, (between(left, right) ?? 0) / Double(longer))
    }

    func hundredthsBetween(
        _ left: ArraySlice<Phone>, _ right: ArraySlice<Phone>, limit: Int
    ) -> Int? {
        let (rows, columns) = left.count < right.count ? (right, left) : (left, right)
        if columns.count < 64 {
            var row = InlineArray<64, Int>(repeating: 0)
            var total = 0
            var column = 1
            for phone in columns {
                total += Int(omission[phone.ordinal])
                row[column] = total
                column += 1
            }
            for phone in rows {
                let removing = Int(omission[phone.ordinal])
                let base = phone.ordinal * Phone.count
                var diagonal = row[0]
                var best = diagonal + removing
                row[0] = best
                var column = 1
                for other in columns {
                    let replaced = diagonal + Int(substitution[base + other.ordinal])
                    diagonal = row[column]
                    let removed = diagonal + removing
                    let added = row[column - 1] + Int(omission[other.ordinal])
                    let cheapest = min(replaced, min(removed, added))
                    row[column] = cheapest
                    best = min(best, cheapest)
                    column += 1
                }
                if best > limit { return nil }
            }
            let distance = row[columns.count]
            return distance > limit ? nil : distance
        }
        return longDistance(rows, columns, limit: limit)
    }

    private func longDistance(
        _ rows: ArraySlice<Phone>, _ columns: ArraySlice<Phone>, limit: Int
    ) -> Int? {
        var row = columns.reduce(into: [0]) { row, phone in
            row.append(row[row.count - 1] + Int(omission[phone.ordinal]))
        }
        for phone in rows {
            var diagonal = row[0]
            row[0] += Int(omission[phone.ordinal])
            var best = row[0]
            for (index, other) in columns.enumerated() {
                let replaced =
                    diagonal + Int(substitution[phone.ordinal * Phone.count + other.ordinal])
                diagonal = row[index + 1]
                row[index + 1] = min(
                    replaced, diagonal + Int(omission[phone.ordinal]),
                    row[index] + Int(omission[other.ordinal]))
                best = min(best, row[index + 1])
            }
            if best > limit { return nil }
        }
        return row[columns.count] > limit ? nil : row[columns.count]
    }
}
