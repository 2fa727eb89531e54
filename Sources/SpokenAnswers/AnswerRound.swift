public import CommandMatcher

/// A question between recognizer and judge: what to listen for, and what it means when heard or
/// typed.
///
/// Games, demo, replay, pack check and training all go from sound to ruling through this type. It
/// is a value that reads no clock and uses no device.
public struct AnswerRound: Sendable {
    /// Judges what is heard or typed, and knows the forms to listen for.
    public let judge: AnswerJudge
    /// All choices in the order they are shown; empty for an open question.
    public let choices: [String]
    /// Answers of other questions to listen for too, so that a player who says one of them is not
    /// heard saying this answer.
    public let rivals: [AnswerLine]
    /// The commands that players can give to the game.
    public let commands: SpokenCommands
    let reader: CommandReader
    /// The spoken language: that of the judge.
    var language: CompiledLanguage { judge.language }

    /// A question with the commands that come with the program.
    ///
    /// - Parameter choices: In the order they are shown; nil takes those of the judge's line.
    /// - Throws: What ``SpokenCommands/init()`` throws.
    public init(
        judge: AnswerJudge, choices: [String]? = nil, rivals: [AnswerLine] = []
    ) throws(SpokenCommandsError) {
        self.init(
            judge: judge, choices: choices, rivals: rivals,
            commands: try SpokenCommands(judge.language))
    }

    /// A question with commands that have already been read; games share one table for all their
    /// questions.
    ///
    /// - Parameter choices: In the order they are shown; nil takes those of the judge's line.
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
