import Transcript

/// All events of a game as a tree. The current game is the path from the first entry to the last.
public struct GameLog: Sendable, Hashable {
    struct Entry: Sendable, Hashable {
        var event: GameEvent
        var time: AudioTime
        /// The previous entry on the path; nil for the first entry.
        var parent: Int?
        /// The entry to which an undo returns, if an undo is possible.
        var undo: Undo?
        /// The index of the question that this entry introduced.
        var asks: Int?
        /// The ruling that this entry undid.
        var takenBack: Judgement?
    }

    struct Undo: Sendable, Hashable {
        var tip: Int?
    }

    private(set) var entries: [Entry] = []
    /// The last entry of the current game.
    private var tip: Int? { entries.isEmpty ? nil : entries.count - 1 }

    mutating func append(
        _ event: GameEvent, at time: AudioTime, isUndoable: Bool, asks: Int?
    ) {
        entries.append(
            Entry(
                event: event, time: time, parent: tip,
                undo: isUndoable ? Undo(tip: tip) : nil, asks: asks))
    }

    /// Continues from an earlier entry. `undo` is nil if the new entry is itself an undo.
    mutating func branch(
        _ event: GameEvent, at time: AudioTime, from parent: Int?, undo: Undo? = nil
    ) {
        entries.append(Entry(event: event, time: time, parent: parent, undo: undo, asks: nil))
    }

    /// Appends events after an earlier entry, with that entry's time. Returns the index of the last
    /// new entry, or `place` if there are no events.
    mutating func repeating(_ events: [GameEvent], after place: Int) -> Int {
        events.reduce(place) { parent, event in
            entries.append(Entry(event: event, time: entries[place].time, parent: parent))
            return entries.count - 1
        }
    }

    /// Records the ruling that the last entry undid.
    mutating func note(takenBack: Judgement?) {
        if let tip { entries[tip].takenBack = takenBack }
    }

    /// The entries on the path from the first entry to an index, in order.
    func way(to place: Int?) -> [Int] {
        var way: [Int] = []
        var place = place
        while let here = place {
            way.append(here)
            place = entries[here].parent
        }
        return way.reversed()
    }

    /// The entries that lead to the current game.
    var way: [Int] { way(to: tip) }
}
