import Foundation
import SpeechRecognition

/// The resources that the test process holds.
struct ProcessResources {
    /// The target of each open descriptor.
    var descriptors: [String]
    var threadCount: Int
    /// The allocated memory of the process. The resident memory also depends on the allocator,
    /// which keeps more if more threads have used it.
    var allocatedBytes: Int
    var residentBytes: Int

    var descriptorCount: Int { descriptors.count }

    /// The current resources. First releases unused memory of the allocator.
    static func current() -> ProcessResources {
        SteadyMemory.giveBack()
        let files = FileManager.default
        let numbers = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        let descriptors = numbers.compactMap {
            try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        let threads = try? files.contentsOfDirectory(atPath: "/proc/self/task")
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return ProcessResources(
            descriptors: descriptors.sorted(), threadCount: threads?.count ?? 0,
            allocatedBytes: SteadyMemory.allocatedBytes, residentBytes: pages * 4_096)
    }
}

/// The number of start and stop cycles in the leak test: `TRIVIA_LEAK_RUNS`, or a small number.
let leakTestRuns = ProcessInfo.processInfo.environment["TRIVIA_LEAK_RUNS"].flatMap(Int.init) ?? 100
