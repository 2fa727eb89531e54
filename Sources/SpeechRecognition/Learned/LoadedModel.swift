import Foundation

/// What was read from a model's files, shared by all who recognize with that model.
///
/// The parts are immutable values, read when they are first needed. Every transcriber and recognizer keeps its
/// `LoadedModel`, so that the next one reads nothing again. When the last of them is gone, the memory is free. A file that
/// was replaced makes it another model.
///
/// The engine's own decoder and front ends change while they are used, so each transcriber has its own.
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

    /// One part, so that nobody reads it twice and nobody waits for another part.
    private final class Slot: Sendable {
        let content = Lock<(any Sendable)?>(nil)
    }

    private static let known = Lock<[Key: Entry]>([:])
    private let slots = Lock<[Part: Slot]>([:])

    private init() {}

    /// The parts of a model, as its files are now.
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

    /// A part, read now if nobody has read it. An error is not remembered.
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
    /// A part of this model that its users share.
    func shared<Value: Sendable, Failure: Error>(
        _ part: LoadedModel.Part, read: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try LoadedModel.of(self).part(part, read: read)
    }

    /// The stamps of everything that affects what is read. That of the folder changes with the files in it.
    fileprivate var stamps: [FileStamp] {
        let own = LearnedFile.allCases.map { folder.appendingPathComponent($0.rawValue) }
        return ([folder, dictionary] + scoringFileURLs + own).map(FileStamp.init)
    }
}
