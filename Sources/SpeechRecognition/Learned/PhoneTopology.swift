import Foundation

/// How the acoustic model builds phones from senones (`transition_matrices` and `mdef`, binary
/// version 1).
struct PhoneTopology: Sendable {
    /// The position of a phone in its word. The model's file contains the raw values of this
    /// enumeration.
    enum WordPosition: Int, Sendable {
        case inside = 0
        case begin = 1
        case end = 2
        case single = 3
    }

    /// A phone in context, in the form that the alignment needs.
    struct Unit: Sendable, Hashable {
        var base: Int
        var senones: [Int]
    }

    static let statesPerPhone = 3

    let names: [String]
    let senoneCount: Int
    let silence: Int
    private let bytes: Data
    private let tree: Int
    private let treeCount: Int
    private let phones: Int
    private let sequences: Int
    private let sequenceCount: Int
    private let entryCount: Int
    private let isFiller: [Bool]
    /// The costs of staying in or leaving each state of a phone, in the engine's units.
    let stayCosts: [[Int32]]
    let leaveCosts: [[Int32]]

    /// The topology of a model, which all users of the model share.
    static func forModel(_ model: AcousticModel) throws(ModelError) -> PhoneTopology {
        try model.shared(.topology) { () throws(ModelError) in try PhoneTopology(model) }
    }

    init(_ model: AcousticModel) throws(ModelError) {
        do {
            let definition = try Data(
                contentsOf: model.acousticFolder.appendingPathComponent("mdef"))
            let transitions = try Data(
                contentsOf: model.acousticFolder.appendingPathComponent("transition_matrices"))
            try self.init(definition: definition, transitions: transitions)
        } catch let problem as Problem {
            throw .refused(folder: model.folder.path, why: problem.why)
        } catch {
            throw .incomplete(
                folder: model.folder.path, missing: ["mdef", "transition_matrices"])
        }
    }

    private struct Problem: Error {
        var why: String
    }

    init(definition: Data, transitions: Data) throws {
        let file = definition
        guard file.count > 64, file.prefix(4).elementsEqual("BMDF".utf8), file.int32(at: 4) == 1
        else { throw Problem(why: "mdef is not a binary model definition, version 1") }
        let header = Int(file.int32(at: 8))
        guard (0...file.count).contains(header) else { throw Problem(why: "mdef is cut off") }
        var place = 12 + header
        let counts = try (0..<10).map { index in
            guard place + index * 4 + 4 <= file.count else { throw Problem(why: "mdef is cut off") }
            return Int(file.int32(at: place + index * 4))
        }
        place += 40
        let (phoneCount, allPhones) = (counts[0], counts[1])
        guard counts[2] == Self.statesPerPhone, phoneCount > 0, allPhones >= phoneCount else {
            throw Problem(why: "mdef: phones must have three states")
        }
        guard counts.allSatisfy({ (0...file.count).contains($0) }) else {
            throw Problem(why: "mdef is cut off")
        }
        guard counts[9] < phoneCount else { throw Problem(why: "mdef: silence is not a phone") }
        senoneCount = counts[4]
        silence = counts[9]
        treeCount = counts[8]
        var names: [String] = []
        let namesStart = place
        while names.count < phoneCount {
            guard let end = file[place...].firstIndex(of: 0) else {
                throw Problem(why: "mdef is cut off")
            }
            names.append(String(decoding: file[place..<end], as: UTF8.self))
            place = end + 1
        }
        self.names = names
        place = namesStart + (place - namesStart + 3) & ~3
        tree = place
        phones = tree + treeCount * 8
        sequences = phones + allPhones * 12 + 4
        sequenceCount = counts[6]
        entryCount = allPhones
        guard sequences + counts[6] * 6 <= file.count else { throw Problem(why: "mdef is cut off") }
        let firstPhone = phones
        isFiller = (0..<phoneCount).map { file[firstPhone + $0 * 12 + 8] != 0 }
        bytes = file
        (stayCosts, leaveCosts) = try Self.costs(transitions, count: phoneCount)
    }

    /// Reads a Sphinx-3 parameter file that contains `count` matrices of 3 × 4 probabilities.
    private static func costs(
        _ file: Data, count: Int
    ) throws -> (stay: [[Int32]], leave: [[Int32]]) {
        let mark = Data("endhdr\n".utf8)
        guard let header = file.range(of: mark) else {
            throw Problem(why: "transition_matrices has no header")
        }
        // After the header come the byte order mark and the numbers of matrices, rows, columns and
        // values.
        let start = header.upperBound + 20
        guard
            file.count >= start + count * 48, file.int32(at: header.upperBound + 4) == count,
            file.int32(at: header.upperBound + 8) == 3, file.int32(at: header.upperBound + 12) == 4
        else { throw Problem(why: "transition_matrices do not fit the phones") }
        func cost(_ phone: Int, _ from: Int, _ to: Int) throws -> Double {
            let bits = UInt32(bitPattern: file.int32(at: start + ((phone * 3 + from) * 4 + to) * 4))
            let probability = Float(bitPattern: bits)
            guard probability.isFinite else {
                throw Problem(why: "transition_matrices contain values that are not numbers")
            }
            return max(Double(probability), 1e-4)
        }
        let rows = try (0..<count).map { phone in
            try (0..<3).map { state in
                (try cost(phone, state, state), try cost(phone, state, state + 1))
            }
        }
        func scaled(_ part: Double, _ total: Double) -> Int32 {
            Int32((-(part / total).naturalLogarithm / SenoneScores.natsPerUnit).rounded())
        }
        return (
            rows.map { $0.map { scaled($0.0, $0.0 + $0.1) } },
            rows.map { $0.map { scaled($0.1, $0.0 + $0.1) } }
        )
    }

    func phone(named name: String) -> Int? { names.firstIndex(of: name) }

    func isFiller(_ phone: Int) -> Bool { isFiller[phone] }

    func unit(_ base: Int) -> Unit { unit(base, entry: base) }

    /// A phone between two other phones at a position in a word. If the model lacks this
    /// combination, a different position or the phone without context is used, as in the engine.
    func unit(_ base: Int, left: Int, right: Int, _ position: WordPosition) -> Unit {
        guard !isFiller[base] else { return unit(base) }
        let left = isFiller[left] ? silence : left
        let right = isFiller[right] ? silence : right
        let places = [position.rawValue] + (0..<4).filter { $0 != position.rawValue }
        for place in places {
            if let entry = entry(place, base, left, right) { return unit(base, entry: entry) }
        }
        return unit(base)
    }

    /// The context-independent phone of each senone.
    func phoneOfSenone() throws(ModelFile.Problem) -> [Int] {
        try stateOfSenone().map { $0 / Self.statesPerPhone }
    }

    /// The context-independent state of each senone: three times the phone's index, plus 0, 1 or 2.
    func stateOfSenone() throws(ModelFile.Problem) -> [Int] {
        var result = [Int](repeating: 0, count: senoneCount)
        let problem = unsafe bytes.withUnsafeBytes { bytes -> String? in
            for entry in 0..<entryCount {
                let place = phones + entry * 12
                let base = unsafe entry < names.count ? entry : Int(bytes[place + 9])
                let sequence = unsafe Int(
                    bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
                guard base < names.count, sequence >= 0, sequence < sequenceCount else {
                    return "mdef has phones out of range"
                }
                for state in 0..<Self.statesPerPhone {
                    let start = sequences + (sequence * Self.statesPerPhone + state) * 2
                    let senone = unsafe Int(
                        bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self))
                    guard senone < result.count else {
                        return "mdef has senones out of range"
                    }
                    result[senone] = base * Self.statesPerPhone + state
                }
            }
            return nil
        }
        if let problem { throw ModelFile.Problem(why: problem) }
        return result
    }

    private func unit(_ base: Int, entry: Int) -> Unit {
        let sequence = Int(bytes.int32(at: phones + entry * 12))
        let start = sequences + sequence * 6
        return Unit(
            base: base,
            senones: (0..<3).map {
                Int(bytes[start + $0 * 2]) | Int(bytes[start + $0 * 2 + 1]) << 8
            }
        )
    }

    /// Follows a path through the tree: position in the word, phone, left neighbor, right neighbor.
    private func entry(_ path: Int...) -> Int? {
        var first = 0
        var count = 4
        for context in path {
            guard
                let branch = (first..<min(first + count, treeCount)).first(where: {
                    Int(bytes[tree + $0 * 8]) | Int(bytes[tree + $0 * 8 + 1]) << 8 == context
                })
            else { return nil }
            let place = tree + branch * 8
            count = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
            let next = Int(bytes.int32(at: place + 4))
            if count == 0 { return next < 0 ? nil : next }
            first = next
        }
        return nil
    }
}

extension Data {
    /// Returns the little-endian 32-bit number at this offset from the start of the data.
    fileprivate func int32(at offset: Int) -> Int32 {
        let start = startIndex + offset
        var value: UInt32 = 0
        for index in 0..<4 { value |= UInt32(self[start + index]) << (8 * UInt32(index)) }
        return Int32(bitPattern: value)
    }
}
