import PlaySession
import QuestionBank
import TerminalIO
import TriviaGame

extension QuestionSource {
    /// All matching questions in pack order, or `count` of them at random. Throws an error if no
    /// questions match or if too many questions match.
    func questions(_ wishes: QuestionFilter, count: Int?, seed: UInt64) throws -> [GameSetup.Entry]
    {
        var filter = wishes
        filter.packs = try titles(wishes.packs)
        let fitting = try bank.count(filter).all
        guard fitting > 0 else { throw try unknownCategory(wishes) ?? Self.nothingFits }
        let wanted = count ?? fitting
        guard wanted <= BankStore.mostDrawn else {
            throw CommandFailure(
                .usage,
                "\(Figures.count(fitting, "question")) are too many to print; choose fewer with --questions or --category"
            )
        }
        let drawn = try bank.draw(filter, count: wanted, seed: seed)
        let ordered = count == nil ? drawn.sorted { $0.id < $1.id } : drawn
        return ordered.map(GameSetup.Entry.init)
    }
}
