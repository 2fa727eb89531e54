import Languages
import TerminalIO
import TriviaGame
import WebPresenter

extension GameScreen {
    private func extent(of introduction: Introduction) -> String {
        introduction.roundCount > 0
            ? say.count(introduction.roundCount, "round")
            : say.count(introduction.questionCount - introduction.partCount, "question")
                + (introduction.partCount > 0 ? say(" with bonuses") : "")
    }

    /// The commands that players use most.
    private var usualCommands: String {
        mode.hasHints
            ? say("repeat, hint, skip, score, pause, challenge, quit")
            : say("repeat, skip, score, pause, challenge, quit")
    }

    func introduction(_ introduction: Introduction) -> [StyledLine] {
        var lines = [
            "",
            StyledLine(" \(introduction.title)", .strong)
                .adding(" · \(extent(of: introduction))", .faint),
        ]
        if introduction.players.count > 1 {
            let names = introduction.players.enumerated()
                .filter { !introduction.absent.contains($0.offset) }.map { "\($0 + 1) \($1)" }
            lines.append(
                StyledLine(
                    "   \(say(Sentence(introduction.mode.summary))) "
                        + Figures.list(names, lastWord: say("and")) + ".",
                    .faint))
        }
        if introduction.hasHost, introduction.hasKeys {
            lines.append(StyledLine("   \(hostKeys)", .faint))
        }
        switch introduction.way {
        case .voice(let device):
            lines.append(
                StyledLine(say("   Say the answer. The microphone is “\(device)”."), .faint))
            lines.append(StyledLine(say("   You can also say: \(usualCommands)."), .faint))
            if introduction.hasKeys, !introduction.hasHost {
                lines.append(StyledLine("   \(playerKeys)", .faint))
            }
        case .keyboard where introduction.hasHost: break
        case .keyboard:
            lines.append(
                StyledLine(
                    say("   Type the answer or one of these commands: \(usualCommands)."), .faint))
        case .recording:
            lines.append(
                StyledLine(say("   The answers are recordings that are recognized live."), .faint))
        }
        if introduction.isReadAloud {
            let whenItStops =
                introduction.mode.opening == .buzzer
                ? say("a player’s key stops the reading, but a voice does not.")
                : say("the microphone opens when the reading ends.")
            lines.append(StyledLine(say("   Questions are read aloud; \(whenItStops)"), .faint))
        }
        return wrap(lines) + (introduction.links.map(room) ?? [])
    }

    /// The addresses of the shared screen and the phones' page.
    private func room(_ links: RoomLinks) -> [StyledLine] {
        let host = StyledLine(say("   Host:   "), .faint).adding(links.host, .accent)
        let phones = StyledLine(say("   Phones: "), .faint)
            .adding("http://\(links.typed)", .accent)
        let lines =
            ["", StyledLine(say("   Screen: "), .faint).adding(links.screen, .accent)]
            + beside(host, StyledLine(say("  (works once; /link shows another)"), .faint))
        guard links.isOpen else {
            return lines
                + wrap([
                    StyledLine(
                        say(
                            "   Only this computer can open these pages. Add --lan to let phones join."
                        ),
                        .faint)
                ])
        }
        let letters = StyledLine(say("  letters "), .faint).adding(links.code, .strong)
        return lines + beside(phones, letters)
            + wrap([
                StyledLine(
                    say("   Anyone on this network can open these pages and join."), .warning),
                "",
            ]) + (QRCode(links.join)?.lines ?? []).map(Self.drawn)
    }

    /// A link with a note next to it or below it. The link is never split across lines.
    private func beside(_ link: StyledLine, _ note: StyledLine) -> [StyledLine] {
        guard link.columns + note.columns > columns else {
            return [note.runs.reduce(link) { $0.adding($1.text, $1.style) }]
        }
        let below = note.runs.reduce(StyledLine(String(repeating: " ", count: 9))) {
            $0.adding($1.text, $1.style)
        }
        return [link] + wrap([below])
    }

    /// A line of a drawing, split into runs that preserve the spaces.
    private static func drawn(_ line: String) -> StyledLine {
        var drawn = StyledLine("   ")
        for character in line { drawn.add(String(character)) }
        return drawn
    }
}
