import TriviaGame

extension Room {
    func picture(address: String, clock: Picture.Clock?, sound: Audibility) -> Picture {
        var stage = stage
        if isOpenLobby { stage.moment = .lobby }
        let bySeat = Dictionary(grouping: guests.values) { $0.seat }
        if isOpenLobby {
            stage.playerCount = guests.count + withoutPhone.count
        }
        if isOpenLobby, teams.isEmpty {
            let here = guests.values.sorted { $0.number > $1.number }.map(\.name) + withoutPhone
            stage.scores = here.prefix(Stage.mostInLobby).map {
                Stage.Score(name: $0, points: 0, place: 1)
            }
        }
        for place in stage.scores.indices {
            let members = bySeat[stage.scores[place].name]
            let look = look(ofSeat: stage.scores[place].name, members: members)
            stage.scores[place].colour = look.colour
            stage.scores[place].sign = look.sign
            stage.scores[place].isAway = members?.allSatisfy { $0.connection == nil } ?? false
        }
        return Picture(
            stage: stage, code: code, address: address, teams: teams, lobby: lobby,
            presses: pressed,
            clock: clock, isSpeaking: sound.isSpeaking, isListening: sound.isListening,
            isReadingAloud: sound.isReadingAloud, hearsPhones: hearsPhones,
            recordsPhones: recordsPhones)
    }

    private var lobby: [Picture.Team] {
        guard isOpenLobby else { return [] }
        let members = Dictionary(grouping: guests.values) { $0.seat }
        return teams.map { team in
            let here = (members[team] ?? []).sorted { $0.number < $1.number }
            let shown = here.prefix(Picture.mostMembers)
            let look = look(ofSeat: team, members: here)
            return Picture.Team(
                name: team, colour: look.colour, sign: look.sign, members: shown.map(\.name),
                looks: shown.map(\.look), count: here.count)
        }
    }

    private var pressed: [Picture.Press] {
        guard stage.moment == .floor, let order = presses, order.winner != nil else { return [] }
        let tied = order.tied
        return order.presses.prefix(Picture.mostPresses).compactMap { press in
            guests[press.guest].map {
                Picture.Press(
                    name: $0.name, colour: $0.colour, sign: $0.look.sign,
                    behind: order.behind(press).wholeMilliseconds,
                    isTied: tied.count > 1 && tied.contains(press.guest))
            }
        }
    }

    func me(_ number: Int) -> Me? {
        guard let guest = guests[number] else { return nil }
        var me = Me(
            name: guest.name, team: guest.team, colour: guest.colour, sign: guest.look.sign,
            points: 0,
            plays: false, mayBuzz: false, mayAnswer: false, mayPass: false)
        if let order = presses, let press = order.presses.first(where: { $0.guest == number }) {
            me.behind = order.winner == nil ? nil : order.behind(press).wholeMilliseconds
            me.press = state(of: number, in: order)
        }
        guard let game, let seating, !isOpenLobby, let seat = seating.seat(named: guest.seat)
        else { return me }
        me.plays = true
        me.waits = game.isNewcomer(seat) && !seating.mayAnswer.contains(seat)
        me.points = game.standings[seat].points
        me.place = seating.places?[seat]
        me.mayBuzz =
            seating.awaitsBuzz && seating.mayAnswer.contains(seat) && me.press == nil
        me.mayAnswer = mayAnswer(seat, in: game)
        me.mayTalk = mayTalk(seat, in: game)
        me.mayPass = seating.mayPass.contains(seat)
        me.isSecret = game.isSealed
        me.isDone = seating.done.contains(seat)
        me.noted = game.noted(by: seat)
        let chosen = game.chosen(by: seat)
        me.chosen = chosen.isEmpty ? nil : chosen
        me.result = seating.results[seat].map { Me.Result($0, place: me.place) }
        me.wagerLimit = game.wagerWanted(of: seat)
        if stage.moment == .wager { me.wager = game.wagered(by: seat) }
        me.mayPick = mayPick(seat, in: game)
        return me
    }

    private func state(of number: Int, in order: PressOrder) -> Me.Press {
        guard let winner = order.winner else { return .counted }
        let isTied = order.tied.count > 1
        if winner == number { return isTied ? .drawn : .first }
        return isTied && order.tied.contains(number) ? .tied : .late
    }
}

extension Duration {
    fileprivate var wholeMilliseconds: Int { Int((self / .milliseconds(1)).rounded()) }
}
