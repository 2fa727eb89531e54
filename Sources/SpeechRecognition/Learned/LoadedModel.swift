import Foundation

/// The parts that have been read from a model's files. Everything that uses the model shares these parts.
///
/// The parts are immutable values, read when they are first needed. Every transcriber and recognizer retains its
/// `LoadedModel`, so later ones do not have to read the files again. The memory is freed with the last reference. If a
/// file is replaced, the model counts as a different model.
///
/// The engine's own decoder and the front ends have mutable state, so each transcriber has its own instances of them.
final class LoadedModel: Sendable {
    enum Part: Hashable, Sendable {
        case topology, scorer, dictionary, calibration
        case learned(LearnedFile)
    }

    private struct Key: Hashable, Sendable {
        var model: AcousticModel
        var stamps: [FileStamp]
    }

    private struct Entry: Sendable {
        weak let loaded: LoadedModel?
    }

    private final class Box<Value: Sendable>: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// One part of a model. Each part has its own lock, so that no part is read twice and no caller waits for a
    /// different part.
    private final class Slot: Sendable {
        let content = Lock<(any Sendable)?>(nil)
    }

    private static let known = Lock<[Key: Entry]>([:])
    private let slots = Lock<[Part: Slot]>([:])

    private init() {}

    /// The parts of a model, given the current state of its files.
    static func of(_ model: AcousticModel) -> LoadedModel {
        let key = Key(model: model, stamps: model.stamps)
        return known.withLock { known in
            if let loaded = known[key]?.loaded { return loaded }
            known = known.filter { $0.value.loaded != nil }
            let loaded = LoadedModel()
            known[key] = Entry(loaded: loaded)
            return loaded
        }
    }

    /// Returns a part, reading it first if necessary. After an error, the next call tries to read the part again.
    func part<Value: Sendable, Failure: Error>(
        _ part: Part, read: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let slot = slots.withLock { slots in
            let slot = slots[part] ?? Slot()
            slots[part] = slot
            return slot
        }
        return try slot.content.withLock { content throws(Failure) in
            if let known = content as? Box<Value> { return known.value }
            let value = try read()
            content = Box(value)
            return value
        }
    }
}

extension AcousticModel {
    /// Returns a part of this model that all users of the model share.
    func shared<Value: Sendable, Failure: Error>(
        _ part: LoadedModel.Part, read: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try LoadedModel.of(self).part(part, read: read)
    }

    /// The stamps of all files and folders that affect the model's data. The folder's stamp changes when a file is
    /// added or removed.
    fileprivate var stamps: [FileStamp] {
        let own = LearnedFile.allCases.map { folder.appendingPathComponent($0.rawValue) }
        return ([folder, dictionary] + scoringFileURLs + own).map(FileStamp.init)
    }
}
