import CommandMatcher
import Foundation
import Languages
import SpeechRecognition
import SpokenAnswers
import TerminalIO
import Transcript
import TriviaGame

extension Sitting {
    /// Handles an input, or holds it back until the screen shows the state to which the input
    /// refers.
    mutating func take(_ input: SessionInput, at clock: AudioTime) {
        switch input {
        // Lines have their own queue, which never loses a line from a controlling program.
        case .keyboard(.line), .keyboard(.end): handle(input)
        case .keyboard, .room:
            guard storing.isEmpty else {
                // Players must be able to leave even if the disk does not respond.
                if input.wantsTheEnd, storing.isSlow(at: now) { return interrupt(signal: nil) }
                if continuesLine(input) { return handle(input) }
                storing.hold(input)
                return acknowledgeHeld()
            }
            handle(input)
        case .ear(let heard, let opening):
            if opening == attention.opening { take(heard) }
        case .phone(let heard): take(heard)
        case .earStopped(let opening):
            if opening == attention.opening { takeEarsEnd() }
        case .earOpened(let opening):
            if opening == attention.opening { earOpened() }
        case .earNotOpened(let opening, let reason):
            if opening == attention.opening { earNotOpened(reason) }
        case .earWorked(let seconds): attention.life.worked(seconds, at: now)
        case .tick: pulse()
        case .readAloud(let turn): readAloud(turn)
        case .told(let turn): told(turn)
        case .signal(let number): take(signal: number)
        case .kept(let number): kept(number, at: clock)
        case .notKept(_, let reason): notKept(reason)
        case .notRecorded(let reason): note(say("This answer was not recorded: \(reason)"))
        case .missed(let count):
            note(say("The game could not keep up: \(count) inputs were lost."))
        }
    }

    private mutating func handle(_ input: SessionInput) {
        switch input {
        case .keyboard(let input): handle(input)
        case .room(let input): handle(input)
        default: break
        }
    }

    // MARK: The disk

    private mutating func kept(_ number: Int, at clock: AudioTime) {
        let wasStalled = storing.isStalled
        storing.goOn()
        release(through: number)
        if wasStalled {
            note(say("The game can be saved again."))
            // The clock excludes the time during which the game could not be saved.
            feed(.stalled(reason: say("The question bank could not be saved.")))
            time.clock(clock)
            if time.followsStream, let position = attention.unacknowledged {
                time.stream(position)
            }
            feed(.recovered)
        }
        while let input = storing.takeHeld() {
            handle(input)
            takeWaitingLines()
        }
    }

    /// Whether a key belongs to the line being typed.
    private func continuesLine(_ input: SessionInput) -> Bool {
        guard case .keyboard(.key(let key)) = input, let editor, !editor.text.isEmpty,
            storing.heldCount == 0
        else { return false }
        return key.changesLine
    }

    /// Tells players with phones that their actions are waiting for the disk.
    private mutating func acknowledgeHeld() {
        guard storing.isNoticed(at: now) else { return }
        let players = storing.takeUnacknowledged().compactMap(\.phonesPlayer)
        for player in Set(players).sorted() {
            orders.append(.whisper(player: player, say("Saving the game …")))
        }
    }

    private mutating func notKept(_ reason: String) {
        guard storing.stall() else { return }
        note(say("The game is waiting because it cannot be saved: \(reason)"))
    }

    // MARK: Time

    /// Handles a tick of the computer's clock.
    private mutating func pulse() {
        if storing.tick() { orders.append(.keepAgain) }
        acknowledgeHeld()
        guard !storing.isStalled else { return }
        watchEar()
        watchReader()
        if !time.followsStream { passTime() }
    }

    mutating func passTime() {
        let wasAwaited = awaitsTheEnd
        awaitsTheEnd = isHeldAtTheEnd
        guard awaitsTheEnd else { return feed(.clock) }
        guard !wasAwaited else { return }
        note(
            hasHostPage
                ? say(
                    "That was the last question. The ruling can still be changed. Press Return, or Next on the host’s page, to end the game."
                )
                : say(
                    "That was the last question. The ruling can still be changed. Press Return to end the game."
                ))
    }

    /// Whether the last question is over, but the game still waits for changes by the host.
    var isHeldAtTheEnd: Bool {
        guard
            hasHostPage
                || setting.hasHost && !inputEnded && (setting.hasRawKeys || setting.hasKeyLines),
            case .reviewing = game.phase, game.isWaiting(until: now)
        else { return false }
        var after = game
        _ = after.step(.clock, at: now)
        return after.isOver
    }

    // MARK: Keys and lines

    private mutating func handle(_ input: Keyboard.Input) {
        switch input {
        case .key(let key): handle(key)
        case .line(let line):
            if !setting.hasKeyLines || !isJustOver || isCommand(line) { waitingLines.append(line) }
        case .end:
            inputEnded = true
            if setting.hasRoom { return }
            // In a game without speech recognition, the game ends as soon as its input ends,
            // because nobody is looking at a ruling.
            if isAtInputsEnd, storing.isEmpty { takeInputsEnd() }
        }
    }

    /// Whether no more input can arrive.
    var isAtInputsEnd: Bool {
        inputEnded && waitingLines.isEmpty && !setting.hasEar && !setting.hasRoom
    }

    mutating func takeInputsEnd() {
        if !hasTakenInputsEnd { feed(.next) }
        hasTakenInputsEnd = true
        if storing.isEmpty, !game.isOver { interrupt(signal: nil) }
    }

    /// Whether the game can use a line from a pipe now.
    private func canTake(_ line: String) -> Bool {
        if line.hasPrefix("/") { return true }
        if line.hasPrefix("{"), (try? JSONCommand(line))?.waitsForQuestion != true { return true }
        return switch game.phase {
        // No input can end a pause that a disk problem has caused.
        case .paused(.storage, _, _): false
        case .answering, .requested, .deciding, .paused, .claiming, .proposed: true
        case .announcing, .reading, .reviewing: setting.hasKeyLines
        case .ready, .over: false
        }
    }

    mutating func takeWaitingLine() -> String? {
        guard let first = waitingLines.first, canTake(first) else { return nil }
        return waitingLines.removeFirst()
    }

    mutating func type(_ line: String) {
        if setting.hasKeyLines, let begun = editor {
            editor = nil
            return take(begun.text + line)
        }
        if setting.hasKeyLines, let key = line.first, line.count == 1, isKey(key) {
            return handle(.character(key))
        }
        take(line)
    }

    private mutating func handle(_ key: Key) {
        if let seat = seat(of: key) { return press(seat) }
        if key == .character("?"), editor?.text.isEmpty ?? true {
            return feed(.command(.help))
        }
        if choosesOnBoard(key) { return }
        if isTooLate(key) || isLateBuzz(key) { return }
        if var typing = editor {
            if key == .endOfInput, typing.text.isEmpty { return interrupt(signal: nil) }
            let line = typing.take(key)
            let isDone = !setting.typesLines && (line != nil || key == .escape)
            editor = isDone ? nil : typing
            if let line { type(line) }
            return
        }
        switch key {
        case .enter: feed(.next)
        case .endOfInput: feed(.command(.quit))
        case .character(let character): handle(character)
        case .escape, .backspace, .delete, .deleteWord, .deleteToStart, .deleteToEnd, .up, .down,
            .left, .right, .home, .end:
            break
        }
    }

    /// The seat to which this key belongs, if the game waits for a player's key.
    private func seat(of key: Key) -> Int? {
        guard game.awaitsBuzz, case .character(let character) = key,
            let digit = character.wholeNumberValue, game.standings.indices.contains(digit - 1)
        else { return nil }
        if editor != nil || typesAnswers, case .answering(let window) = game.phase,
            window.floor == .anyone
        {
            return nil
        }
        return editor?.text.isEmpty ?? true ? digit - 1 : nil
    }

    /// Handles a key that selects a question on the board.
    private mutating func choosesOnBoard(_ key: Key) -> Bool {
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
            feed(.command(.category(cursor.column, value: cursor.value)))
            return true
        default:
            cursor = nil
            return false
        }
    }

    /// Whether people at a terminal type their answers.
    private var typesAnswers: Bool {
        setting.typesLines || setting.hasKeyLines && !setting.hasEar && !setting.hasHost
    }

    /// Whether a one-character line acts as a key. If players type answers, a one-character line
    /// acts as a key only for the players' keys and the help key.
    private func isKey(_ character: Character) -> Bool {
        !typesAnswers || character == "?" || seat(of: .character(character)) != nil
    }

    /// Whether a key was pressed just after a question ended, and was meant for that question. If
    /// the question ended because the time was up, every key is too late. Otherwise, only Return on
    /// an empty line is too late, because players may already be typing a challenge.
    private func isTooLate(_ key: Key) -> Bool {
        guard key != .endOfInput, isJustOver else { return false }
        if let last = game.judgements.last, [.silence, .late].contains(last.outcome) {
            return true
        }
        return key == .enter && editor?.text.isEmpty ?? true
    }

    private func isCommand(_ line: String) -> Bool {
        rulings(typed: line).contains { if case .command = $0.meaning { true } else { false } }
    }

    private var isJustOver: Bool {
        guard typesAnswers, case .reviewing = game.phase, let closedAt else { return false }
        return now < closedAt.advanced(bySeconds: Self.lateKeySeconds)
    }

    /// Whether a player's key was pressed just after another player got the floor.
    private func isLateBuzz(_ key: Key) -> Bool {
        guard game.hasPlayersKeys, let floorAt,
            editor.map({ setting.typesLines && $0.text.isEmpty }) ?? true,
            case .answering(let window) = game.phase, let seat = window.seat,
            case .character(let character) = key, let digit = character.wholeNumberValue,
            digit != seat + 1, game.standings.indices.contains(digit - 1)
        else { return false }
        return now < floorAt.advanced(bySeconds: Self.lateKeySeconds)
    }

    /// A key pressed within this many seconds after a change is taken to be meant for the previous
    /// state.
    private static let lateKeySeconds = 0.7

    private mutating func handle(_ character: Character) {
        // The letters of visible choices select choices instead of giving commands.
        if let choice = lettered(character) { return takeOwn(choice: choice) }
        switch character {
        case "t", "/":
            editor = LineEditor(character == "/" ? "/" : "")
            return
        case "+" where setting.hasHost, "-" where setting.hasHost:
            editor = LineEditor("/points \(lastName) \(character)")
            return
        case "m": return turnMicrophone()
        case "f" where setting.hasHost && setting.hasRoom:
            return orders.append(.enlargePictures)
        case " " where setting.hasHost: return feed(.host(.hold))
        case " ": return feed(.command(game.isPaused ? .resume : .pause))
        default: break
        }
        if let digit = character.wholeNumberValue, digit > 0 {
            return choose(digit - 1)
        }
        if setting.hasHost, let action = Self.hostKeys[character] { return feed(.host(action)) }
        if let command = Self.keys[character] { feed(.command(command)) }
    }

    /// The index of the choice with this letter, if any.
    private func lettered(_ character: Character) -> Int? {
        guard !setting.hasHost, case .answering = game.phase, !game.shown.hidesChoices,
            let letter = character.lowercased().utf8.first, character.isASCII
        else { return nil }
        let place = Int(letter) - Int(UInt8(ascii: "a"))
        let choices = game.sheet.question.choices
        return choices.count > 1 && choices.indices.contains(place) ? place : nil
    }

    /// Switches the microphone off or on. Switching the microphone off discards an utterance in
    /// progress.
    private mutating func turnMicrophone() {
        let wasSpeaking = attention.isSpeaking
        setMuted(!attention.isMuted)
        if attention.isMuted, wasSpeaking { breakOffSpeech() }
    }

    /// Selects a choice by its digit, unless the digit is also a player's key.
    private mutating func choose(_ choice: Int) {
        guard game.hasPlayersKeys else { return takeOwn(choice: choice) }
        guard case .answering = game.phase, !game.shown.choices.isEmpty, !game.shown.hidesChoices
        else { return }
        note(
            say(
                "In this game, each number key belongs to a player. Say the choice or press its letter."
            ))
    }

    private static let keys: [Character: GameCommand] = [
        "r": .repeatQuestion, "h": .hint, "s": .skip, "c": .challenge, "p": .score, "q": .quit,
        "y": .yes, "n": .no,
    ]
    private static let hostKeys: [Character: HostAction] = [
        "a": .accept, "x": .refuse, "u": .undo, "b": .back, "v": .reveal,
    ]

    /// The player whose points the host most likely wants to change.
    private var lastName: String {
        game.judgements.last?.player?.name ?? game.standings.first?.player.name ?? ""
    }

    // MARK: Signals

    private mutating func take(signal number: Int32) {
        guard number == SIGTSTP else { return interrupt(signal: number) }
        if !game.isPaused { feed(.command(.pause)) }
        // A slow disk must not delay the return to the shell.
        if storing.isEmpty || storing.isSlow(at: now) {
            orders.append(.suspend)
        } else {
            storing.addLast(.suspend)
        }
    }
}

extension SessionInput {
    /// Whether the input is a key that ends the game.
    fileprivate var wantsTheEnd: Bool {
        switch self {
        case .keyboard(.key(.endOfInput)), .keyboard(.key(.character("q"))): true
        default: false
        }
    }
}
