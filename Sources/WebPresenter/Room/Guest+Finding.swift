// Finds the guest that a phone belongs to.
extension [Int: Guest] {
    /// The guest with a phone's token. A token is the guest's number, a dot and the secret.
    func guest(by token: String?) -> Guest? {
        let parts = (token ?? "").split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), let guest = self[number],
            guest.secret.matches(String(parts[1]))
        else { return nil }
        return guest
    }

    /// The guest who has already joined by this wish. A phone repeats its wish if it lost the
    /// connection before it received its token.
    func guest(wishing wish: String?, named name: String) -> Guest? {
        guard let wish else { return nil }
        return values.first { $0.name == name && $0.wish?.matches(wish) == true }
    }
}

extension Guest {
    /// A page makes wishes of 32 letters. A shorter one could be guessed.
    static func wish(_ text: String?) -> Secret? {
        text.flatMap { (32...64).contains($0.utf8.count) ? Secret($0) : nil }
    }
}
