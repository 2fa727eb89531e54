import ArgumentParser
import SpeechRecognition
import TerminalIO
import TriviaGame

/// The options of the `play` command.
struct PlayOptions: ParsableArguments {
    @Option(
        help:
            "Ask only questions from this pack (its title, the beginning of its title, or a file); may be repeated."
    )
    var pack: [String] = []

    @Flag(help: "Also keep the pack in the question bank if --pack names a file.")
    var keep = false

    @Option(help: "How many questions. (default: \(Self.usualCount))")
    var questions: Int?

    @OptionGroup var questionOptions: QuestionOptions

    @Flag(help: "Type the answers.")
    var keyboard = false

    @Flag(help: "Answer by voice. Without a microphone, the program ends.")
    var voice = false

    @Option(help: "The microphone, as ALSA names it.")
    var device = Microphone.defaultDevice

    @Flag(help: "Keep the microphone off until you press m, for one answer at a time.")
    var pushToTalk = false

    @Option(help: "A player's name; may be repeated for up to eight players.")
    var player: [String] = []

    @Option(
        help:
            "A team's name; may be repeated for up to eight teams. A question that one team misses goes to the next team (--mode teams), unless --mode or --screen says otherwise."
    )
    var team: [String] = []

    @OptionGroup var screenOptions: ScreenOptions
    @OptionGroup var ruleOptions: RuleOptions

    @Option(help: "Seconds for an answer, unless the question has its own limit.")
    var timeLimit: Double?

    @Option(
        help:
            "Choose and order the questions with this seed. The same seed gives the same questions until some of them have been asked; see --same-as."
    )
    var seed: UInt64?

    @Option(
        help: ArgumentHelp(
            "Ask the questions of an earlier game again, in the same order.", valueName: "game"))
    var sameAs: Int64?

    @Flag(help: "Read the questions aloud.")
    var speak = false

    @Option(
        help: ArgumentHelp(
            "The program that reads aloud: flite, espeak-ng, or a command that reads the text from standard input.",
            valueName: "voice"))
    var speakWith = Self.usualVoice

    @Option(help: "Reading speed; 1 is the voice's normal speed.")
    var speechRate = 1.0

    // With this strategy, the parser rejects a negative number as an invalid value instead of
    // mistaking the number for an option.
    @Option(
        parsing: .unconditional,
        help: "Loudness of the questions' sounds in percent; 0 turns them off.")
    var soundLevel = 100

    @Option(
        help:
            "How sure the recognizer must be, and how exact an answer must be: relaxed, normal or strict."
    )
    var strictness: StrictnessArgument?

    @Flag(help: "Continue the game that was interrupted most recently.")
    var resume = false

    @Flag(help: "Show the evidence behind each ruling.")
    var explain = false

    @Option(
        help: ArgumentHelp(
            "Save recordings of what players say, including on phones, in this folder, as trials for `replay`.",
            valueName: "folder"))
    var record: String?

    @Flag(help: "Ignore the configuration file ($XDG_CONFIG_HOME/trivia-voice/config.toml).")
    var noConfig = false

    @Flag(help: "Write one line per change and never redraw the screen, for screen readers.")
    var plain = false

    /// Whether to write plain lines. Plain lines are also written to a terminal that cannot redraw
    /// a line.
    var isPlain: Bool { plain || !json && SystemTerminal.isDumb }

    @Flag(help: "Print one JSON object per event.")
    var json = false

    @OptionGroup var languageOptions: LanguageOptions
    @OptionGroup var modelOptions: ModelOptions
    @OptionGroup var bankOptions: BankOptions

    func validate() throws {
        if keyboard, pushToTalk {
            throw ValidationError("--keyboard and --push-to-talk cannot be used together")
        }
        if keyboard, voice {
            throw ValidationError("--keyboard and --voice cannot be used together")
        }
        if let questions, !(1...1_000).contains(questions) {
            throw ValidationError("--questions must be a number from 1 to 1000")
        }
        if let timeLimit, !(1...600).contains(timeLimit) {
            throw ValidationError("--time-limit must be from 1 to 600 seconds")
        }
        if let problem = Player.problem(with: named) { throw ValidationError(problem) }
        guard named.count <= Mode.mostKeys else {
            throw ValidationError(
                "at most \(Mode.mostKeys) players or teams can be named, not \(named.count); with "
                    + "--screen, others can join by phone")
        }
        if resume, let first = choosing.first {
            throw ValidationError(
                "--resume and \(first) cannot be used together, because the game continues as it began"
            )
        }
        guard (0.25...4).contains(speechRate) else {
            throw ValidationError("--speech-rate must be from 0.25 to 4")
        }
        guard (0...100).contains(soundLevel) else {
            throw ValidationError("--sound-level must be from 0 to 100, not \(soundLevel)")
        }
        try ruleOptions.validate(players: screenOptions.isOn ? named.count : max(named.count, 1))
    }

    var named: [String] { player + team }

    /// The mode that the user specified, or a default that suits the screen, teams and number of
    /// players.
    var mode: Mode {
        let several: Mode = team.isEmpty ? .turns : .teams
        let usual: Mode = named.count > 1 ? several : .solo
        return ruleOptions.mode(named: screenOptions.isOn ? .everybody : usual)
    }

    static let usualCount = 10
    static let usualVoice = "flite"

    var host: Bool { ruleOptions.host }

    /// The options on the command line that determine a game's questions, players and rules.
    private var choosing: [String] {
        let isGiven = [
            "--pack": !pack.isEmpty, "--keep": keep, "--questions": questions != nil,
            "--player": !player.isEmpty, "--team": !team.isEmpty, "--time-limit": timeLimit != nil,
            "--seed": seed != nil, "--same-as": sameAs != nil,
        ]
        let names = isGiven.filter(\.value).keys + questionOptions.given
        return names.sorted() + ruleOptions.given
    }
}
