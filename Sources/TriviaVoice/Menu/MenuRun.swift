import Foundation
import Languages
import PlaySession
import QuestionBank
import TerminalIO
import TriviaGame

/// Runs the menus in a terminal: reads keys and shows changes.
struct MenuRun {
    let terminal: any Terminal
    let say: Sentences

    /// What the user chose.
    enum Chosen: Sendable, Hashable {
        case new(MenuChoices)
        case interrupted
    }

    /// Lets the user choose a game. Returns nil if the user quits.
    ///
    /// - Parameter problem: Why the previous choices could not be played.
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
        // Remove the menu, because the program may write other output before it draws the next menu.
        terminal.draw([], telling: nil)
        return choice ?? .quit
    }

    /// Reads keys until one of them makes a choice. Returns nil if the terminal has been closed.
    ///
    /// - Parameter show: Shows the menu. Called at the start and whenever the window's size changes.
    /// - Throws: ``CommandFailure`` if the user presses Control-C to end the program.
    private func keys<Outcome>(
        showing show: () -> Void, take: (Key) -> Outcome?
    ) async throws -> Outcome? {
        // Enter raw mode before anything is shown. Otherwise, an early key press would not arrive until the user
        // pressed Return.
        let keyboard = Keyboard()
        defer { keyboard.stop() }
        let (inputs, sender) = AsyncStream<Input>.makeStream()
        // Handle signals here, so that the terminal is restored before a signal ends the program.
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
                // Send the signal only to this thread. If the signal went to the whole process, the process might be
                // back in raw mode before it stopped.
                raise(SIGSTOP)
                keyboard.resume()
                show()
            case .signal(let number):
                // Remove the menu. Otherwise, the shell would write over the menu line that has the cursor.
                terminal.draw([], telling: nil)
                keyboard.stop()
                try SessionEnd.interrupted(signal: number).leave(isResumable: false)
            }
        }
        return nil
    }
}

/// The events that a menu reacts to.
private enum Input: Sendable {
    case keyboard(Keyboard.Input)
    case signal(Int32)
}
