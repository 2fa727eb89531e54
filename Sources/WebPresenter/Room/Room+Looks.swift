import TriviaGame

// Assigns signs and colors to players.
extension Room {
    /// The looks (sign and color) that a newcomer cannot choose. Guests who have left keep their
    /// looks as long as other looks are available.
    var takenLooks: Set<Look> {
        var taken = Set(guests.values.map(\.look))
        for others in [seatLooks.values.map { $0 }, departed.values.map(\.look)] {
            let more = taken.union(others)
            if more.count < Look.all.count { taken = more }
        }
        return taken
    }

    /// The available look that differs most from all other looks, with this sign or color if
    /// possible.
    func freeLook(sign: Int? = nil, colour: Int? = nil) -> Look {
        let taken = takenLooks
        let free = Look.all.filter { !taken.contains($0) }
        let wished = free.filter {
            $0.sign == sign ?? $0.sign && $0.colour == colour ?? $0.colour
        }
        var signs: [Int: Int] = [:]
        var colours: [Int: Int] = [:]
        for look in taken {
            signs[look.sign, default: 0] += 1
            colours[look.colour, default: 0] += 1
        }
        func commonness(_ look: Look) -> Int {
            // Signs are easier to tell apart than colors.
            signs[look.sign, default: 0] * Look.signs + colours[look.colour, default: 0]
        }
        let candidates = wished.isEmpty ? free : wished
        let rarest = candidates.map(commonness).min()
        let best = candidates.filter { commonness($0) == rarest }
        return best.isEmpty ? Look(sign: 0, colour: 0) : best[draw(best.count)]
    }

    /// The look for a guest who joins or returns; nil if another player has the chosen look.
    func look(wishedBy saying: Saying, former: Guest?) -> Look? {
        var taken = takenLooks
        if let former, !guests.values.contains(where: { $0.look == former.look }) {
            taken.remove(former.look)
        }
        if let sign = saying.sign, let colour = saying.colour {
            let wished = Look(sign: sign, colour: colour)
            if wished.isKnown { return taken.contains(wished) ? nil : wished }
        }
        if let own = former?.look, !taken.contains(own) { return own }
        return freeLook(sign: saying.sign, colour: saying.colour)
    }

    /// The look shown for a seat in lists: the look of the seat's first guest or, if there is no
    /// guest, the seat's own look.
    func look(ofSeat seat: String, members: [Guest]?) -> Look {
        let guests = members ?? departed.values.filter { $0.seat == seat }
        return guests.min { $0.number < $1.number }?.look ?? seatLooks[seat]
            ?? Look(sign: 0, colour: 0)
    }

    /// Assigns a look to each seat that has neither a guest nor a look. Returns whether any seat
    /// got a look.
    mutating func giveLooks(to seats: [String]) -> Bool {
        let known = Set(guests.values.map(\.seat)).union(departed.values.map(\.seat))
        let bare = seats.filter { seatLooks[$0] == nil && !known.contains($0) }
        for seat in bare {
            let look = freeLook()
            seatLooks[seat] = look
        }
        return !bare.isEmpty
    }

    /// Assigns signs to guests from rooms that an earlier version stored. Earlier versions gave
    /// guests a color, but no sign.
    mutating func giveMissingSigns() {
        for (number, guest) in guests.sorted(by: { $0.key < $1.key }) where !guest.hasLook {
            let look = freeLook(colour: guest.colour)
            guests[number]?.look = look
        }
        for (number, guest) in departed where !guest.hasLook {
            let look = freeLook(colour: guest.colour)
            departed[number]?.look = look
        }
    }
}

extension Guest {
    var look: Look {
        get { Look(sign: sign ?? 0, colour: colour) }
        set { (sign, colour) = (newValue.sign, newValue.colour) }
    }

    fileprivate var hasLook: Bool { sign != nil && look.isKnown }
}
