import Foundation
import SpeechRecognition

/// The resources that the test process holds.
struct ProcessResources {
    var descriptorCount: Int
    var threadCount: Int
    /// The memory that the process has allocated. How much more of it is resident depends on the
    /// allocator, which keeps more the more threads have used it.
    var allocatedBytes: Int
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
            allocatedBytes: SteadyMemory.allocatedBytes, residentBytes: pages * 4_096)
    }
}

/// The number of start and stop cycles in the leak test: `TRIVIA_LEAK_RUNS`, or a small number.
let leakTestRuns = ProcessInfo.processInfo.environment["TRIVIA_LEAK_RUNS"].flatMap(Int.init) ?? 100
