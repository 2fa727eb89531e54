import CommandMatcher
import Foundation
import Languages
import SpeechRecognition
import SpokenAnswers
import Transcript
import TriviaGame

// What comes in.
extension Sitting {
    /// Takes an input, or holds it back: what people do is about what is shown.
    mutating func take(_ input: SessionInput, at clock: AudioTime) {
        switch input {
        // Lines wait for what they answer anyhow, and none of a program's is lost.
        case .keyboard(.line), .keyboard(.end): handle(input)
        case .keyboard, .room:
            guard storing.isEmpty else {
                // A disk that hangs keeps nobody in the game.
                if input.wantsTheEnd, storing.isSlow(at: now) { return interrupt(signal: nil) }
                return storing.hold(input)
            }
            handle(input)
        case .ear(let heard, let opening):
            if opening == attention.opening { take(heard) }
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
            note(say("The game is being saved again."))
            // The time in which it could not be does not count.
            feed(.stalled(reason: say("The bank could not be written.")))
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

    private mutating func notKept(_ reason: String) {
        guard storing.stall() else { return }
        note(say("The game is waiting because it cannot be saved: \(reason)"))
    }

    // MARK: Time

    /// A little time went by, by the computer's clock.
    private mutating func pulse() {
        if storing.tick() { orders.append(.keepAgain) }
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
                    "That was the last question. Its ruling can still be changed; Return, or Next on the host’s page, ends the game."
                )
                : say(
                    "That was the last question. Its ruling can still be changed; Return ends the game."
                ))
    }

    /// Whether the game would end now, and a host is there who may still want to change a ruling.
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
        case .line(let line): if !setting.hasKeyLines || !isJustOver { waitingLines.append(line) }
        case .end:
            inputEnded = true
            // Phones and the host’s page go on.
            if setting.hasRoom { return }
            // With an ear the game goes on without keys; without one there is nobody who looks at a verdict.
            if isAtInputsEnd, storing.isEmpty { takeInputsEnd() }
        }
    }

    /// Whether nobody can do anything any more.
    var isAtInputsEnd: Bool {
        inputEnded && waitingLines.isEmpty && !setting.hasEar && !setting.hasRoom
    }

    mutating func takeInputsEnd() {
        if !hasTakenInputsEnd { feed(.next) }
        hasTakenInputsEnd = true
        if storing.isEmpty, !game.isOver { interrupt(signal: nil) }
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
        case .announcing, .reviewing: setting.hasKeyLines
        case .ready, .reading, .over: false
        }
    }

    mutating func takeWaitingLine() -> String? {
        guard let first = waitingLines.first, canTake(first) else { return nil }
        return waitingLines.removeFirst()
    }

    mutating func type(_ line: String) {
        if setting.hasKeyLines, let begun = editor {
            // It was begun with a key, so that it is a line however short it is.
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
            // In a spoken game one line is typed at a time, and Escape leaves it.
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

    /// Whether people at a terminal type their answers, as lines.
    private var typesAnswers: Bool {
        setting.typesLines || setting.hasKeyLines && !setting.hasEar && !setting.hasHost
    }

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
            editor.map({ setting.typesLines && $0.text.isEmpty }) ?? true,
            case .answering(let window) = game.phase, let seat = window.seat,
            case .character(let character) = key, let digit = character.wholeNumberValue,
            digit != seat + 1, game.standings.indices.contains(digit - 1)
        else { return false }
        return now < floorAt.advanced(bySeconds: Self.lateKeySeconds)
    }

    /// A finger that was on its way when something was decided arrives sooner than this.
    private static let lateKeySeconds = 0.7

    private mutating func handle(_ character: Character) {
        // Where choices stand on the screen their letters choose, and are no commands.
        if let choice = lettered(character) { return feed(.command(.choice(choice))) }
        switch character {
        case "t", "/":
            editor = LineEditor(character == "/" ? "/" : "")
            return
        case "+" where setting.hasHost, "-" where setting.hasHost:
            editor = LineEditor("/points \(lastName) \(character)")
            return
        case "m": return turnMicrophone()
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

    /// The place of the choice on the screen that a letter names.
    private func lettered(_ character: Character) -> Int? {
        guard !setting.hasHost, case .answering = game.phase, !game.shown.hidesChoices,
            let letter = character.lowercased().utf8.first, character.isASCII
        else { return nil }
        let place = Int(letter) - Int(UInt8(ascii: "a"))
        let choices = game.sheet.question.choices
        return choices.count > 1 && choices.indices.contains(place) ? place : nil
    }

    /// Turns the microphone off or on. What was being said then comes to nothing, and is not waited for.
    private mutating func turnMicrophone() {
        let wasSpeaking = attention.isSpeaking
        setMuted(!attention.isMuted)
        if attention.isMuted, wasSpeaking { breakOffSpeech() }
    }

    /// A digit chooses where it cannot be somebody's late press for the floor.
    private mutating func choose(_ choice: Int) {
        guard game.hasPlayersKeys else { return feed(.command(.choice(choice))) }
        guard case .answering = game.phase, !game.shown.choices.isEmpty, !game.shown.hidesChoices
        else { return }
        note(
            say("In this game, digits are players’ keys. Say the choice or press its letter."))
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

    private mutating func take(signal number: Int32) {
        guard number == SIGTSTP else { return interrupt(signal: number) }
        if !game.isPaused { feed(.command(.pause)) }
        // The pause is shown first; a disk that hangs keeps nobody from the shell.
        if storing.isEmpty || storing.isSlow(at: now) {
            orders.append(.suspend)
        } else {
            storing.addLast(.suspend)
        }
    }
}

extension SessionInput {
    /// Whether it is a key by which somebody wants to leave.
    fileprivate var wantsTheEnd: Bool {
        switch self {
        case .keyboard(.key(.endOfInput)), .keyboard(.key(.character("q"))): true
        default: false
        }
    }
}
