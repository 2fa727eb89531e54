public import CommandMatcher

/// Connects the recognizer and the judge for one question. An answer round provides grammars and
/// interprets the recognized words.
public struct AnswerRound: Sendable {
    /// Judges the answers and provides their spoken forms.
    public let judge: AnswerJudge
    /// All choices in the order shown; empty for an open question.
    public let choices: [String]
    /// Answers to other questions, which the grammar contains so that they are not mistaken for
    /// this question's answer.
    public let rivals: [AnswerLine]
    /// The commands that players can give.
    public let commands: SpokenCommands
    /// Makes rulings on typed lines and on commands.
    let lines: LineReader
    var reader: CommandReader { lines.reader }
    /// The language of the judge.
    var language: CompiledLanguage { judge.language }

    /// Creates an answer round with the program's commands. If `choices` is nil, the answer line's
    /// choices are used.
    public init(
        judge: AnswerJudge, choices: [String]? = nil, rivals: [AnswerLine] = []
    ) throws(SpokenCommandsError) {
        self.init(
            judge: judge, choices: choices, rivals: rivals,
            commands: try SpokenCommands(judge.language))
    }

    /// Creates an answer round with a game's shared commands. If `choices` is nil, the answer
    /// line's choices are used.
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
