import ArgumentParser
import QuestionBank

/// Measures the time to draw twenty questions with each kind of filter.
struct Draw: ParsableCommand {
    @Option var bank: String
    @Option var runs = 200

    func run() throws {
        let clock = ContinuousClock()
        var store: BankStore?
        let opening = try clock.measure { store = try BankStore.open(at: bank) }
        guard let store else { return }
        print("open \(opening / .milliseconds(1)) ms")
        guard let pack = try store.packs().first?.header.title else {
            throw ValidationError("the bank holds no pack")
        }
        for (name, filter) in Self.filters(pack: pack) {
            var times: [Double] = []
            var count = 0
            for seed in 0..<runs {
                let time = try clock.measure {
                    count = try store.draw(filter, count: 20, seed: UInt64(seed)).count
                }
                times.append(time / .milliseconds(1))
            }
            guard count == 20 else { throw ValidationError("\(name): only \(count) questions") }
            times.sort()
            print(
                "\(name): \(count) questions, median \(times[runs / 2]) ms, "
                    + "p99 \(times[runs * 99 / 100]) ms")
        }
    }

    private static func filters(pack: String) -> [(String, QuestionFilter)] {
        [
            ("everything", QuestionFilter()),
            ("pack", QuestionFilter(packs: [pack])),
            ("category", QuestionFilter(categories: ["Topic 7"])),
            ("path", QuestionFilter(categories: ["Topic 7/Part 3"])),
            ("difficulty", QuestionFilter(difficulties: [.hard])),
            (
                "category and difficulty",
                QuestionFilter(categories: ["Topic 7"], difficulties: [.hard])
            ),
            ("tag", QuestionFilter(tags: ["tag9"])),
            (
                "all at once",
                QuestionFilter(
                    packs: [pack], categories: ["Topic 7"], difficulties: [.hard], tags: ["tag9"])
            ),
        ]
    }
}
