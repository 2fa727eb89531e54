import TriviaGame

/// Shows the same game in several places.
struct SeveralOutputs: GameOutput {
    var outputs: [any GameOutput]

    var failure: CommandFailure? { outputs.lazy.compactMap(\.failure).first }

    func begin(_ introduction: Introduction) { tell { $0.begin(introduction) } }
    func show(_ effect: GameEffect, of game: Game) { tell { $0.show(effect, of: game) } }
    func update(_ live: LiveLine?) { tell { $0.update(live) } }
    func hear(volatile text: String) { tell { $0.hear(volatile: text) } }
    func note(_ text: String) { tell { $0.note(text) } }
    func refuse(_ text: String) { tell { $0.refuse(text) } }

    private func tell(_ body: (any GameOutput) -> Void) {
        for output in outputs { body(output) }
    }
}
