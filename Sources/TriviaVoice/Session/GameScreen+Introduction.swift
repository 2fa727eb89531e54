import TriviaGame

// What is told before the first question.
extension GameScreen {
    /// How long it will be.
    private static func extent(of introduction: Introduction) -> String {
        introduction.roundCount > 0
            ? Figures.count(introduction.roundCount, "round")
            : Figures.count(introduction.questionCount, "question")
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
        return wrap(lines)
    }
}
