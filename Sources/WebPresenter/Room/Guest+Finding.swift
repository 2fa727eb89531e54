// Finds the guest to whom a phone belongs.
extension [Int: Guest] {
    /// The guest with this token. A token consists of the guest's number, a dot and the secret.
    func guest(by token: String?) -> Guest? {
        let parts = (token ?? "").split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), let guest = self[number],
            guest.secret.matches(String(parts[1]))
        else { return nil }
        return guest
    }

    /// The guest who has already joined with this request. A phone may repeat its request to join.
    func guest(wishing wish: String?, named name: String) -> Guest? {
        guard let wish else { return nil }
        return values.first { $0.name == name && $0.wish?.matches(wish) == true }
    }
}

extension Guest {
    /// Parses a request's identifier of 32 letters. Shorter identifiers would be too easy to guess.
    static func wish(_ text: String?) -> Secret? {
        text.flatMap { (32...64).contains($0.utf8.count) ? Secret($0) : nil }
    }
}
