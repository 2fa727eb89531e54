import Foundation
import Synchronization
import Transcript

/// What the listening thread records.
final class Diary: Sendable {
    struct Pages: Sendable {
        /// The resident memory in bytes at the start of each simulated minute.
        var residentBytes: [Int] = []
        /// The stream positions at which recordings start.
        var clipStarts: [Int] = []
        var speechSampleCount = 0
    }

    private let kept = Mutex(Pages())
    private static let minute = 60 * AudioTime.hertz

    var pages: Pages { kept.withLock { $0 } }

    func hasReached(_ position: Int) {
        kept.withLock { pages in
            if position >= pages.residentBytes.count * Self.minute {
                pages.residentBytes.append(Process.residentBytes())
            }
        }
    }

    func clipStarts(at position: Int) { kept.withLock { $0.clipStarts.append(position) } }

    func addSpeech(_ count: Int) { kept.withLock { $0.speechSampleCount += count } }

    /// The start of the recording at a stream position.
    func clipStart(before position: Int) -> Int? {
        kept.withLock { $0.clipStarts.last { $0 <= position } }
    }
}

/// The resources that this process uses.
enum Process {
    static func residentBytes() -> Int {
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    static func processorSeconds() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_utime.seconds + usage.ru_stime.seconds
    }

    static func descriptorCount() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

enum Decibels {
    static func factor(_ decibels: Double) -> Double { pow(10, decibels / 20) }
}
