import CommandMatcher
import Foundation
import Languages
import SpeechRecognition
import SpokenAnswers
import Transcript
import TriviaGame

// What comes in.
extension GameSession {
    func handle(_ input: SessionInput) async {
        switch input {
        case .ear(let event): await handle(event)
        case .earStopped:
            if !game.isOver { interrupt(signal: nil) }
        case .keyboard(let input):
            if ear == nil { now = max(now, clock.now) }
            await handle(input)
        case .room(let input):
            if ear == nil { now = max(now, clock.now) }
            await handle(input)
        case .tick:
            now = max(now, clock.now)
            await tick()
        case .readAloud(let turn):
            if ear == nil { now = max(now, clock.now) }
            if turn == readingTurn { await feed(.readingEnded(aloud: true)) }
        case .told(let turn): if turn == readingTurn { await listenAgain() }
        case .signal(let number): await handle(signal: number)
        case .storageReturned:
            if ear == nil { now = max(now, clock.now) }
            await feed(.recovered)
        }
        if !game.isOver { output.update(live) }
    }

    private func tick() async {
        let wasAwaited = awaitsTheEnd
        awaitsTheEnd = isHeldAtTheEnd
        guard awaitsTheEnd else { return await feed(.clock) }
        guard !wasAwaited else { return }
        output.note(
            hasHostPage
                ? say(
                    "That was the last question. Its ruling can still be changed; Return, or Next on the host’s page, ends the game."
                )
                : say(
                    "That was the last question. Its ruling can still be changed; Return ends the game."
                ))
    }

    /// Whether the game would end now, and a host is there who may still want to change a ruling.
    var isHeldAtTheEnd: Bool {
        guard hasHostPage || hasHost && !inputEnded && (keyboard?.isRaw == true || hasKeyLines),
            case .reviewing = game.phase, game.isWaiting(until: now)
        else { return false }
        var after = game
        _ = after.step(.clock, at: now)
        return after.isOver
    }

    private func handle(_ event: ListeningEvent) async {
        switch event {
        case .progress(let time):
            now = max(now, time)
            await tick()
            ear?.acknowledge(time)
        // Heard before the microphone was turned off, and told after it.
        case .speechStarted where isMuted, .volatile where isMuted, .final where isMuted: break
        case .speechStarted(let time):
            isSpeaking = true
            await feed(.speechStarted, at: time)
        case .volatile(let transcription):
            guard case .answering = game.phase else { return }
            volatileText = transcription.text
            output.hear(volatile: transcription.text)
        case .final(let recognition):
            isSpeaking = false
            volatileText = nil
            now = max(now, recognition.speech.end)
            let ruling = round.rule(recognition, awaiting: awaited)
            keepTrial(ruling)
            if isPushToTalk { await setMuted(true) }
            await feed(.ruled(ruling))
        case .interrupted(let reason): await feed(.interrupted(reason: reason))
        case .resumed(let time):
            now = max(now, time)
            trials?.memory.reopened(at: time)
            await feed(.resumed)
        case .failed(let error):
            output.note(say("Listening ended: \(String(describing: error))"))
        case .gap(_, _, let sampleCount):
            let seconds = AudioTime(sampleIndex: sampleCount).seconds
            output.note(say("\(Figures.seconds(seconds)) of sound was lost."))
        case .level(let heard): level = heard
        case .changed, .missed, .ended: break
        }
    }

    /// Keeps a spoken answer; a disk that is full must not stop the game.
    private func keepTrial(_ ruling: Ruling) {
        guard let trials, case .answer(let open) = awaited, case .answering = game.phase else {
            return
        }
        do {
            try trials.keep(ruling, of: game.sheet, round: round, open: open)
        } catch {
            output.note(say("This answer was not recorded: \(String(describing: error))"))
        }
    }

    /// An event that the stream places before what is known already.
    private func feed(_ event: GameEvent, at time: AudioTime) async {
        let latest = now
        now = time
        await feed(event)
        now = max(now, latest)
    }

    // MARK: Keys and lines

    private func handle(_ input: Keyboard.Input) async {
        switch input {
        case .key(let key): await handle(key)
        case .line(let line): if !hasKeyLines || !isJustOver { waitingLines.append(line) }
        case .end:
            inputEnded = true
            // Phones and the host’s page go on.
            if room != nil { return }
            // There is nobody who looks at a verdict.
            if ear == nil, waitingLines.isEmpty { await feed(.next) }
            // With an ear the game goes on without keys.
            if ear == nil, waitingLines.isEmpty, !game.isOver { interrupt(signal: nil) }
        }
    }

    /// Whether a line from a pipe means something now; before, it waits.
    private func canTake(_ line: String) -> Bool {
        if line.hasPrefix("/") { return true }
        if line.hasPrefix("{"), (try? JSONCommand(line))?.waitsForQuestion != true { return true }
        return switch game.phase {
        // Nobody can answer for that: what comes meanwhile is for afterwards.
        case .paused(.storage, _, _): false
        case .answering, .requested, .deciding, .paused, .claiming, .proposed: true
        // Who types at a terminal means what is on the screen.
        case .announcing, .reviewing: hasKeyLines
        case .ready, .reading, .over: false
        }
    }

    func takeWaitingLine() -> String? {
        guard let first = waitingLines.first, canTake(first) else { return nil }
        return waitingLines.removeFirst()
    }

    func type(_ line: String) async {
        if hasKeyLines, let begun = editor {
            // It was begun with a key, so that it is a line however short it is.
            editor = nil
            return await take(begun.text + line)
        }
        if hasKeyLines, let key = line.first, line.count == 1, isKey(key) {
            return await handle(.character(key))
        }
        await take(line)
    }

    private func handle(_ key: Key) async {
        if let seat = seat(of: key) { return await press(seat) }
        if key == .character("?"), editor?.text.isEmpty ?? true {
            return await feed(.command(.help))
        }
        if await choosesOnBoard(key) { return }
        if isTooLate(key) || isLateBuzz(key) { return }
        if var typing = editor {
            if key == .endOfInput, typing.text.isEmpty { return interrupt(signal: nil) }
            let line = typing.take(key)
            // In a spoken game one line is typed at a time, and Escape leaves it.
            let isDone = !typesLines && (line != nil || key == .escape)
            editor = isDone ? nil : typing
            if let line { await type(line) }
            return
        }
        switch key {
        case .enter: await feed(.next)
        case .endOfInput: await feed(.command(.quit))
        case .character(let character): await handle(character)
        case .escape, .backspace, .delete, .deleteWord, .deleteToStart, .deleteToEnd, .up, .down,
            .left, .right, .home, .end:
            break
        }
    }

    /// The seat whose key this is, when the game waits for one.
    private func seat(of key: Key) -> Int? {
        guard game.awaitsBuzz, case .character(let character) = key,
            let digit = character.wholeNumberValue, game.standings.indices.contains(digit - 1)
        else { return nil }
        // A line that is being typed may hold figures, and be nothing else.
        if editor != nil || typesAnswers, case .answering(let window) = game.phase,
            window.floor == .anyone
        {
            return nil
        }
        return editor?.text.isEmpty ?? true ? digit - 1 : nil
    }

    /// Whether the key chose on the board: arrows move, Return picks what they chose.
    private func choosesOnBoard(_ key: Key) async -> Bool {
        guard case .requested(.pick, _, _) = game.phase, editor?.text.isEmpty ?? true else {
            return false
        }
        switch key {
        case .up, .down, .left, .right:
            if cursor == nil {
                cursor = BoardCursor(game.board)
            } else {
                cursor?.move(key, on: game.board)
            }
            return true
        case .enter:
            guard let cursor else { return false }
            await feed(.command(.category(cursor.column, value: cursor.value)))
            return true
        default:
            cursor = nil
            return false
        }
    }

    /// Whether people at a terminal type their answers, as lines.
    private var typesAnswers: Bool { typesLines || hasKeyLines && ear == nil && !hasHost }

    /// Whether a line of one character is a key: always where answers are spoken or a host rules, else
    /// only a player's own and the one that asks for the keys.
    private func isKey(_ character: Character) -> Bool {
        !typesAnswers || character == "?" || seat(of: .character(character)) != nil
    }

    /// What is typed in the moment in which a question ends was meant for it.
    private func isTooLate(_ key: Key) -> Bool { key != .endOfInput && isJustOver }

    private var isJustOver: Bool {
        guard typesAnswers, case .reviewing = game.phase, let closedAt else { return false }
        return now < closedAt.advanced(bySeconds: Self.lateKeySeconds)
    }

    /// A player's key in the moment in which somebody else got the floor: it was meant for the floor.
    private func isLateBuzz(_ key: Key) -> Bool {
        guard game.hasPlayersKeys, let floorAt,
            editor.map({ typesLines && $0.text.isEmpty }) ?? true,
            case .answering(let window) = game.phase, let seat = window.seat,
            case .character(let character) = key, let digit = character.wholeNumberValue,
            digit != seat + 1, game.standings.indices.contains(digit - 1)
        else { return false }
        return now < floorAt.advanced(bySeconds: Self.lateKeySeconds)
    }

    /// A finger that was on its way when something was decided arrives sooner than this.
    private static let lateKeySeconds = 0.7

    private func handle(_ character: Character) async {
        switch character {
        case "t", "/":
            editor = LineEditor(character == "/" ? "/" : "")
            return
        case "+" where hasHost, "-" where hasHost:
            editor = LineEditor("/points \(lastName) \(character)")
            return
        case "m": return await turnMicrophone()
        case " " where hasHost: return await feed(.host(.hold))
        case " ": return await feed(.command(game.isPaused ? .resume : .pause))
        default: break
        }
        if let digit = character.wholeNumberValue, digit > 0 {
            return await choose(digit - 1)
        }
        if hasHost, let action = Self.hostKeys[character] { return await feed(.host(action)) }
        if let command = Self.keys[character] { await feed(.command(command)) }
    }

    /// Turns the microphone off or on. What was being said then comes to nothing, and is not waited for.
    private func turnMicrophone() async {
        let wasSpeaking = isSpeaking
        await setMuted(!isMuted)
        guard isMuted, wasSpeaking else { return }
        let nothing = Hearing(best: Transcription(segments: []))
        let speech = TimeRange(start: now, end: now)
        await feed(.ruled(Ruling(.notUnderstood(.silence), hearing: nothing, speech: speech)))
    }

    /// A digit chooses where it cannot be somebody's late press for the floor.
    private func choose(_ choice: Int) async {
        guard game.hasPlayersKeys else { return await feed(.command(.choice(choice))) }
        guard case .answering = game.phase, !game.shown.choices.isEmpty, !game.shown.hidesChoices
        else { return }
        output.note(
            say("Digits are the players’ keys here: say the choice, or type its letter (t)."))
    }

    private static let keys: [Character: GameCommand] = [
        "r": .repeatQuestion, "h": .hint, "s": .skip, "c": .challenge, "p": .score, "q": .quit,
        "y": .yes, "n": .no,
    ]
    private static let hostKeys: [Character: HostAction] = [
        "a": .accept, "x": .refuse, "u": .undo, "b": .back, "v": .reveal,
    ]

    /// Whose points a host most likely wants to change.
    private var lastName: String {
        game.judgements.last?.player?.name ?? game.standings.first?.player.name ?? ""
    }

    // MARK: Signals

    private func handle(signal number: Int32) async {
        guard number == SIGTSTP else { return interrupt(signal: number) }
        if !game.isPaused { await feed(.command(.pause)) }
        output.update(nil)
        keyboard?.suspend()
        // To this thread: sent to the program, it may stop only after the terminal was taken back.
        raise(SIGSTOP)
        keyboard?.resume()
    }
}

// What is shown while nothing is decided.
extension GameSession {
    var live: LiveLine {
        var line = LiveLine(content: content, level: level)
        if let remaining = game.remaining(at: now) {
            line.remaining = remaining.seconds
            line.limit = remaining.limit
        }
        return line
    }

    /// What is typed, as others may see it.
    func shown(_ editor: LineEditor) -> LineEditor { game.isSecret ? editor.veiled : editor }

    private var content: LiveLine.Content {
        if let editor, !typesLines || !editor.text.isEmpty { return .typing(shown(editor)) }
        if isWaiting { return .lobby(lobby) }
        switch game.phase {
        case .paused: return .paused
        case .deciding: return .deciding
        case .reading: return .reading
        case .claiming: return .claiming
        case .proposed: return .proposed
        case .announcing: return .announcing
        case .requested(.pick, _, _):
            if let cursor { return .picking(cursor.text(on: game.board)) }
            if editor == nil, ear == nil { return .picking(nil) }
        case .requested(.wagers, _, _) where editor == nil && ear == nil: return .wagering
        case .answering(let window) where window.floor == .free: return .buzzing
        case .answering, .requested, .reviewing, .ready, .over: break
        }
        if case .reviewing = game.phase {
            if awaitsTheEnd { return .ending }
            return .reviewing(
                hasReturn: keyboard?.isRaw == true, isLast: game.index + 1 >= game.count)
        }
        if let editor { return .typing(shown(editor)) }
        if ear == nil { return .keys }
        if isMuted { return .muted }
        if let volatileText, !volatileText.isEmpty { return .volatile(volatileText) }
        return isSpeaking ? .speaking : .listening
    }
}
