internal import Phonetics

/// The sounds of a path, in order: phones in context, silences and noises.
struct PhoneChain {
    /// The phones of a word, a silence, or a noise.
    enum Part: Hashable {
        case word([Int])
        case filler(Int)
    }

    var parts: [Part]

    init(parts: [Part]) { self.parts = parts }

    /// Builds a chain from a path's words and silences.
    init(
        of path: DecodedPath, _ topology: PhoneTopology,
        pronunciation: (DecodedWord) -> Pronunciation?
    ) {
        parts = path.segments.compactMap { segment in
            if let said = pronunciation(segment) {
                return .word(said.phones.compactMap { topology.phone(named: $0.rawValue) })
            }
            switch segment.text {
            case "<sil>": return .filler(topology.silence)
            case "[NOISE]": return topology.phone(named: "+NSN+").map { .filler($0) }
            case "[SPEECH]": return topology.phone(named: "+SPN+").map { .filler($0) }
            default: return nil
            }
        }
    }

    /// The units (phones in context) of all parts, in order.
    func units(_ topology: PhoneTopology) -> [PhoneTopology.Unit] {
        var places: [(phone: Int, position: PhoneTopology.WordPosition)] = []
        for part in parts {
            switch part {
            case .filler(let phone): places.append((phone, .single))
            case .word(let phones):
                for (index, phone) in phones.enumerated() {
                    let isFirst = index == 0
                    let isLast = index == phones.count - 1
                    let position: PhoneTopology.WordPosition =
                        switch (isFirst, isLast) {
                        case (true, true): .single
                        case (true, false): .begin
                        case (false, true): .end
                        case (false, false): .inside
                        }
                    places.append((phone, position))
                }
            }
        }
        return places.indices.map { index in
            topology.unit(
                places[index].phone,
                left: index > 0 ? places[index - 1].phone : topology.silence,
                right: index + 1 < places.count ? places[index + 1].phone : topology.silence,
                places[index].position)
        }
    }

    /// For each word, the range of its units.
    var words: [Range<Int>] {
        zip(parts, partStarts).compactMap { part, start in
            guard case .word(let phones) = part else { return nil }
            return start..<(start + phones.count)
        }
    }

    /// The index of each part's first unit.
    var partStarts: [Int] {
        var start = 0
        return parts.map { part in
            defer {
                switch part {
                case .word(let phones): start += phones.count
                case .filler: start += 1
                }
            }
            return start
        }
    }
}
