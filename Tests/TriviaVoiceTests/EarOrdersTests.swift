import CommandMatcher
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame
import WebPresenter

@testable import PlaySession
@testable import TerminalIO

/// What was heard under another order than the open one answers nothing, and every order is answered.
@Suite("Orders to the ear", .timeLimit(.minutes(30)))
struct EarOrdersTests {
    @Test("Only what was heard under the last order counts, and only if that was to listen")
    func counts() {
        var orders = EarOrders()
        #expect(!orders.counts(0))
        let first = orders.give(toListen: true, at: .zero)
        #expect(orders.counts(first))
        let second = orders.give(toListen: false, at: .zero)
        #expect(!orders.counts(first) && !orders.counts(second))
        let third = orders.give(toListen: true, at: .zero)
        #expect(orders.counts(third))
        let isLast = orders.refused(third)
        #expect(isLast)
        #expect(!orders.counts(third))
        orders.obeyed(first, from: .zero)
        orders.obeyed(second, from: .zero)
        #expect(orders.unanswered.isEmpty)
    }

    @Test(
        "Whatever happens in whatever order, nothing is ruled on under an order it was not heard under, and every order is answered",
        arguments: 0..<8)
    func interleavings(part: Int) throws {
        let starts = try Self.starts()
        var generator = SplitMix64(seed: UInt64(part) + 1)
        var rulings = 0
        // With the other parts a hundred thousand.
        for number in 0..<12_500 {
            let start = starts[number % starts.count]
            var table = RandomTable(start, generator.next())
            for _ in 0..<Int.random(in: 8...30, using: &generator) { table.happen() }
            table.settle()
            #expect(table.problems.isEmpty, "part \(part), number \(number)")
            if !table.problems.isEmpty { return }
            rulings += table.rulings
        }
        // Or nothing was tried.
        #expect(rulings > 4_000)
    }

    /// Sittings in modes of every kind, with a round of each type to come.
    private static func starts() throws -> [Sitting] {
        try Mode.all.flatMap { mode in
            try [false, true].map { rounds in
                let evening = RandomEvening(mode: mode, seed: 3, length: 1, rounds: rounds)
                var setting = Sitting.Setting(commands: try SpokenCommands())
                setting.hasEar = true
                setting.isLive = true
                setting.isKept = true
                setting.hasRawKeys = true
                setting.hasRoom = true
                return Sitting(Game(evening.setup), setting)
            }
        }
    }

    @Test("A listening thread says under which order it heard, whatever it is told meanwhile")
    func thread() async throws {
        let session = ListeningSession<Parrot>(
            settings: ListeningSettings(detector: .energy), source: { ShortWords() },
            transcriber: { Parrot() })
        let events = session.events()
        try await session.start()
        var generator = SplitMix64(seed: 5)
        var (given, order, answers, heard) = (0, 0, Set<Int>(), 0)
        for await event in events {
            switch event {
            case .obeyed(let number, _):
                #expect(number > order)
                order = number
                answers.insert(number)
                if number == Self.orderCount { session.cancel() }
            case .final(let recognition):
                heard += 1
                #expect(recognition.tags["order"] == "\(order)")
            case .progress where given < Self.orderCount:
                guard given == 0 || Int.random(in: 0..<6, using: &generator) == 0 else { continue }
                given += 1
                let number = given
                let listen: ListeningSession<Parrot>.Change = { $0.order = number }
                session.send(
                    order: number,
                    change: number % 7 == 0 && number < Self.orderCount ? nil : listen)
            default: break
            }
        }
        #expect(answers.count == Self.orderCount)
        #expect(heard > 0)
    }

    private static let orderCount = 200
}

/// A third of a second of sound, a second of nothing, and so on without an end.
private struct ShortWords: AudioReading {
    private var position = 0

    mutating func read(upTo sampleCount: Int) -> AudioChunk? {
        let range = position..<position + sampleCount
        position += sampleCount
        return AudioChunk(
            start: AudioTime(sampleIndex: range.lowerBound),
            samples: range.map { $0 % 21_000 < 5_000 ? Int16($0 % 133 * 80) : Int16($0 % 3) })
    }
}

/// Says of each utterance under which order it began.
private struct Parrot: Transcribing {
    var order = 0
    private var begun = 0
    private var start = AudioTime.zero

    mutating func beginUtterance(at start: AudioTime) {
        begun = order
        self.start = start
    }

    mutating func process(_ samples: [Int16]) {}
    mutating func volatileTranscription() -> Transcription? { nil }

    mutating func endUtterance() -> Recognition {
        Recognition(
            outcome: .heard, speech: TimeRange(start: start, end: start),
            best: Transcription(segments: []), tags: ["order": "\(begun)"], confidence: 1)
    }
}

/// A sitting with an ear, a disk and people who do anything at any moment. The ear is a model of the listening thread: it
/// obeys in order, late or never, and what it heard comes late too.
private struct RandomTable {
    private var sitting: Sitting
    private var generator: SplitMix64
    private var clock = AudioTime.zero
    private(set) var problems: [String] = []
    private(set) var rulings = 0

    // The ear's thread.
    private var ordersToEar: [EarOrder] = []
    private var obeyed = 0
    private var hears = false
    private var isSpeaking = false
    /// On their way to the sitting.
    private var heard: [SessionInput] = []
    private var opening = 0
    private var isAlive = true
    /// Orders that the ear was sent and has not answered, and those it answered.
    private var open: Set<Int> = []
    private var answered: Set<Int> = []

    /// On their way to the disk.
    private var kept: [Int] = []

    init(_ sitting: Sitting, _ seed: UInt64) {
        self.sitting = sitting
        generator = SplitMix64(seed: seed)
        carryOut(self.sitting.start(), openBefore: (0, false))
        // The first question is open, and the ear listens.
        settle()
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &generator) < percent
    }

    mutating func happen() {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<2: obeyNext()
        case 2..<6: speak()
        case 6..<10: deliver()
        case 10..<12: if let number = kept.first, chance(90) { take(keeping: number) }
        case 12, 13: pass(Double.random(in: 0...1, using: &generator))
        case 14: pass(Double.random(in: 1...9, using: &generator))
        case 15..<18: act()
        case 18: fail()
        default: take(.readAloud(turn: 1))
        }
    }

    /// Everything that is under way comes to its end.
    mutating func settle() {
        var rest = 400
        while rest > 0, !ordersToEar.isEmpty || !heard.isEmpty || !kept.isEmpty {
            rest -= 1
            obeyNext()
            while !heard.isEmpty { deliver() }
            if let number = kept.first { take(keeping: number) }
        }
        guard isAlive, !sitting.attention.isLost, sitting.end == nil else { return }
        if !open.isEmpty { problems.append("not answered: \(open.sorted())") }
        if !sitting.attention.orders.unanswered.isEmpty {
            problems.append("the game still waits for \(sitting.attention.orders.unanswered)")
        }
    }

    // MARK: The ear

    private mutating func obeyNext() {
        guard isAlive, !ordersToEar.isEmpty else { return }
        let order = ordersToEar.removeFirst()
        isSpeaking = false
        open.remove(order.number)
        if !answered.insert(order.number).inserted {
            problems.append("order \(order.number) was answered twice")
        }
        let isReplaced = ordersToEar.contains { $0.number > order.number } && chance(30)
        if isReplaced {
            tell(.refused(order: order.number, EarError.replaced), under: 0)
        } else if chance(8) {
            hears = false
            tell(.refused(order: order.number, ListeningError.notRunning), under: obeyed)
        } else {
            obeyed = order.number
            if case .listen = order.wish { hears = true } else { hears = false }
            tell(.obeyed(order: order.number, at: clock), under: obeyed)
        }
    }

    /// Somebody begins to speak, goes on so long that the utterance is cut, or ends.
    private mutating func speak() {
        guard isAlive, hears else { return }
        if !isSpeaking {
            isSpeaking = true
            return tell(.speechStarted(clock), under: obeyed)
        }
        if chance(20) {
            let words = Transcription(segments: [segment("jupiter")])
            return tell(.volatile(words), under: obeyed)
        }
        // Cut in the middle, it goes on.
        isSpeaking = chance(50)
        let words = ["yes", "no", "skip", "all of it", "challenge", "noise"]
        let word = words.randomElement(using: &generator) ?? "yes"
        // The truth of it goes along in the words.
        tell(
            .final(
                Recognition(
                    outcome: word == "noise" ? .noise : .heard,
                    speech: TimeRange(start: clock, end: clock),
                    best: Transcription(segments: [segment("\(word) order\(obeyed)")]),
                    tags: word == "noise" ? [:] : ["command": word], confidence: 0.99)),
            under: obeyed)
    }

    private func segment(_ text: String) -> Segment {
        Segment(text: text, range: TimeRange(start: clock, end: clock))
    }

    private mutating func tell(_ event: ListeningEvent, under order: Int) {
        heard.append(.ear(HeardEvent(event: event, order: order), opening: opening))
    }

    private mutating func deliver() {
        if !heard.isEmpty { take(heard.removeFirst()) }
    }

    private mutating func fail() {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: tell(.interrupted(reason: "unplugged"), under: obeyed)
        case 1: tell(.resumed(at: clock), under: obeyed)
        case 2:
            // The thread is gone, with everything that it was told.
            isAlive = false
            hears = false
            ordersToEar = []
            open = []
            heard.append(.earStopped(opening: opening))
        default: tell(.failed(ListeningError.notRunning), under: obeyed)
        }
    }

    // MARK: The table

    private mutating func pass(_ seconds: Double) {
        clock = clock.advanced(bySeconds: seconds)
        if isAlive, chance(80) { tell(.progress(clock), under: obeyed) }
        take(.tick)
    }

    private mutating func act() {
        let keys: [Key] = [
            .enter, .character("h"), .character("s"), .character("m"), .character(" "),
            .character("y"), .character("n"), .character("1"), .character("2"), .character("c"),
            .character("r"), .character("p"),
        ]
        if chance(70) {
            take(.keyboard(.key(keys.randomElement(using: &generator) ?? .enter)))
        } else {
            take(.room(.buzz(player: "Player \(Int.random(in: 1...3, using: &generator))")))
        }
    }

    private mutating func take(keeping number: Int) {
        kept.removeAll { $0 <= number }
        take(.kept(number))
    }

    private mutating func take(_ input: SessionInput) {
        guard sitting.end == nil else { return }
        let before = (sitting.attention.orders.last, sitting.attention.orders.isListening)
        carryOut(sitting.step(input, at: clock), openBefore: before)
    }

    private mutating func carryOut(
        _ orders: [SittingOrder], openBefore: (number: Int, isListening: Bool)
    ) {
        for order in orders {
            switch order {
            case .ear(let order):
                if isAlive {
                    ordersToEar.append(order)
                    open.insert(order.number)
                }
            case .keep(let order):
                kept.append(order.number)
                check(order.event, openBefore: openBefore)
            case .openEar(let number):
                opening = number
                isAlive = true
                hears = false
                isSpeaking = false
                heard.append(.earOpened(opening: number))
            default: break
            }
        }
    }

    /// What was heard is ruled on under the order that it was heard under, and that was the open one.
    private mutating func check(
        _ event: GameEvent, openBefore: (number: Int, isListening: Bool)
    ) {
        guard case .ruled(let ruling) = event, !ruling.isTyped,
            let mark = ruling.hearing.best.text.split(separator: " ").last,
            mark.hasPrefix("order"), let number = Int(mark.dropFirst(5))
        else { return }
        rulings += 1
        if number != openBefore.number || !openBefore.isListening {
            problems.append("heard under \(number), ruled on under \(openBefore)")
        }
    }
}
