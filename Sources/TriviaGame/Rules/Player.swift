/// Somebody who answers.
public struct Player: Sendable, Hashable {
    public var name: String

    public init(name: String) {
        self.name = name
    }
}
