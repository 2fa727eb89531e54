import SpeechRecognition

/// A terminal that records its output, for tests and transcripts.
final class RecordedTerminal: Terminal {
    private struct State {
        var lines: [StyledLine] = []
        var live: StyledLine?
        var shown: [StyledLine] = []
        var bells = 0
    }

    let columns: Int
    let isInteractive: Bool
    let failure: CommandFailure? = nil
    private let state = Lock(State())

    init(columns: Int = 80, isInteractive: Bool = true) {
        self.columns = columns
        self.isInteractive = isInteractive
    }

    var lines: [StyledLine] { state.withLock(\.lines) }
    var live: StyledLine? { state.withLock(\.live) }
    /// Every version of the changing line, in order.
    var shown: [StyledLine] { state.withLock(\.shown) }
    var bells: Int { state.withLock(\.bells) }
    var text: String { lines.map(\.text).joined(separator: "\n") }

    func write(_ lines: [StyledLine]) {
        state.withLock { $0.lines += lines }
    }

    func write(picture: String) {
        write(picture.split(separator: "\n").map { StyledLine(String($0)) })
    }

    func show(_ line: StyledLine?) {
        guard isInteractive else { return }
        state.withLock {
            $0.live = line
            if let line { $0.shown.append(line) }
        }
    }

    func draw(_ lines: [StyledLine], telling change: StyledLine?) {
        write(isInteractive ? lines : change.map { [$0] } ?? lines)
    }

    func ring() {
        state.withLock { $0.bells += 1 }
    }
}
