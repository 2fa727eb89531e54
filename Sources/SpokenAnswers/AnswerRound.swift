public import CommandMatcher

/// Connects the recognizer and the judge for one question: provides the grammars, and determines
/// what spoken or typed words mean.
///
/// Games, the demo, replay, pack check and training all use this type to get from sound to a ruling. An answer round is
/// a value without clocks or devices.
public struct AnswerRound: Sendable {
    /// Judges the answers and provides their spoken forms.
    public let judge: AnswerJudge
    /// All choices in the order shown. Empty for an open question.
    public let choices: [String]
    /// Answers to other questions, included in the grammar. Without them, a player's wrong answer may be recognized as
    /// this question's answer.
    public let rivals: [AnswerLine]
    /// The commands that players can give.
    public let commands: SpokenCommands
    /// Rules on typed lines and on commands.
    let lines: LineReader
    var reader: CommandReader { lines.reader }
    /// The language of the judge.
    var language: CompiledLanguage { judge.language }

    /// Creates an answer round with the commands of the program.
    ///
    /// - Parameter choices: The choices in the order shown. If nil, the choices of the judge's answer line are used.
    /// - Throws: The errors of ``SpokenCommands/init()``.
    public init(
        judge: AnswerJudge, choices: [String]? = nil, rivals: [AnswerLine] = []
    ) throws(SpokenCommandsError) {
        self.init(
            judge: judge, choices: choices, rivals: rivals,
            commands: try SpokenCommands(judge.language))
    }

    /// Creates an answer round with existing commands. Games share one command table for all their questions.
    ///
    /// - Parameter choices: The choices in the order shown. If nil, the choices of the judge's answer line are used.
    public init(
        judge: AnswerJudge, choices: [String]? = nil, rivals: [AnswerLine] = [],
        commands: SpokenCommands
    ) {
        let choices = choices ?? judge.line.choices
        self.judge = judge
        self.choices = choices
        self.rivals = rivals
        self.commands = commands
        lines = LineReader(judge: judge, choices: choices, table: commands.table)
    }
}
