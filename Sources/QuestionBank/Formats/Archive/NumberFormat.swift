/// The format of a cell's number, such as a date or a percentage (ECMA-376 part 1, 18.8.30 and
/// 18.8.31).
enum NumberFormat: Equatable {
    case number
    case percent(decimals: Int)
    case moment(MomentFormat)

    /// Reads the section for positive numbers in a code such as `0.0%`, `d. mmmm yyyy` or `[h]:mm`.
    init(code: String) {
        let signs = Self.signs(code)
        if signs.contains("%") {
            let decimals = signs.drop { $0 != "." }.count { "0#?".contains($0) }
            self = .percent(decimals: decimals)
        } else {
            self = MomentFormat(signs: signs).map(Self.moment) ?? .number
        }
    }

    /// Creates a built-in format from its number (ECMA-376 part 1, 18.8.30), including East Asian
    /// formats.
    init(id: Int) {
        switch id {
        case 9: self = .percent(decimals: 0)
        case 10: self = .percent(decimals: 2)
        case 14, 15, 27...31, 36, 50...54, 57, 58: self.init(code: "d mmm yyyy")
        case 16: self.init(code: "d mmm")
        case 17: self.init(code: "mmm yyyy")
        case 18: self.init(code: "h:mm am/pm")
        case 19: self.init(code: "h:mm:ss am/pm")
        case 20, 32, 33, 34, 35, 55, 56: self.init(code: "h:mm")
        case 21: self.init(code: "h:mm:ss")
        case 22: self.init(code: "d mmm yyyy h:mm")
        case 45, 47: self.init(code: "mm:ss")
        case 46: self.init(code: "[h]:mm:ss")
        default: self = .number
        }
    }

    /// The first section of the format code in lowercase, without literal text, colors or
    /// conditions.
    private static func signs(_ code: String) -> String {
        var signs = ""
        var rest = Substring(code.lowercased())
        while let sign = rest.popFirst(), sign != ";" {
            switch sign {
            case "\"":
                rest = rest.drop { $0 != "\"" }.dropFirst()
            case "\\", "_", "*":
                rest = rest.dropFirst()
            case "[":
                let inside = rest.prefix { $0 != "]" }
                if let first = inside.first, "hms".contains(first),
                    inside.allSatisfy({ $0 == first })
                {
                    signs += "[\(inside)]"
                }
                rest = rest.dropFirst(inside.count + 1)
            default: signs.append(sign)
            }
        }
        return signs
    }
}
