import Foundation
import Transcript

/// The figures of a run, and whether they meet the requirements.
struct Report {
    var heard: Heard
    var pages: Diary.Pages
    var seconds: Double
    /// The number of initial minutes that memory figures leave out.
    var warmUp: Int
    var processorSeconds: Double
    var wallSeconds: Double
    var descriptorsLeft: Int

    static let memoryTolerance = 0.05
    static let realTimeFactorLimit = 0.15

    private var counted: [Int] {
        let all = pages.residentBytes
        return Array(all.dropFirst(min(warmUp, all.count / 2)))
    }

    /// The largest relative difference in memory from the first counted minute.
    private var memoryChange: Double {
        guard let first = counted.first else { return 0 }
        return counted.map { abs(Double($0 - first)) / Double(first) }.max() ?? 0
    }

    private var lostSamples: Int {
        AudioTime(seconds: seconds).sampleIndex - heard.furthest.sampleIndex
    }

    private var realTimeFactor: Double { processorSeconds / seconds }

    var isGood: Bool {
        memoryChange <= Self.memoryTolerance && lostSamples == 0 && heard.isInOrder
            && heard.gaps == 0 && heard.failure == nil && descriptorsLeft == 0
            && realTimeFactor <= Self.realTimeFactorLimit
    }

    var lines: [String] {
        func megabytes(_ bytes: Int?) -> String {
            String(format: "%.1f MB", Double(bytes ?? 0) / 1_048_576)
        }
        let hourly = stride(from: 0, to: pages.residentBytes.count, by: 60)
            .map { megabytes(pages.residentBytes[$0]) }
        let speech = Double(pages.speechSampleCount) / Double(AudioTime.hertz)
        return [
            String(
                format:
                    "audio %.2f h, %.0f %% of it speech; %d recordings, %d utterances, %d words",
                seconds / 3_600, speech / seconds * 100, pages.clipStarts.count, heard.utterances,
                heard.words),
            String(
                format: "processor time %.0f s, wall time %.0f s, real-time factor %.4f",
                processorSeconds, wallSeconds, realTimeFactor),
            "resident memory at each hour: " + hourly.joined(separator: ", "),
            "after the warm-up: first \(megabytes(counted.first)), least "
                + "\(megabytes(counted.min())), most \(megabytes(counted.max())), last "
                + megabytes(counted.last)
                + String(format: "; largest change %.2f %%", memoryChange * 100),
            "samples given and not reported: \(lostSamples); positions and finals in order: "
                + "\(heard.isInOrder); gaps: \(heard.gaps); events missed: \(heard.missedEvents); "
                + "descriptors left open: \(descriptorsLeft)",
            "first word after its recording's start, middle of each hour: "
                + heard.middleOffsets.map { String(format: "%.3f s", $0) }.joined(separator: ", "),
            heard.failure.map { "failed: \($0)" } ?? (isGood ? "good" : "not good enough"),
        ]
    }
}
