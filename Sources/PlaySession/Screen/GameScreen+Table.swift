import Languages
import TerminalIO
import TriviaGame

// Prints lines about the host and the players, especially the player whose turn it is.
extension GameScreen {
    func tableLines(_ effect: GameEffect) -> [StyledLine] {
        switch effect {
        case .floor(let player):
            [StyledLine("   \(player.name) ", .strong).adding(say("has the floor."), .accent)]
        case .freed(let others):
            [
                StyledLine(say("   The question goes to "), .accent)
                    .adding(Figures.list(others.map(\.name), lastWord: say("or")), .strong)
                    .adding(".", .accent)
            ]
        case .claimed(let player):
            [StyledLine(say("   The next right answer earns points for \(player.name)."), .faint)]
        case .whose(let heard, let players):
            [
                StyledLine("   ✔ ", .good)
                    .adding(
                        heard.map { say("“\($0)” is right. ") } ?? say("That is right. "), .strong
                    )
                    .adding(say("Whose was it\(keyNames(of: players.map(\.name)))? "), .accent)
                    .adding(howToSayWhose, .faint)
            ]
        case .tried(let judgement):
            [tried(judgement)]
                + (judgement.isHostsRuling
                    ? [StyledLine("     " + say("The host rejected the answer."), .faint)] : [])
        case .proposed(let proposal): self.proposed(proposal)
        case .adjusted(let standing, let points):
            [
                StyledLine("   \(standing.player.name): ", .accent)
                    .adding("\(points < 0 ? "" : "+")\(Figures.points(points))", .strong)
                    .adding(say(", now \(say.count(standing.points, "point"))"))
            ]
        case .takenBack(let standings, let judgement):
            [
                StyledLine(
                    judgement.map { say("   Taken back: \(inShort($0)). ") }
                        ?? say("   Taken back. "), .accent
                ).adding(self.standings(standings), .strong)
            ]
        case .joined(let player):
            [StyledLine(say("   \(player.name) plays from now on."), .accent)]
        case .left(let player): [StyledLine(say("   \(player.name) has left."), .accent)]
        default: []
        }
    }

    var howToSayWhose: String {
        switch way {
        case .keyboard: say("Press the player’s key, or type the name.")
        case .voice, .recording: say("Say the name, or press the player’s key.")
        }
    }

    private func tried(_ judgement: Judgement) -> StyledLine {
        var line = StyledLine("   ✘ ", .bad)
        line.add(judgement.heard.map { "“\($0)”" } ?? say("No"))
        if let cost = judgement.award?.total, let player = judgement.player {
            line.add(" \(player.name) \(Figures.points(cost))", .bad)
        }
        return line
    }

    private func proposed(_ proposal: Proposal) -> [StyledLine] {
        let says = proposal.isRight ? say("would accept it") : say("would reject it")
        let isTold = proposal.reason.contains(proposal.official)
        let official = isTold ? "" : say(" The answer is \(proposal.official).")
        return [
            StyledLine("   \(proposal.player?.name ?? "Somebody"): ", .accent)
                .adding(proposal.heard.map { "“\($0)”" } ?? say("an answer"), .strong),
            StyledLine(say("     The judge \(says). \(proposal.reason)\(official)"), .faint),
            StyledLine(say("     Host: press “a” to accept or “x” to reject."), .accent),
        ]
    }

    /// The players' keys, such as ` (1 Ada, 2 Grace)`.
    var keyNames: String { keyNames(of: players) }

    private func keyNames(of some: [String]) -> String {
        let names = players.enumerated().filter { some.contains($1) }.map { "\($0 + 1) \($1)" }
        return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    }

    /// The standings in a short form, with the best player first.
    func standings(_ standings: [Standing]) -> String {
        let ranked = standings.enumerated().sorted {
            ($1.element.points, $0.offset) < ($0.element.points, $1.offset)
        }
        let best = ranked.prefix(Self.mostStandings).map {
            "\($0.element.player.name) \(Figures.points($0.element.points))"
        }
        let others = ranked.count - best.count
        return (best + (others > 0 ? [say("and \(others) more")] : [])).joined(separator: " · ")
    }

    private static let mostStandings = 12
}
