package import TerminalIO
package import TriviaGame

/// Shows the same game on several outputs.
package struct SeveralOutputs: GameOutput {
    package var outputs: [any GameOutput]

    package init(outputs: [any GameOutput]) {
        self.outputs = outputs
    }

    package var failure: CommandFailure? { outputs.lazy.compactMap(\.failure).first }

    package func begin(_ introduction: Introduction) { tell { $0.begin(introduction) } }
    package func show(_ effect: GameEffect, of game: Game) { tell { $0.show(effect, of: game) } }
    package func update(_ live: LiveLine?) { tell { $0.update(live) } }
    package func hear(volatile text: String) { tell { $0.hear(volatile: text) } }
    package func note(_ text: String) { tell { $0.note(text) } }
    package func refuse(_ text: String) { tell { $0.refuse(text) } }

    private func tell(_ body: (any GameOutput) -> Void) {
        for output in outputs { body(output) }
    }
}
