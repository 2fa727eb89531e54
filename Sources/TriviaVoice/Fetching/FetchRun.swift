import Dispatch
import Foundation
import QuestionBank
import SpeechRecognition

/// Fetches the files of many links, several at a time.
final class FetchRun: Sendable {
    private let links: [MediaLink]
    private let fetch: LinkFetch
    private let folder: URL
    private let totalLimit: Int
    private let state = Lock(State())

    struct Progress: Sendable, Hashable {
        var done = 0
        var bytes = 0
    }

    private struct State {
        var next = 0
        var progress = Progress()
        /// Whether a file exceeded the total limit.
        var isFull = false
        var results: [String: FetchedMedia] = [:]
    }

    private static let mostAtATime = 4

    /// Creates a run that stops when the files exceed `totalLimit` bytes in total. The memory must
    /// be able to hold `totalLimit` bytes.
    init(
        _ links: [MediaLink], with fetch: LinkFetch, into folder: URL, totalLimit: Int = 512 << 20
    ) {
        self.links = links
        self.fetch = fetch
        self.folder = folder
        self.totalLimit = totalLimit
    }

    /// Fetches every file, and blocks the calling thread. Only one thread at a time calls `report`.
    func run(
        report: @escaping @Sendable (Progress) -> Void = { _ in }
    ) -> [String: FetchedMedia] {
        let group = DispatchGroup()
        for _ in 0..<min(Self.mostAtATime, links.count) {
            group.enter()
            BlockingThread.start { [self] in
                while let place = take() { work(at: place, report) }
                group.leave()
            }
        }
        group.wait()
        return state.withLock { $0.results }
    }

    private func take() -> Int? {
        state.withLock { state in
            guard state.next < links.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }

    private func work(at place: Int, _ report: (Progress) -> Void) {
        let link = links[place]
        let file = folder.appending(path: "\(place)")
        var failure: FetchFailure?
        let isFull = state.withLock { $0.isFull }
        do throws(FetchFailure) {
            if isFull { throw .packTooLarge(limit: totalLimit) }
            try fetch.run(link, into: file)
        } catch { failure = error }
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        state.withLock { state in
            state.progress.done += 1
            // Files fetched at the same time count toward the limit in the order in which they
            // arrive.
            if failure == nil, size > totalLimit - state.progress.bytes {
                state.isFull = true
                failure = .packTooLarge(limit: totalLimit)
                try? FileManager.default.removeItem(at: file)
            }
            if let failure {
                state.results[link.text] = .failed(problem: failure.problem, hint: failure.hint)
            } else {
                state.progress.bytes += size
                state.results[link.text] = .file(file)
            }
            report(state.progress)
        }
    }
}
