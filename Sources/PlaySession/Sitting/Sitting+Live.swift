import TerminalIO
import TriviaGame

extension Sitting {
    var live: LiveLine {
        var line = LiveLine(content: content, level: attention.level)
        if let remaining = shownGame.remaining(at: now) {
            line.remaining = remaining.seconds
            line.limit = remaining.limit
        }
        if setting.hasEar { line.isListening = attention.orders.isListening }
        line.isReadingAloud = reading.isOpen || reading.isTelling
        return line
    }

    /// The typed text as other players may see it.
    func shown(_ editor: LineEditor) -> LineEditor { shownGame.isSecret ? editor.veiled : editor }

    private var content: LiveLine.Content {
        let isSaving = storing.isNoticed(at: now)
        if isSaving, storing.heldCount > 0 { return .saving(waiting: storing.heldCount) }
        if let editor, !setting.typesLines || !editor.text.isEmpty { return .typing(shown(editor)) }
        if isWaiting { return .lobby(own.filter { game.seat(named: $0) != nil } + lobby) }
        if isSaving { return .saving(waiting: 0) }
        switch shownGame.phase {
        case .paused: return .paused
        case .deciding: return .deciding
        case .reading: return .reading
        case .claiming: return .claiming
        case .proposed: return .proposed
        case .announcing: return .announcing
        case .requested(.pick, _, _):
            if let cursor { return .picking(cursor.text(on: shownGame.board)) }
            if editor == nil, !setting.hasEar { return .picking(nil) }
        case .requested(.wagers, _, _) where editor == nil && !setting.hasEar: return .wagering
        case .answering(let window) where window.floor == .free: return .buzzing
        case .answering where shownGame.isForEach && ownSeat(in: shownGame) == nil:
            let done = shownGame.done.count
            return .collecting(done: done, of: done + shownGame.mayAnswer.count)
        case .answering, .requested, .reviewing, .ready, .over: break
        }
        if case .reviewing = shownGame.phase {
            if awaitsTheEnd { return .ending }
            return .reviewing(
                !setting.hasRawKeys ? .nobody : setting.hasHost ? .host : .players,
                isLast: shownGame.index + 1 >= shownGame.count)
        }
        if let editor { return .typing(shown(editor)) }
        if !setting.hasEar { return .keys }
        if shownGame.isForEach, !attention.isWanted { return .answering }
        if attention.isLost { return .deaf }
        if attention.isMuted { return .muted }
        if let volatileText = attention.volatileText, !volatileText.isEmpty {
            return .volatile(volatileText)
        }
        return attention.isSpeaking ? .speaking : .listening
    }
}
