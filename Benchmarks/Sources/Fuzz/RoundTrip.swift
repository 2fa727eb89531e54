import QuestionBank

/// Writes an accepted pack and reads it back. The project's own formats must preserve it exactly.
struct RoundTrip {
    private let pack: Pack
    private let format: PackFormat

    init(_ pack: Pack, through format: PackFormat) {
        self.pack = pack
        self.format = format
    }

    func check() throws {
        let (bytes, _) = try PackFile.bytes(of: pack, as: format)
        let back: PackCollector
        do {
            let input = try PackInput(name: "fuzz", bytes: bytes)
            back = try PackFile.collect(input, .init(format: format)).content
        } catch {
            fatalError("\(format.rawValue) as it was written cannot be read: \(error)")
        }
        guard format.isStrict else { return }
        let refused = back.problems.filter { $0.weight == .refused }
        precondition(refused.isEmpty, "\(format.rawValue) as it was written is refused: \(refused)")
        precondition(back.pack.questions == pack.questions, "\(format.rawValue) changed a question")
    }
}
