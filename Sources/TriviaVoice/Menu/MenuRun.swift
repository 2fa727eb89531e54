import Foundation
import Languages
import QuestionBank
import TriviaGame

/// The menus at a terminal: keys are read, and what changes is shown.
struct MenuRun {
    let terminal: any Terminal
    let say: Sentences

    /// What was chosen.
    enum Chosen: Sendable, Hashable {
        case new(MenuChoices)
        case interrupted
    }

    /// Lets a game be chosen; nil when nobody wants one.
    ///
    /// - Parameter problem: Why there was no game with these choices.
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

    /// What follows a game.
    func end() async throws -> EndMenu.Choice {
        var menu = EndMenu(say: say)
        let choice = try await keys {
            terminal.draw(["", menu.line()], telling: nil)
        } take: { key in
            let choice = menu.take(key)
            if choice == nil { terminal.draw(["", menu.line()], telling: menu.line()) }
            return choice
        }
        // Or the next one would be drawn over what was written since.
        terminal.draw([], telling: nil)
        return choice ?? .quit
    }

    /// Reads keys until one decides; nil when the terminal is gone.
    ///
    /// - Parameter show: Shows the menu, at first and when the window has another size.
    /// - Throws: ``CommandFailure`` when Control-C ends the program.
    private func keys<Outcome>(
        showing show: () -> Void, take: (Key) -> Outcome?
    ) async throws -> Outcome? {
        // Before anything is shown: a key that meets a terminal in line mode waits for its Return.
        let keyboard = Keyboard()
        defer { keyboard.stop() }
        let (inputs, sender) = AsyncStream<Input>.makeStream()
        // The terminal is put back before a signal ends the program.
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
                // To this thread: sent to the program, it may stop only after the terminal was taken back.
                raise(SIGSTOP)
                keyboard.resume()
                show()
            case .signal(let number):
                // Or the shell would write where a name was being typed.
                terminal.draw([], telling: nil)
                keyboard.stop()
                try SessionEnd.interrupted(signal: number).leave(isResumable: false)
            }
        }
        return nil
    }
}

/// What reaches a menu.
private enum Input: Sendable {
    case keyboard(Keyboard.Input)
    case signal(Int32)
}
