package import Foundation
package import QuestionBank
package import TerminalIO
package import TriviaGame

/// Imports the shipped packs into the bank, and draws a game's questions.
package struct QuestionSource {
    package let bank: BankStore
    /// The titles of the packs that were read from files, keyed by file name.
    package var files: [String: String] = [:]
    /// Whether the game can play the sounds of questions. Without a loudspeaker, the game asks no
    /// questions with sounds.
    package var hasLoudspeaker = true

    package init(bank: BankStore, files: [String: String] = [:]) {
        self.bank = bank
        self.files = files
    }

    /// Imports the shipped packs that the user has not removed, and returns their number.
    @discardableResult
    package func importShippedPacks(from folder: URL? = DataFolder.find()) throws -> Int {
        guard !bank.isReadOnly else { return 0 }
        let awaited = try ShippedPack.all(notIn: bank, folder: folder).filter { !$0.isRemoved }
        for shipped in awaited { try bank.importFile(PackInput(path: shipped.file.path)) }
        return awaited.count
    }

    /// Draws questions for a game without rounds, starting with questions that have not been used
    /// yet. Throws an error if no question matches.
    package func draw(
        _ wishes: QuestionFilter, count: Int, scoring: Scoring, seed: UInt64
    ) throws -> [GameSetup.Entry] {
        var round = Round.normal
        round.count = count
        var taken: Set<Int64> = []
        let filter = try filter(RoundPlan(round), wishes)
        let entries = try questions(round, filter, scoring, seed: seed, taken: &taken)
        guard entries.isEmpty else { return entries }
        if wishes.packs.isEmpty, try bank.packs().isEmpty {
            throw CommandFailure(
                .refusedInput,
                "the question bank is empty; import a pack with: trivia-voice pack import FILE")
        }
        if let unknown = try unknownCategory(wishes) { throw unknown }
        if let why = try onlyBonuses(round, filter, scoring) {
            throw CommandFailure(.usage, why)
        }
        throw Self.nothingFits
    }

    package static let nothingFits = CommandFailure(
        .usage,
        "no question has the requested category, difficulty and tag; 'trivia-voice pack list' shows what "
            + "there is (a question whose picture or sound is missing needs --with-media)")

    /// The error for a requested category that has no questions, or nil if every requested category
    /// has questions.
    package func unknownCategory(_ wishes: QuestionFilter) throws -> CommandFailure? {
        for name in wishes.categories {
            let packs = try titles(wishes.packs)
            guard try bank.count(.init(packs: packs, categories: [name])).all == 0 else { continue }
            let known = Set(
                try bank.catalogue().filter { packs.isEmpty || packs.contains($0.pack) }
                    .compactMap(\.category.first))
            return CommandFailure(
                .usage,
                "there is no category “\(name)”; there are: ".inert
                    + (known.isEmpty
                        ? "none" : known.sorted().prefix(40).joined(separator: ", ").inert)
                    + (known.count > 40 ? " …" : ""))
        }
        return nil
    }

    /// Completes abbreviated titles of packs. The beginning of a title is enough if no other title
    /// begins in the same way. Call this method only after packs have been read from files.
    package func titles(_ packs: [String]) throws -> [String] {
        let known = try bank.packs().map(\.header.title)
        return try packs.map { name in
            if let title = known.first(where: { $0.lowercased() == name.lowercased() }) {
                return title
            }
            if let title = files[name] { return title }
            let begun = known.filter { $0.lowercased().hasPrefix(name.lowercased()) }
            guard begun.count == 1 else {
                throw CommandFailure(.usage, Self.noPack(name, begun.isEmpty ? known : begun))
            }
            return begun[0]
        }
    }

    /// The questions and rounds of an earlier game. Throws an error if the game does not exist.
    package func questions(
        ofGame id: Int64
    ) throws -> (entries: [GameSetup.Entry], rounds: [Round]) {
        let setup = try KeptGame(try bank.game(id), bank: bank).game.setup
        return (setup.entries, setup.rounds)
    }

    private static func noPack(_ name: String, _ known: [String]) -> String {
        "there is no pack “\(name.inert)”; there are: "
            + (known.isEmpty ? "none" : known.map(\.inert).joined(separator: ", "))
            + " (name a file by its path)"
    }
}

extension GameSetup.Entry {
    package init(_ stored: StoredQuestion) {
        self.init(pack: stored.pack, question: stored.question, learned: stored.learned)
    }
}
