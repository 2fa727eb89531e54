import Foundation
import Languages
import TerminalIO
import TriviaGame

/// The menu that is shown before a game. The menu turns key presses into lines of text and an
/// outcome.
struct StartMenu: Sendable {
    enum Row: Int, CaseIterable, Sendable {
        case players, mode, rounds, pack, category, difficulty, questions, input, screen, start
        /// Continue the interrupted game, if there is one.
        case goOn
    }

    enum Outcome: Sendable, Hashable {
        case start, goOn, quit
    }

    struct Offer: Sendable, Hashable {
        var packs: [String] = []
        /// The categories, each with the packs that contain it.
        var categories: [String: Set<String>] = [:]
        var hasVoice = true
        /// The players of the last interrupted game, or nil if there is none.
        var interrupted: [String]?
    }

    let offer: Offer
    private(set) var choices: MenuChoices
    private(set) var row: Row
    /// The editor for the players' names, or nil while no names are being typed.
    private(set) var editor: LineEditor?
    /// The reason why the last choice is not possible, or nil if that choice is possible.
    private(set) var problem: String?
    let say: Sentences

    /// `problem` is the reason why no game could be played with the previous choices.
    init(
        offer: Offer, choices: MenuChoices, problem: String? = nil, say: Sentences = Sentences()
    ) {
        self.say = say
        self.problem = problem
        self.offer = offer
        self.choices = choices
        row = offer.interrupted == nil ? .start : .goOn
        if !offer.packs.contains(choices.pack ?? "") { self.choices.pack = nil }
        if !categories.contains(choices.category ?? "") { self.choices.category = nil }
        if !offer.hasVoice { self.choices.isVoice = false }
    }

    /// The categories of the chosen pack, or of all packs.
    var categories: [String] {
        offer.categories.filter { choices.pack == nil || $0.value.contains(choices.pack ?? "") }
            .keys.sorted()
    }

    var rows: [Row] {
        (offer.interrupted == nil ? [] : [.goOn]) + Row.allCases.filter { $0 != .goOn }
    }

    private mutating func move(by step: Int) {
        let place = rows.firstIndex(of: row) ?? 0
        row = rows[(place + step + rows.count) % rows.count]
    }

    mutating func take(_ key: Key) -> Outcome? {
        problem = nil
        if editor != nil {
            edit(key)
            return nil
        }
        switch key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .left: change(by: -1)
        case .right: change(by: 1)
        case .enter where row == .players:
            editor = LineEditor(choices.players.joined(separator: ", "))
        case .enter where row == .goOn: return .goOn
        case .enter: return startIfPossible()
        case .escape, .endOfInput, .character("q"): return .quit
        case .character(let character):
            // The digit 1 selects the first row, and the digit 0 selects the tenth row.
            if let digit = character.wholeNumberValue,
                let chosen = Row(rawValue: (digit + 9) % 10)
            {
                row = chosen
            }
        case .backspace, .delete, .deleteWord, .deleteToStart, .deleteToEnd, .home, .end: break
        }
        return nil
    }

    private mutating func startIfPossible() -> Outcome? {
        problem = choices.problem(say)
        return problem == nil ? .start : nil
    }

    private mutating func edit(_ key: Key) {
        guard var typing = editor else { return }
        if key == .escape {
            editor = nil
            return
        }
        guard let line = typing.take(key) else {
            editor = typing
            return
        }
        let names = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        if let wrong = Player.problem(with: names, say) {
            problem = wrong
            editor = LineEditor(line)
            return
        }
        choices.name(names)
        editor = nil
        row = .mode
    }

    private mutating func change(by step: Int) {
        switch row {
        case .players: editor = LineEditor(choices.players.joined(separator: ", "))
        case .mode:
            choices.mode = Self.next(choices.mode, in: Mode.all.map(\.name), by: step)
        case .rounds: choices.hasRounds.toggle()
        case .pack:
            choices.pack = Self.next(choices.pack, among: offer.packs, by: step)
            if !categories.contains(choices.category ?? "") { choices.category = nil }
        case .category:
            choices.category = Self.next(choices.category, among: categories, by: step)
        case .difficulty:
            choices.difficulty = Self.next(
                choices.difficulty, among: ["easy", "medium", "hard"], by: step)
        case .questions:
            choices.questions = min(max(choices.questions + 5 * step, 5), 100)
        case .input: if offer.hasVoice { choices.isVoice.toggle() }
        case .screen:
            choices.show(on: Self.next(choices.screen, among: ScreenReach.allCases, by: step))
        case .start, .goOn: break
        }
    }

    private static func next(_ item: String, in items: [String], by step: Int) -> String {
        let place = items.firstIndex(of: item) ?? 0
        return items[(place + step + items.count) % items.count]
    }

    /// The item that is `step` positions after the given item in a cycle of nil and all items.
    private static func next<Item: Equatable>(
        _ item: Item?, among items: [Item], by step: Int
    ) -> Item? {
        let all: [Item?] = [nil] + items
        let place = all.firstIndex(of: item) ?? 0
        return all[(place + step + all.count) % all.count]
    }
}
