public import CommandMatcher

/// A question as the recognizer and the judge need it: what to listen for, and what heard or typed
/// words mean.
///
/// Games, demo, replay, pack check and training all use this type to get from sound to a ruling. It
/// is a value that reads no clock and uses no device.
public struct AnswerRound: Sendable {
    /// Judges what is heard or typed, and knows which forms to listen for.
    public let judge: AnswerJudge
    /// All choices in the order they are shown; empty for an open question.
    public let choices: [String]
    /// Answers of other questions to listen for. Without them, a player who gives one of these
    /// answers may be heard giving this question's answer.
    public let rivals: [AnswerLine]
    /// The commands that players can give.
    public let commands: SpokenCommands
    let reader: CommandReader
    /// The spoken language, which is the judge's language.
    var language: CompiledLanguage { judge.language }

    /// Creates a question with the commands that come with the program.
    ///
    /// - Parameter choices: The choices in the order they are shown; nil uses those of the judge's
    ///   line.
    /// - Throws: The errors of ``SpokenCommands/init()``.
    public init(
        judge: AnswerJudge, choices: [String]? = nil, rivals: [AnswerLine] = []
    ) throws(SpokenCommandsError) {
        self.init(
            judge: judge, choices: choices, rivals: rivals,
            commands: try SpokenCommands(judge.language))
    }

    /// Creates a round with commands that have already been read. Games share one command table for
    /// all their questions.
    ///
    /// - Parameter choices: The choices in the order they are shown; nil uses those of the judge's
    ///   line.
    public init(
        judge: AnswerJudge, choices: [String]? = nil, rivals: [AnswerLine] = [],
        commands: SpokenCommands
    ) {
        let choices = choices ?? judge.line.choices
        self.judge = judge
        self.choices = choices
        self.rivals = rivals
        self.commands = commands
        reader = CommandReader(choices: choices, table: commands.table)
    }
}
