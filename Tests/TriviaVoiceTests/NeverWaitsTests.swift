import CommandMatcher
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import WebPresenter

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaGame

/// Clock, keys and phones go on whatever the ear, the disk and the reader do.
@Suite("The game never waits", .timeLimit(.minutes(30)))
struct NeverWaitsTests {
    private static func setting(
        _ change: (inout Sitting.Setting) -> Void = { _ in }
    ) throws -> Sitting.Setting {
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.hasEar = true
        setting.isLive = true
        setting.hasRawKeys = true
        change(&setting)
        return setting
    }

    private static func game(_ mode: Mode = .solo, players: [String] = ["Ada"]) -> Game {
        Game(
            questions: SessionTests.questions, players: players.map(Player.init), mode: mode,
            rules: Rules(timeLimit: 20, readingSecondsPerWord: 0, reviewSeconds: 2))
    }

    // MARK: Rooms

    @Test(
        "Ten minutes in a room that never falls silent: the clock is right, keys work, questions end on time",
        arguments: Mode.all, [false, true])
    func everyMode(mode: Mode, rounds: Bool) throws {
        try play(mode: mode, rounds: rounds, in: .talk, minutes: 10)
    }

    @Test("The same in other rooms", arguments: RoomSound.allCases, [Mode.shout, .turns])
    func everyRoom(sound: RoomSound, mode: Mode) throws {
        try play(mode: mode, rounds: true, in: sound, minutes: 2)
    }

    @Test("The same with a disk that takes two seconds for everything", arguments: Mode.all)
    func everyModeOnASlowDisk(mode: Mode) throws {
        try play(mode: mode, rounds: true, in: .talk, minutes: 10, diskSeconds: 2)
    }

    /// - Parameter diskSeconds: how long the disk takes to write an event; nil if nothing is written.
    private func play(
        mode: Mode, rounds: Bool, in sound: RoomSound, minutes: Int, diskSeconds: Double? = nil
    ) throws {
        let evening = RandomEvening(mode: mode, seed: 5, length: 1, rounds: rounds)
        var sitting = Sitting(
            Game(evening.setup),
            try Self.setting {
                $0.hasRoom = true
                $0.isKept = diskSeconds != nil
            })
        var ear = try RoomEar(sound)
        var clock = AudioTime.zero
        var answered = 0
        var writing: [(number: Int, end: AudioTime)] = []
        func obey(_ orders: [SittingOrder], _ ear: inout RoomEar) {
            for case .ear(let order) in orders { ear.send(order) }
            for case .openEar(let opening) in orders { ear.opening = opening }
            for case .keep(let order) in orders {
                let start = max(writing.last?.end ?? clock, clock)
                writing.append((order.number, start.advanced(bySeconds: diskSeconds ?? 0)))
            }
        }
        obey(sitting.start(), &ear)
        for tick in 1...(minutes * 1_200) {
            guard sitting.end == nil else { break }
            clock = AudioTime(seconds: Double(tick) * 0.05)
            for input in try ear.hear(at: clock.seconds) {
                obey(sitting.step(input, at: clock), &ear)
            }
            while let first = writing.first, first.end <= clock {
                writing.removeFirst()
                obey(sitting.step(.kept(first.number), at: clock), &ear)
            }
            obey(sitting.step(.tick, at: clock), &ear)
            #expect(abs(sitting.now.seconds - clock.seconds) < 0.1)
            if case .answering(let window) = sitting.game.phase, let deadline = window.deadline {
                // Who began in time is heard out, for as long as an answer takes.
                let end = max(
                    deadline.seconds + 0.5, (window.speechSince?.seconds ?? 0) + 4.1)
                #expect(clock.seconds < end, "\(mode.name), \(sitting.game.round.name)")
            }
            // Somebody does something every few seconds, and sees it at once.
            guard tick.isMultiple(of: 120) else { continue }
            let orders = sitting.step(.keyboard(.key(.character("p"))), at: clock)
            obey(orders, &ear)
            if sitting.storing.heldCount > 0 {
                // Its effect waits for the disk, and the live line says so.
                let line = sitting.step(.tick, at: clock.advanced(bySeconds: 0.05)).live
                #expect(line?.content == .saving(waiting: sitting.storing.heldCount))
                continue
            }
            if case .deciding = sitting.game.phase { continue }
            answered += orders.contains { if case .show = $0 { true } else { false } } ? 1 : 0
        }
        #expect(answered > 0)
        #expect(sitting.game.index > 0 || sitting.game.isOver || !mode.isTimed)
    }

    // MARK: An ear that does not answer

    @Test("An ear that never answers holds up neither key nor clock")
    func deaf() throws {
        var sitting = Sitting(Self.game(), try Self.setting())
        _ = sitting.start()
        var clock = AudioTime(seconds: 1)
        let hint = sitting.step(.keyboard(.key(.character("h"))), at: clock)
        #expect(hint.contains { if case .show(.hint, _) = $0 { true } else { false } })
        var notes: [(text: String, at: Double)] = []
        while clock.seconds < 20.6 {
            clock = clock.advanced(bySeconds: 0.05)
            for case .note(let text) in sitting.step(.tick, at: clock) {
                notes.append((text, clock.seconds))
            }
        }
        #expect(sitting.game.judgements.map(\.outcome) == [.silence])
        #expect(notes.first.map { $0.at < 2 && $0.text.contains("is not responding") } == true)
    }

    @Test("An ear that works is slow, and hangs only once it has worked long enough without a sign")
    func slow() throws {
        var stepped = SteppedSitting(Self.game(), try Self.setting())
        stepped.step(.heard(.progress(AudioTime(seconds: 0.1))))
        for tenth in 1...150 {
            stepped.step(.input(.earWorked(Double(tenth) / 100)))
            stepped.pass(0.1)
        }
        #expect(!stepped.text.contains("is not responding"))
        for tenth in 151...170 {
            stepped.step(.input(.earWorked(Double(tenth) / 100)))
            stepped.pass(0.1)
        }
        #expect(stepped.text.contains("is not responding"))
    }

    @Test("An ear that dies is told within two seconds and opened again, and hears again")
    func dead() throws {
        var stepped = SteppedSitting(Self.game(), try Self.setting())
        stepped.step(.heard(.progress(AudioTime(seconds: 0.1))))
        stepped.step(.input(.earStopped()))
        stepped.pass(1)
        #expect(stepped.text.contains("The microphone is unavailable."))
        let openings = stepped.orders.compactMap { order -> Int? in
            if case .openEar(let opening) = order { opening } else { nil }
        }
        #expect(openings == [1])
        // What the old one still says is nothing.
        stepped.step(.input(.ear(HeardEvent(event: .said("rome", at: 0.5), order: 1))))
        #expect(stepped.game.judgements.isEmpty)
        stepped.step(.input(.earOpened(opening: 1)))
        #expect(stepped.text.contains("The microphone is available again."))
        stepped.step(
            .input(
                .ear(HeardEvent(event: .said("paris", at: 0.2), order: stepped.order), opening: 1)))
        #expect(stepped.game.judgements.map(\.outcome) == [.correct])
    }

    @Test("A signal ends the game in whatever state it is", arguments: [false, true])
    func signal(isStalled: Bool) throws {
        var sitting = Sitting(Self.game(), try Self.setting { $0.isKept = true })
        _ = sitting.start()
        if isStalled { _ = sitting.step(.notKept(1, reason: "full"), at: .zero) }
        _ = sitting.step(.signal(15), at: .zero)
        #expect(sitting.end == .interrupted(signal: 15))
    }

    // MARK: A disk and a reader that do not answer

    @Test("Nothing is shown before it is on disk, and the clock goes on")
    func slowDisk() throws {
        var sitting = Sitting(
            Self.game(),
            try Self.setting { setting in
                setting.isKept = true
                setting.hasEar = false
                setting.hasRawKeys = false
            })
        func shown(_ orders: [SittingOrder]) -> Bool {
            orders.contains { if case .show = $0 { true } else { false } }
        }
        var kept = 0
        func settle(_ orders: [SittingOrder], at clock: AudioTime) -> [SittingOrder] {
            var all: [SittingOrder] = []
            var rest = orders
            while !rest.isEmpty {
                all += rest
                for case .keep(let order) in rest { kept = order.number }
                rest =
                    rest.contains { if case .keep = $0 { true } else { false } }
                    ? sitting.step(.kept(kept), at: clock) : []
            }
            return all
        }
        let first = sitting.start()
        #expect(!shown(first))
        #expect(shown(settle(first, at: .zero)))
        var clock = AudioTime(seconds: 5)
        // A hint that takes the disk two seconds; the clock is drawn meanwhile.
        let hint = sitting.step(.keyboard(.line("hint")), at: clock)
        #expect(!shown(hint))
        for _ in 0..<40 {
            clock = clock.advanced(bySeconds: 0.05)
            let orders = sitting.step(.tick, at: clock)
            #expect(!shown(orders))
            guard case .live(let line) = orders.last else { continue }
            #expect(abs((line?.remaining ?? 0) - (20 - clock.seconds)) < 0.1)
        }
        // What is typed meanwhile waits for what it answers.
        #expect(!shown(sitting.step(.keyboard(.line("paris")), at: clock)))
        #expect(sitting.game.judgements.isEmpty)
        #expect(shown(settle(hint, at: clock)))
        #expect(sitting.game.judgements.map(\.outcome) == [.correct])
    }

    @Test("What a game that goes on need not know of is shown at once, whatever the disk does")
    func forgettable() throws {
        var stepped = SteppedSitting(Self.game(), try Self.setting { $0.isKept = true })
        stepped.isDiskFast = false
        stepped.step(.input(.keyboard(.key(.character("p")))))
        #expect(stepped.text.contains("0 points"))
        // A ruling waits: nobody is told of one that a crash takes back.
        stepped.step(.input(.keyboard(.line("paris"))))
        #expect(!stepped.text.contains("Correct"))
        #expect(!stepped.game.judgements.isEmpty)
        // And what comes after it waits too.
        let shown = stepped.text
        stepped.step(.input(.keyboard(.key(.character("p")))))
        #expect(stepped.text == shown)
    }

    @Test("On a slow disk every key has an effect: the live line says what it waits for")
    func slowDiskAnswersKeys() throws {
        var stepped = SteppedSitting(
            Self.game(),
            try Self.setting { setting in
                setting.isKept = true
                setting.hasEar = false
                setting.hasRawKeys = true
            })
        stepped.step(.input(.keyboard(.key(.character("p")))))
        stepped.step(.input(.keyboard(.key(.character("a")))))
        stepped.isDiskFast = false
        let shown = stepped.text
        stepped.step(.input(.keyboard(.line("hint"))))
        #expect(stepped.text == shown)
        // For a twentieth of a second nobody notices that the disk is slow.
        #expect(stepped.sitting.live.content == .typing(LineEditor("pa")))
        stepped.pass(0.05)
        // A line that was begun goes on, but its end waits for what the screen will show.
        stepped.step(.input(.keyboard(.key(.character("r")))))
        #expect(stepped.sitting.live.content == .typing(LineEditor("par")))
        stepped.step(.input(.keyboard(.key(.enter))))
        #expect(stepped.sitting.live.content == .saving(waiting: 1))
        stepped.step(.input(.room(.buzz(player: "Ada"))))
        #expect(stepped.sitting.live.content == .saving(waiting: 2))
        #expect(stepped.whispers == ["Ada: Saving the game …"])
        stepped.pass(0.1)
        #expect(stepped.whispers.count == 1)
        stepped.isDiskFast = true
        stepped.step(.input(.kept(stepped.lastKept)))
        #expect(stepped.text.contains("Hint"))
        #expect(stepped.game.judgements.map(\.outcome) == [.incorrect])
        #expect(stepped.sitting.storing.heldCount == 0)
    }

    @Test("Where events cannot be written, keys wait also for those that were shown at once")
    func stalled() throws {
        var stepped = SteppedSitting(Self.game(), try Self.setting { $0.isKept = true })
        stepped.isDiskFast = false
        stepped.step(.input(.keyboard(.key(.character("p")))))
        let number = stepped.lastKept
        stepped.step(.input(.notKept(number, reason: "full")))
        let shown = stepped.text
        stepped.step(.input(.keyboard(.key(.character("p")))))
        #expect(stepped.text == shown)
        stepped.step(.input(.kept(number)))
        #expect(stepped.text.ranges(of: "0 of 0 right").count == 2)
    }

    @Test("Where a disk hangs, a key that wants to end the game ends it")
    func hangingDisk() throws {
        var sitting = Sitting(Self.game(), try Self.setting { $0.isKept = true })
        _ = sitting.start()
        _ = sitting.step(.tick, at: AudioTime(seconds: 2))
        _ = sitting.step(.keyboard(.key(.character("q"))), at: AudioTime(seconds: 2))
        #expect(sitting.end == .interrupted(signal: nil))
    }

    @Test("A reader that does not come to an end is left, and the question opens")
    func hangingReader() throws {
        var stepped = SteppedSitting(Self.game(), try Self.setting { $0.hasReader = true })
        for _ in 0..<400 {
            stepped.step(.heard(.level(AudioLevel(of: [0]))))
            stepped.pass(0.05)
        }
        #expect(stepped.text.contains("The text could not be read aloud in time"))
        #expect(stepped.game.phase.isAnswering)
        #expect(stepped.awaited == [.answer(choices: [])])
    }

    // MARK: Orders in every phase

    @Test("What was said for something else is no wager, no pick, no yes and no name")
    func otherPhases() throws {
        var stepped = SteppedSitting(Self.game(), try Self.setting())
        let answering = stepped.order
        stepped.step(.input(.keyboard(.key(.character("q")))))
        guard case .deciding = stepped.game.phase else {
            Issue.record("nothing is to be decided")
            return
        }
        // Said while the question was open, and heard now.
        stepped.step(.input(.ear(HeardEvent(event: .said("yes", at: 0.1), order: answering))))
        #expect(!stepped.game.isOver)
        stepped.step(.heard(.said("yes", at: 1)))
        #expect(stepped.game.isOver)
    }

    @Test("Who shouts while another one's shout is ruled on is heard")
    func shouts() throws {
        var stepped = SteppedSitting(
            Self.game(.shout, players: ["Ada", "Grace"]), try Self.setting())
        let order = stepped.order
        stepped.step(.heard(.said("rome", at: 0.1)))
        #expect(stepped.order == order)
        stepped.step(.heard(.said("paris", at: 0.4)))
        guard case .claiming = stepped.game.phase else {
            Issue.record("the second was not heard")
            return
        }
    }
}

@Suite("The clock of a sitting")
struct GameTimeTests {
    @Test("With recordings it is the stream's")
    func stream() {
        var time = GameTime(followsStream: true)
        time.clock(AudioTime(seconds: 9))
        #expect(time.now == .zero)
        time.stream(AudioTime(seconds: 2))
        #expect(time.now == AudioTime(seconds: 2))
        #expect(time.moment(AudioTime(seconds: 1)) == AudioTime(seconds: 1))
    }

    @Test("With a microphone it is the computer's, whatever the stream does")
    func clock() {
        var time = GameTime(followsStream: false)
        time.clock(AudioTime(seconds: 1))
        time.stream(AudioTime(seconds: 0.5))
        #expect(time.moment(AudioTime(seconds: 0.5)) == AudioTime(seconds: 1))
        // The stream is late by 0.4 s: what was said then was said then.
        time.clock(AudioTime(seconds: 2))
        time.stream(AudioTime(seconds: 1.1))
        #expect(time.now == AudioTime(seconds: 2))
        #expect(time.moment(AudioTime(seconds: 1.1)).seconds == 1.6)
        // It comes too fast: nothing was said in the future.
        time.stream(AudioTime(seconds: 5))
        #expect(time.moment(AudioTime(seconds: 5)) == AudioTime(seconds: 2))
    }
}

extension [SittingOrder] {
    /// The live line that these orders draw last.
    fileprivate var live: LiveLine? {
        for case .live(let line) in reversed() { return line }
        return nil
    }
}
