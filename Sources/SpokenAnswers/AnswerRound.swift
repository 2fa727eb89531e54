public import CommandMatcher

/// A question between ear and judge: what to listen for, and what it means when it is heard or typed.
///
/// The one road from sound to ruling: games, demo, replay, pack check and training all take it. A value
/// that reads no clock and knows no device.
public struct AnswerRound: Sendable {
    /// Judges what is heard or typed, and knows the forms to listen for.
    public let judge: AnswerJudge
    /// All choices in the order they are shown; empty for an open question.
    public let choices: [String]
    /// Answers of other questions that are listened for too, so that somebody who says one of them is
    /// heard saying it.
    public let rivals: [AnswerLine]
    /// What players may tell the game.
    public let commands: SpokenCommands
    let reader: CommandReader
    /// What is spoken: the judge's.
    var language: CompiledLanguage { judge.language }

    /// A question for which the commands that come with the program are listened for.
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

    /// A round with commands that are read already; games have one table for all their questions.
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
