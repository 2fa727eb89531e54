extension FeatureParameters {
    /// Reads `feat.params`, which contains names and values separated by white space. Comments
    /// begin with `#`. If a name occurs twice, its last value counts. Throws ``Problem`` if a value
    /// is invalid or not supported.
    init(parsing text: String) throws(Problem) {
        var words = Self.words(in: text)[...]
        if words.first?.hasPrefix("-") == false { words = words.dropFirst() }
        while let name = words.popFirst() {
            guard let value = words.popFirst() else { throw Problem(why: "\(name) has no value") }
            try set(name, value)
        }
        try check()
    }

    private static func words(in text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quotation: Character?
        var isComment = false
        for character in text {
            if isComment {
                isComment = !character.isNewline
            } else if let open = quotation {
                if character == open { quotation = nil } else { word?.append(character) }
            } else if character.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else if character == "#", word == nil, words.count.isMultiple(of: 2) {
                isComment = true
            } else {
                word = word ?? ""
                if character == "\"" || character == "'" {
                    quotation = character
                } else {
                    word?.append(character)
                }
            }
        }
        if let whole = word { words.append(whole) }
        return words
    }

    private mutating func set(_ name: String, _ value: String) throws(Problem) {
        let given = Setting(name: name, value: value)
        switch name {
        case "-samprate": hertz = try given.number
        case "-frate": framesPerSecond = try given.count
        case "-wlen": windowSeconds = try given.number
        case "-alpha": preEmphasis = try given.number
        case "-remove_dc": removesOffset = try given.isOn
        case "-nfft": transformSize = try given.count
        case "-nfilt": bandCount = try given.count
        case "-lowerf": lowest = try given.number
        case "-upperf": highest = try given.number
        case "-unit_area": hasEqualAreas = try given.isOn
        case "-round_filters": isRounded = try given.isOn
        case "-doublebw": isDoubleWide = try given.isOn
        case "-transform":
            guard let known = Transform(rawValue: value) else { throw given.refused }
            transform = known
        case "-ncep": cepstrumCount = try given.count
        case "-lifter": lifter = try given.count
        case "-remove_noise": removesNoise = try given.isOn
        case "-remove_silence": removesSilence = try given.isOn
        case "-vad_prespeech": silence.framesBefore = try given.count
        case "-vad_startspeech": silence.framesToBegin = try given.count
        case "-vad_postspeech": silence.framesToEnd = try given.count
        case "-vad_threshold": silence.threshold = try given.number
        default: try refuse(given)
        }
    }

    /// Rejects options that would affect the result but are not supported.
    private func refuse(_ given: Setting) throws(Problem) {
        switch given.name {
        case "-dither", "-logspec", "-smoothspec":
            guard try !given.isOn else { throw given.refused }
        case "-input_endian":
            guard given.value == "little" else { throw given.refused }
        case "-warp_type":
            let known = [
                "inverse_linear", "affine", "piecewise_linear", "inverse", "linear", "piecewise",
            ]
            guard known.contains(given.value) else { throw given.refused }
        case "-warp_params": throw given.refused
        default: break
        }
    }

    private struct Setting {
        var name: String
        var value: String

        var refused: Problem { Problem(why: "the front end does not know '\(name) \(value)'") }

        var number: Float {
            get throws(Problem) {
                guard let number = Double(value) else {
                    throw Problem(why: "'\(name) \(value)' is not a number")
                }
                return Float(number)
            }
        }

        var count: Int {
            get throws(Problem) {
                guard let count = Int(value) else {
                    throw Problem(why: "'\(name) \(value)' is not a whole number")
                }
                return count
            }
        }

        var isOn: Bool {
            get throws(Problem) {
                switch value.first {
                case "y", "t", "Y", "T", "1": return true
                case "n", "f", "N", "F", "0": return false
                default: throw Problem(why: "'\(name) \(value)' is neither yes nor no")
                }
            }
        }
    }
}
