import TriviaGame
import WebPresenter

// What is told before the first question.
extension GameScreen {
    /// How long it will be.
    private static func extent(of introduction: Introduction) -> String {
        introduction.roundCount > 0
            ? Figures.count(introduction.roundCount, "round")
            : Figures.count(introduction.questionCount - introduction.partCount, "question")
                + (introduction.partCount > 0 ? " with bonuses" : "")
    }

    func introduction(_ introduction: Introduction) -> [StyledLine] {
        var lines = [
            "",
            StyledLine(" \(introduction.title)", .strong)
                .adding(" · \(Self.extent(of: introduction))", .faint),
        ]
        if introduction.players.count > 1 {
            let names = introduction.players.enumerated().map { "\($0 + 1) \($1)" }
            lines.append(
                StyledLine(
                    "   \(introduction.mode.summary) " + Self.list(names, lastWord: "and") + ".",
                    .faint))
        }
        if introduction.hasHost, introduction.hasKeys {
            lines.append(StyledLine("   \(Self.hostKeys)", .faint))
        }
        switch introduction.way {
        case .voice(let device):
            lines.append(StyledLine("   Say the answer. The microphone is “\(device)”.", .faint))
            lines.append(StyledLine("   Also say: repeat, hint, skip, score, pause, quit.", .faint))
            if introduction.hasKeys, !introduction.hasHost {
                lines.append(StyledLine("   \(Self.playerKeys)", .faint))
            }
        case .keyboard where introduction.hasHost: break
        case .keyboard:
            lines.append(
                StyledLine(
                    "   Type the answer, or: repeat, hint, skip, score, pause, challenge, quit.",
                    .faint))
        case .recording:
            lines.append(StyledLine("   The answers are recordings, heard live.", .faint))
        }
        if introduction.isReadAloud {
            let whenItStops =
                introduction.mode.opening == .buzzer
                ? "a player’s key stops the reading, a voice does not."
                : "the microphone opens when the reading has ended."
            lines.append(StyledLine("   Questions are read aloud; \(whenItStops)", .faint))
        }
        return wrap(lines) + (introduction.links.map(room) ?? [])
    }

    /// Where screen and phones find the game.
    private func room(_ links: RoomLinks) -> [StyledLine] {
        var lines = [
            "", StyledLine("   Screen: ", .faint).adding(links.screen, .accent),
            StyledLine("   Host:   ", .faint).adding(links.host, .accent)
                .adding("  (whoever has this link rules)", .faint),
        ]
        guard links.isOpen else {
            return lines + [
                StyledLine("   Only this machine can open them; --lan lets phones in.", .faint)
            ]
        }
        lines += [
            StyledLine("   Phones: ", .faint).adding("http://\(links.typed)", .accent)
                .adding("  letters ", .faint).adding(links.code, .strong),
            StyledLine("   Everybody in this network can open the screen and join.", .warning), "",
        ]
        return lines + (QRCode(links.join)?.lines ?? []).map(Self.drawn)
    }

    /// A line of a drawing: its blanks are a part of it, each a piece of its own.
    private static func drawn(_ line: String) -> StyledLine {
        var drawn = StyledLine("   ")
        for character in line { drawn.add(String(character)) }
        return drawn
    }
}
