import Foundation
import Languages
import PlaySession
import QuestionBank
import TerminalIO
import TriviaGame

/// Runs the menus in a terminal.
struct MenuRun {
    let terminal: any Terminal
    let say: Sentences

    /// The game that the user chose.
    enum Chosen: Sendable, Hashable {
        case new(MenuChoices)
        case interrupted
    }

    /// Lets the user choose a game. Returns nil if the user quits. `problem` explains why the
    /// previous choice failed.
    func start(
        _ offer: StartMenu.Offer, _ choices: MenuChoices, problem: String? = nil
    ) async throws -> Chosen? {
        var menu = StartMenu(offer: offer, choices: choices, problem: problem, say: say)
        let outcome = try await keys {
            terminal.draw(menu.lines(columns: terminal.columns), telling: nil)
        } take: { key -> StartMenu.Outcome? in
            let outcome = menu.take(key)
            if outcome == nil {
                terminal.draw(
                    menu.lines(columns: terminal.columns), telling: menu.line(of: menu.row))
            }
            return outcome
        }
        terminal.draw([], telling: nil)
        return switch outcome {
        case .start: .new(menu.choices)
        case .goOn: .interrupted
        case .quit, nil: nil
        }
    }

    /// Lets the user choose what to do after a game.
    func end() async throws -> EndMenu.Choice {
        var menu = EndMenu(say: say)
        let choice = try await keys {
            terminal.draw(["", menu.line()], telling: nil)
        } take: { key in
            let choice = menu.take(key)
            if choice == nil { terminal.draw(["", menu.line()], telling: menu.line()) }
            return choice
        }
        // The program may write other output before it draws the next menu.
        terminal.draw([], telling: nil)
        return choice ?? .quit
    }

    /// Reads keys until a key makes a choice. Returns nil if the terminal closes. Throws an error
    /// if the user presses Control-C.
    private func keys<Outcome>(
        showing show: () -> Void, take: (Key) -> Outcome?
    ) async throws -> Outcome? {
        // Without raw mode, an early key press would not arrive until the user pressed Return.
        let keyboard = Keyboard()
        defer { keyboard.stop() }
        let (inputs, sender) = AsyncStream<Input>.makeStream()
        let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH]) {
            sender.yield(.signal($0))
        }
        defer { withExtendedLifetime(watch) {} }
        show()
        keyboard.start { sender.yield(.keyboard($0)) }
        for await input in inputs {
            switch input {
            case .keyboard(.key(let key)): if let outcome = take(key) { return outcome }
            case .keyboard(.line), .keyboard(.end): return nil
            case .signal(SIGWINCH): if terminal.isInteractive { show() }
            case .signal(SIGTSTP):
                terminal.draw([], telling: nil)
                keyboard.suspend()
                // Raise the signal in this thread. A signal to the whole process might stop the
                // program only after the terminal has returned to raw mode.
                raise(SIGSTOP)
                keyboard.resume()
                show()
            case .signal(let number):
                // If the menu were not cleared, the shell would write over the menu line that has
                // the cursor.
                terminal.draw([], telling: nil)
                keyboard.stop()
                try SessionEnd.interrupted(signal: number).leave(isResumable: false)
            }
        }
        return nil
    }
}

private enum Input: Sendable {
    case keyboard(Keyboard.Input)
    case signal(Int32)
}
