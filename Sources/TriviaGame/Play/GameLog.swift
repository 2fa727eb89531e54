import Transcript

/// Everything that happened to a game, in order. What was taken back stays in it: each entry knows
/// the one it follows, and the game as it stands is the way from the first entry to the last.
public struct GameLog: Sendable, Hashable {
    struct Entry: Sendable, Hashable {
        var event: GameEvent
        var time: AudioTime
        /// The entry before this one in the game as it stood then; nil for the first.
        var parent: Int?
        /// Where undoing it leads; nil when nothing in it can be undone.
        var undo: Undo?
        /// The question that it newly asked.
        var asks: Int?
        /// The ruling that it took back.
        var takenBack: Judgement?
    }

    struct Undo: Sendable, Hashable {
        var tip: Int?
    }

    private(set) var entries: [Entry] = []
    /// The last entry of the game as it stands.
    private var tip: Int? { entries.isEmpty ? nil : entries.count - 1 }

    mutating func append(
        _ event: GameEvent, at time: AudioTime, isUndoable: Bool, asks: Int?
    ) {
        entries.append(
            Entry(
                event: event, time: time, parent: tip,
                undo: isUndoable ? Undo(tip: tip) : nil, asks: asks))
    }

    /// Goes on from an earlier place.
    ///
    /// - Parameter undo: Where undoing this in turn leads; nil for an undoing.
    mutating func branch(
        _ event: GameEvent, at time: AudioTime, from parent: Int?, undo: Undo? = nil
    ) {
        entries.append(Entry(event: event, time: time, parent: parent, undo: undo, asks: nil))
    }

    /// Notes the ruling that the last entry took back.
    mutating func note(takenBack: Judgement?) {
        if let tip { entries[tip].takenBack = takenBack }
    }

    /// The entries of the game as it stood at a place, the first one first.
    func way(to place: Int?) -> [Int] {
        var way: [Int] = []
        var place = place
        while let here = place {
            way.append(here)
            place = entries[here].parent
        }
        return way.reversed()
    }

    /// The way to the game as it stands.
    var way: [Int] { way(to: tip) }
}
