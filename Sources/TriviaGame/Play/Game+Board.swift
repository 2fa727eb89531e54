import CommandMatcher
import QuestionBank
import Transcript

// Lets players pick questions from a board.
extension Game {
    /// The remaining questions on the round's board, including the current one.
    package var board: Board {
        var columns: [Board.Column] = []
        for place in setup.entries.indices where roundNumbers[place] == play.number {
            let cell = cell(place)
            let column = columns.firstIndex { $0.category == cell.category }
            if column == nil { columns.append(.init(category: cell.category, values: [])) }
            if order[index...].contains(place) {
                columns[column ?? columns.count - 1].values.append(cell.value)
            }
        }
        let values = Set(
            setup.entries.indices.filter { roundNumbers[$0] == play.number }.map { cell($0).value })
        for column in columns.indices { columns[column].values.sort() }
        return Board(columns: columns, values: values.sorted())
    }

    private func cell(_ place: Int) -> GameSetup.Entry.Cell {
        let question = setup.entries[place].question
        return setup.entries[place].cell
            ?? .init(
                category: question.category.first ?? "Questions",
                value: rules.scoring.base(of: question))
    }

    mutating func requestPick(at now: AudioTime) {
        guard leftInRound > 0 else { return pick(order[index], by: nil, at: now) }
        let seat: Int
        if case .seat(let next) = openingFloor {
            seat = next
        } else {
            let last = judgements.last { $0.outcome == .correct }?.player
            seat =
                last.flatMap { self.seat(named: $0.name) } ?? play.chooser ?? contestants.first
                ?? 0
        }
        requestPick(of: seat, at: now)
    }

    mutating func requestPick(of seat: Int, at now: AudioTime) {
        play.chooser = seat
        phase = .requested(
            .pick(seat), until: now.advanced(bySeconds: rules.requestSeconds), since: now)
        askForPick(seat)
    }

    mutating func askForPick(_ seat: Int) {
        let board = board
        effects.append(.pick(board, by: standings[seat].player))
        listen(
            .pick(
                categories: board.columns.map(\.category), values: board.values,
                alone: board.columnsByValue))
    }

    /// Picks a question by its category's index and its value, by default the lowest value.
    mutating func pick(_ category: Int, _ value: Int?, by seat: Int?, at now: AudioTime) {
        let board = board
        guard board.columns.indices.contains(category) else { return }
        let column = board.columns[category]
        guard let value = value ?? column.values.first, column.values.contains(value),
            let place = order[index...].first(where: {
                cell($0) == .init(category: column.category, value: value)
            })
        else {
            return effects.append(
                .remark(.notOnBoard(category: column.category, left: column.values)))
        }
        pick(place, by: seat, at: now)
    }

    /// Picks the lowest value of the first category, because no player picked in time.
    mutating func pickForNobody(at now: AudioTime) {
        guard let first = board.columns.firstIndex(where: { !$0.values.isEmpty }) else { return }
        pick(first, nil, by: nil, at: now)
    }

    private mutating func pick(_ place: Int, by seat: Int?, at now: AudioTime) {
        if let other = order[index...].firstIndex(of: place) { order.swapAt(index, other) }
        let cell = cell(place)
        effects.append(
            .picked(
                category: cell.category, value: cell.value,
                by: seat.map { standings[$0].player }, left: leftInRound))
        ask(at: now)
    }
}
