/// A QR code (ISO/IEC 18004) in byte mode at error correction level M, without its quiet zone.
package struct QRCode: Sendable, Hashable {
    /// The number of modules along one side.
    package private(set) var size: Int
    private var dark: [Bool]
    /// Whether each module belongs to a pattern or to the format or version information.
    private var isReserved: [Bool]

    /// Returns nil if the text is longer than 213 bytes, the capacity of version 10.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { $0.byteCapacity >= bytes.count }) else {
            return nil
        }
        size = version.size
        dark = Array(repeating: false, count: size * size)
        isReserved = dark
        drawPatterns(version)
        place(version.codewords(for: bytes))
        let pictures = (0..<8).map { masked($0) }
        self = pictures.min { $0.penalty < $1.penalty } ?? pictures[0]
    }

    package func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * size + column] }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isReserved[row * size + column] = true
    }

    // MARK: Patterns

    private mutating func drawPatterns(_ version: QRVersion) {
        for place in 0..<size {
            set(6, place, place.isMultiple(of: 2))
            set(place, 6, place.isMultiple(of: 2))
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        let centers = version.alignmentCenters
        for row in centers {
            for column in centers where !isFinder(row, column) { drawAlignment(row, column) }
        }
        drawFormat(mask: 0)
        if version.number >= 7 { drawVersion(version.number) }
    }

    private func isFinder(_ row: Int, _ column: Int) -> Bool {
        (row < 9 && column < 9) || (row < 9 && column > size - 10)
            || (row > size - 10 && column < 9)
    }

    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for y in -4...4 {
            for x in -4...4 {
                let (r, c) = (row + y, column + x)
                guard (0..<size).contains(r), (0..<size).contains(c) else { continue }
                let ring = max(abs(x), abs(y))
                set(r, c, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for y in -2...2 {
            for x in -2...2 { set(row + y, column + x, max(abs(x), abs(y)) != 1) }
        }
    }

    /// Draws the fifteen format bits: level M, the mask, and the check bits of a BCH code.
    private mutating func drawFormat(mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0...5 { set(place, 8, bit(place)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for place in 9...14 { set(8, 14 - place, bit(place)) }
        for place in 0...7 { set(8, size - 1 - place, bit(place)) }
        for place in 8...14 { set(size - 15 + place, 8, bit(place)) }
        set(size - 8, 8, true)
    }

    private mutating func drawVersion(_ number: Int) {
        var rest = number
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = number << 12 | rest
        for place in 0..<18 {
            let isDark = bits >> place & 1 == 1
            set(place / 3, size - 11 + place % 3, isDark)
            set(size - 11 + place % 3, place / 3, isDark)
        }
    }

    // MARK: Data

    /// Fills the data modules from the right, two columns at a time, alternately upward and
    /// downward.
    private mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                let isUpward = (right + 1) & 2 == 0
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isReserved[row * size + column] {
                    guard bit < codewords.count * 8 else { return }
                    dark[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
        }
    }

    private func masked(_ mask: Int) -> QRCode {
        var code = self
        for row in 0..<size {
            for column in 0..<size where !isReserved[row * size + column] {
                if Self.isFlipped(mask, row, column) { code.dark[row * size + column].toggle() }
            }
        }
        code.drawFormat(mask: mask)
        return code
    }

    private static func isFlipped(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }
}

// Computes the penalty for features that make a code hard to scan, according to the four rules of
// the standard for QR codes.
extension QRCode {
    var penalty: Int {
        var penalty = 0
        let lines = (0..<size).flatMap { place in
            [(0..<size).map { isDark(place, $0) }, (0..<size).map { isDark($0, place) }]
        }
        for line in lines { penalty += Self.runs(line) + Self.finders(line) }
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let first = isDark(row, column)
                if isDark(row, column + 1) == first, isDark(row + 1, column) == first,
                    isDark(row + 1, column + 1) == first
                {
                    penalty += 3
                }
            }
        }
        let share = dark.count { $0 } * 20 - dark.count * 10
        return penalty + abs(share) / dark.count * 10
    }

    /// The penalty for runs: three points for five equal modules in a row, and one point for each
    /// additional module.
    private static func runs(_ line: [Bool]) -> Int {
        var penalty = 0
        var length = 0
        for (place, module) in line.enumerated() {
            length = place > 0 && module == line[place - 1] ? length + 1 : 1
            if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
        }
        return penalty
    }

    /// The penalty for sequences that look like a finder pattern. Each sequence that looks like a
    /// finder pattern adds forty penalty points.
    private static func finders(_ line: [Bool]) -> Int {
        let finder = [true, false, true, true, true, false, true]
        let light = [Bool](repeating: false, count: 4)
        let padded = light + line + light
        var penalty = 0
        for start in 4...(padded.count - 11) where Array(padded[start..<start + 7]) == finder {
            if Array(padded[start - 4..<start]) == light { penalty += 40 }
            if Array(padded[start + 7..<start + 11]) == light { penalty += 40 }
        }
        return penalty
    }
}
