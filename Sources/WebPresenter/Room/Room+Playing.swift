import TriviaGame

// Handles messages that phones send during a question, and shows the game's effects on phones.
extension Room {
    /// Updates the room after a game effect.
    mutating func show(_ effect: GameEffect, of game: Game) -> [Effect] {
        let isFirst = self.game == nil
        if isFirst { stage.restore(game) }
        // Handling a hidden effect for each of two hundred players would be too much work.
        guard isFirst || Stage.shows(effect, of: game) else { return [] }
        stage.show(effect, of: game)
        self.game = game
        switch effect {
        case .present(let presentation) where !presentation.isRepeat: presses = nil
        case .freed, .takenBack, .judged: presses = nil
        case .left where game.awaitsBuzz && presses?.winner != nil: presses = nil
        // A press during a pause does not count, and must not block later presses.
        case .unpaused where game.awaitsBuzz, .decided where game.awaitsBuzz: presses = nil
        default: break
        }
        let isChanged = giveLooks(to: game.standings.map(\.player.name))
        return (isChanged ? [.remember, .refresh] : []) + (isFirst ? seatless : [])
    }

    /// Lets guests join a resumed game that does not contain these guests yet.
    private var seatless: [Effect] {
        guard !isOpenLobby, let game, game.phase != .ready else { return [] }
        return guests.values.sorted { $0.number < $1.number }
            .filter { $0.team == nil && game.seat(named: $0.name) == nil }
            .map { .input(.joined($0.name)) }
    }

    /// The seat of a guest; nil if the message is about a different question.
    func seat(of number: Int, _ saying: Saying) -> Int? {
        guard let game, let guest = guests[number], saying.question == game.index + 1 else {
            return nil
        }
        return game.seat(named: guest.seat)
    }

    mutating func buzz(_ number: Int, _ saying: Saying, at now: Duration) {
        guard let guest = guests[number] else { return }
        if let seat = seat(of: number, saying) {
            press(
                PressOrder.Press(guest: number, arrived: now, lag: guest.roundTrips.lag), of: seat)
            decidePress(at: now)
        }
        if presses?.presses.contains(where: { $0.guest == number }) != true,
            let connection = guest.connection
        {
            effects.append(.again(connection: connection))
        }
    }

    mutating func press(_ press: PressOrder.Press, of seat: Int) {
        if presses != nil {
            // Add later presses, too, because phones show how much later these presses were.
            presses?.add(press)
            return effects.append(.refresh)
        }
        guard let game, game.awaitsBuzz, game.mayAnswer.contains(seat) else { return }
        // A press that was made earlier on another phone may still arrive.
        let others = guests.values.filter { $0.number != press.guest && $0.connection != nil }
        presses = PressOrder(
            press, greatestLag: others.map(\.roundTrips.lag).max() ?? .zero)
        effects.append(.refresh)
    }

    /// Whether a seat may now answer.
    func mayAnswer(_ seat: Int, in game: Game) -> Bool {
        guard case .answering(let window) = game.phase, window.floor != .free else {
            return false
        }
        return seating?.mayAnswer.contains(seat) == true
    }

    /// The maximum number of characters in a typed answer.
    static let longestAnswer = 200

    mutating func answer(_ number: Int, _ saying: Saying) {
        guard let game, let guest = guests[number], let seat = seat(of: number, saying),
            mayAnswer(seat, in: game),
            let text = saying.text?.prefix(Self.longestAnswer).withFewMarks
        else { return }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !line.isEmpty else { return }
        effects.append(.input(.answer(player: guest.seat, text: line)))
    }

    mutating func choose(_ number: Int, _ saying: Saying) {
        guard let game, let guest = guests[number], let seat = seat(of: number, saying),
            mayAnswer(seat, in: game), let asked = stage.question
        else { return }
        let chosen = saying.choices ?? saying.choice.map { [$0] } ?? []
        guard chosen.count == asked.wanted ?? 1, Set(chosen).count == chosen.count,
            chosen.allSatisfy({ asked.choices.indices.contains($0) && asked.choices[$0].isOpen })
        else { return }
        effects.append(.input(.choices(player: guest.seat, chosen)))
    }

    mutating func pass(_ number: Int, _ saying: Saying) {
        guard let game, let guest = guests[number], let seat = seat(of: number, saying),
            game.mayPass.contains(seat)
        else { return }
        effects.append(.input(.pass(player: guest.seat)))
    }

    mutating func wager(_ number: Int, _ saying: Saying) {
        guard let game, let guest = guests[number], let seat = game.seat(named: guest.seat),
            let limit = game.wagerWanted(of: seat), let points = saying.points,
            (0...limit).contains(points)
        else { return }
        effects.append(.input(.wager(player: guest.seat, points)))
    }

    /// Whether a seat may now pick from the board.
    func mayPick(_ seat: Int, in game: Game) -> Bool {
        if case .requested(.pick(seat), _, _) = game.phase { true } else { false }
    }

    mutating func pick(_ number: Int, _ saying: Saying) {
        guard let game, let guest = guests[number], let seat = game.seat(named: guest.seat),
            mayPick(seat, in: game), let category = saying.choice,
            let board = stage.board, board.indices.contains(category), let value = saying.points,
            board[category].values.contains(value)
        else { return }
        effects.append(.input(.pick(player: guest.seat, category: category, value: value)))
    }

    /// Decides who pressed first, if enough time has passed.
    mutating func tick(at now: Duration) -> [Effect] {
        effects = []
        decidePress(at: now)
        return effects
    }

    /// Sends a message only to a player's phones.
    func tell(_ player: String, _ telling: Telling) -> [Effect] {
        guests.values.filter { $0.seat == player }.compactMap(\.connection)
            .map { .tell(connection: $0, telling) }
    }

    /// Gives the floor to the player who pressed first, once the order is certain.
    mutating func decidePress(at now: Duration) {
        guard var order = presses, order.winner == nil, order.closes <= now,
            let winner = order.decide(draw: draw)
        else { return }
        presses = order
        effects.append(.refresh)
        guard let player = seatName(ofPress: winner) else {
            presses = nil
            return
        }
        effects.append(.input(.buzz(player: player)))
    }
}
