import Foundation

/// The immutable parts of a model's files, read on first use and shared by everything that uses the
/// model.
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

    /// One part of a model. Each part has its own lock, so that callers who read different parts
    /// never wait for each other.
    private final class Slot: Sendable {
        let content = Lock<(any Sendable)?>(nil)
    }

    private static let known = Lock<[Key: Entry]>([:])
    private let slots = Lock<[Part: Slot]>([:])

    private init() {}

    /// Returns the shared parts of a model for the current state of the model's files.
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

    /// Returns a part of the model, and first reads the part if necessary. After an error, the next
    /// call tries again.
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

    /// Stamps that show whether the folder, or any file that affects the model's data, has changed.
    fileprivate var stamps: [FileStamp] {
        let own = LearnedFile.allCases.map { folder.appendingPathComponent($0.rawValue) }
        return ([folder, dictionary] + scoringFileURLs + own).map(FileStamp.init)
    }
}
