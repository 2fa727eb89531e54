import Languages
import QuestionBank
import SpeechRecognition
package import TerminalIO
package import TriviaGame

/// Shows a game in a terminal.
package final class ScreenOutput: GameOutput {
    private let terminal: any Terminal
    private let explains: Bool
    private let introduction = Lock<Introduction?>(nil)

    /// Whether each change is written as a new line, because earlier lines must not be redrawn.
    private let isPlain: Bool
    private let say: Sentences
    /// The object that draws pictures; nil if the terminal cannot show them.
    private let pictures: PictureOutput?
    /// The live line that was reported last.
    private let told = Lock<LiveLine?>(nil)

    /// - Parameter say: The messages in the game's language.
    package init(
        terminal: any Terminal, explains: Bool = false, isPlain: Bool = false,
        media: MediaFolder? = nil, say: Sentences = Sentences()
    ) {
        self.say = say
        pictures =
            terminal.isInteractive
            ? media.flatMap { PictureOutput(terminal: terminal, folder: $0) } : nil
        self.terminal = terminal
        self.explains = explains
        self.isPlain = isPlain
    }

    package var failure: CommandFailure? { terminal.failure }

    private static let widestText = 100

    private var screen: GameScreen {
        var screen = GameScreen(columns: min(terminal.columns - 1, Self.widestText))
        screen.explains = explains
        screen.say = say
        let known = introduction.withLock { $0 }
        screen.players = known?.players ?? []
        screen.way = known?.way ?? .keyboard
        screen.hasHost = known?.hasHost ?? false
        screen.hasKeys = known?.hasKeys ?? false
        screen.mode = known?.mode ?? .solo
        return screen
    }

    package func begin(_ new: Introduction) {
        introduction.withLock { $0 = new }
        terminal.write(screen.introduction(new))
    }

    package func show(_ effect: GameEffect, of game: Game) {
        var screen = screen
        screen.players = game.standings.map(\.player.name)
        screen.isHurried = game.round.clock == .round
        screen.isTallied = game.isTallied
        var lines = screen.lines(for: effect)
        if game.standings.count > 1, tellsStandings(effect, of: game) {
            lines += screen.wrap([
                StyledLine("   \(screen.standings(game.standings))", .strong)
            ])
        }
        if !lines.isEmpty { terminal.write(lines) }
        switch effect {
        case .present(let presentation) where !presentation.isRepeat:
            pictures?.draw(presentation.question.media(at: .question, .picture))
        case .judged(let judgement) where judgement.endsQuestion:
            pictures?.draw(judgement.question.media(at: .answer, .picture))
        default: break
        }
        if case .finished = effect { terminal.show(nil) }
    }

    /// Whether to show all standings after this effect.
    private func tellsStandings(_ effect: GameEffect, of game: Game) -> Bool {
        switch effect {
        case .judged(let judgement):
            game.isTallied
                ? judgement.player == nil : judgement.endsQuestion || game.turnout == .mode
        case .tallied: game.isTallied
        default: false
        }
    }

    package func update(_ live: LiveLine?) {
        if isPlain {
            let last = told.withLock { told in
                defer { told = live }
                return told
            }
            if let news = live?.news(after: last, say) {
                terminal.write([StyledLine("   \(news)", .faint)])
            }
            return
        }
        guard terminal.isInteractive else { return }
        terminal.show(live?.styled(columns: terminal.columns, say))
    }

    package func hear(volatile text: String) {}

    package func note(_ text: String) {
        terminal.write(screen.wrap([StyledLine("   \(text)", .warning)]))
    }

    package func refuse(_ text: String) { note(text) }
}
