import Foundation
package import TerminalIO

/// The report on a replay: a folder with tables in Markdown and two diagrams.
package struct ReplayReport {
    package let records: [TrialRecord]
    package let realTimeFactor: Double

    package init(records: [TrialRecord], realTimeFactor: Double) {
        self.records = records
        self.realTimeFactor = realTimeFactor
    }

    /// Whether the trial tests a near miss, which measures how well similar words are
    /// distinguished.
    private static func isNear(_ record: TrialRecord) -> Bool { record.kind.hasPrefix("near") }

    /// Writes `report.md`, `det.svg` and `reliability.svg`.
    package func write(to path: String) throws(CommandFailure) {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let main = records.filter { !Self.isNear($0) }
        let files = [
            ("report.md", markdown),
            ("det.svg", Chart(ErrorCurve(main)).svg),
            ("reliability.svg", Chart(Reliability(main)).svg),
        ]
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            for (name, text) in files {
                try Data(text.utf8).write(
                    to: folder.appendingPathComponent(name), options: .atomic)
            }
        } catch {
            throw CommandFailure(
                .refusedInput,
                "the report was not written to '\(path)': \(error.localizedDescription)")
        }
    }

    var markdown: String {
        let main = records.filter { !Self.isNear($0) }
        let curve = ErrorCurve(main)
        var lines = ["# Replay", "", "Shares with their 95 % confidence intervals.", ""]
        lines += table("kind", records) { $0.kind }
        lines += table("set", main) { $0.set }
        lines += table("group", main) { $0.group }
        lines += ["| wrong answers accepted | right answers accepted |", "|---|---|"]
        for limit in [0.005, 0.01, 0.02, 0.05] {
            let accepted = 1 - curve.falseRejects(atFalseAccepts: limit)
            lines.append("| \(limit * 100) % | \((accepted * 1_000).rounded() / 10) % |")
        }
        lines += ["", "Expected calibration error: \(Reliability(main).error.rounded4)", ""]
        lines.append("Real-time factor: \(realTimeFactor.rounded4)")
        for (name, values) in [
            ("work after the last sample", records.map(\.computeSeconds)),
            ("sound after the last word", records.compactMap(\.afterSpeech)),
        ] where !values.isEmpty {
            lines.append(
                "Seconds of \(name): median \(Self.quantile(values, 0.5).rounded4), "
                    + "95th percentile \(Self.quantile(values, 0.95).rounded4)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func table(
        _ title: String, _ records: [TrialRecord], by key: (TrialRecord) -> String
    ) -> [String] {
        let groups = Dictionary(grouping: records, by: key).sorted { $0.key < $1.key }
        guard groups.contains(where: { !$0.key.isEmpty }) else { return [] }
        var lines = [
            "| \(title) | right | accepted | wrong | wrongly accepted |", "|---|---|---|---|---|",
        ]
        let near = records.filter { !Self.isNear($0) }
        for (name, members) in groups + [("all but near misses", near)] {
            let right = members.filter(\.isRight)
            let wrong = members.filter { !$0.isRight }
            lines.append(
                "| \(name.isEmpty ? "–" : name) | \(right.count) | "
                    + Rate(part: right.count { $0.isAccepted }, whole: right.count).text
                    + " | \(wrong.count) | "
                    + Rate(part: wrong.count { $0.isAccepted }, whole: wrong.count).text + " |")
        }
        return lines + [""]
    }

    private static func quantile(_ values: [Double], _ share: Double) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
    }
}
