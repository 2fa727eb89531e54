import TriviaGame

extension Room {
    func hostPicture(notes: [String]) -> HostPicture {
        var picture = HostPicture(notes: notes)
        picture.hasBegun = !isOpenLobby
        picture.seats = seats
        guard let game, !isOpenLobby else { return picture }
        if stage.question != nil || stage.moment == .wager { picture.tell(game.sheet) }
        if stage.moment == .wager || stage.moment == .sealed {
            picture.awaited = game.mayAnswer.map { game.standings[$0].player.name }
        }
        picture.isPaused = game.isPaused
        if case .deciding = game.phase { picture.isDeciding = true }
        if let proposal = game.proposed {
            picture.proposed = .init(
                player: proposal.player?.name, heard: proposal.heard, isRight: proposal.isRight,
                reason: proposal.reason)
        }
        picture.last = game.judgements.last { $0.index + 1 == stage.question?.number }.map {
            .init(
                ruling: Stage.Ruling($0, isTold: true),
                alternatives: Array($0.alternatives.prefix(3)), matched: $0.matched,
                confidence: $0.confidence, threshold: $0.threshold)
        }
        return picture
    }

    private var seats: [HostPicture.Seat] {
        let bySeat = Dictionary(grouping: guests.values) { $0.seat }
        func seat(_ name: String, _ points: Int, _ hasLeft: Bool) -> HostPicture.Seat {
            let phones = bySeat[name] ?? []
            let first = phones.first { $0.connection != nil && $0.roundTrips.count > 0 }
            let look = look(ofSeat: name, members: bySeat[name])
            return HostPicture.Seat(
                name: name, colour: look.colour, sign: look.sign, points: points, hasLeft: hasLeft,
                phones: phones.count,
                here: phones.count { $0.connection != nil },
                roundTrip: first.map { Int(($0.roundTrips.lag / .milliseconds(1) * 2).rounded()) })
        }
        if isOpenLobby {
            let names = guests.values.sorted { $0.number < $1.number }.map(\.name)
            return (teams.isEmpty ? names : teams).map { seat($0, 0, false) }
        }
        return (game?.standings ?? []).map { seat($0.player.name, $0.points, $0.hasLeft) }
    }
}
