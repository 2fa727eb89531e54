import Foundation
import SpeechRecognition

/// The resources that the test process holds.
struct ProcessResources {
    var descriptorCount: Int
    var threadCount: Int
    var residentBytes: Int

    /// The resources now. Unused memory of the allocator is released first.
    static func current() -> ProcessResources {
        SteadyMemory.giveBack()
        let files = FileManager.default
        let descriptors = try? files.contentsOfDirectory(atPath: "/proc/self/fd")
        let threads = try? files.contentsOfDirectory(atPath: "/proc/self/task")
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return ProcessResources(
            descriptorCount: descriptors?.count ?? 0, threadCount: threads?.count ?? 0,
            residentBytes: pages * 4_096)
    }
}

/// The number of start and stop cycles in the leak test: `TRIVIA_LEAK_RUNS`, or a small number.
let leakTestRuns = ProcessInfo.processInfo.environment["TRIVIA_LEAK_RUNS"].flatMap(Int.init) ?? 100
