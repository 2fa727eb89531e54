import ArgumentParser
import Foundation
import PlaySession

struct Play: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Play a game.",
        discussion: """
            Say the answers, or type them. Without a microphone, you play with the keyboard. \
            During a game you can say "repeat", "hint", "skip", "score", "pause" and "quit", \
            and "challenge" if an answer should have counted. The history keeps every game. \
            Continue an interrupted game with --resume. Without options, a menu asks what to \
            play.

            EXAMPLES
              trivia-voice play
              trivia-voice play --keyboard --questions 5 --category science
              trivia-voice play --pack "Film Characters" --difficulty easy --speak
              trivia-voice play --player Ada --player Grace
              trivia-voice play --team Reds --team Blues
              trivia-voice play --mode shout --player Ada --player Grace --player Linus
              trivia-voice play --record answers
              trivia-voice replay answers/trials.jsonl
              trivia-voice play --rounds evening --player Ada --player Grace
              trivia-voice play --round "normal 4" --round lightning --round final
              trivia-voice play --mode everybody --scoring jeopardy --team Red --team Blue
              trivia-voice play --screen --lan
              trivia-voice play --screen --lan --phone-voice --mode quiz
            """)

    @OptionGroup var options: PlayOptions

    func run() async throws {
        if Self.isBare, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            let play = try await options.afterSetup(isVoice: MenuChoices.remembered().isVoice)
            return try await MenuPlay(options: play).run()
        }
        let play = try await options.afterSetup(isVoice: true)
        let preparation = try play.prepare()
        let end = try await PlayRun(
            preparation: preparation, options: play,
            rooms: RoomFile(bank: options.bankOptions.place)
        ).run()
        try end.leave()
    }

    /// Whether the command line is just `play`, without any options that describe a game.
    private static var isBare: Bool {
        CommandLine.arguments.dropFirst().filter { $0 != "--plain" } == ["play"]
    }
}
