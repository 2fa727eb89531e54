import SpeechRecognition

@testable import PlaySession

/// Reads nothing aloud and remembers what it was to read.
final class RecordedReader: PromptReading {
    private let state = Lock<[String]>([])

    var texts: [String] { state.withLock { $0 } }

    func read(_ text: String) async {
        state.withLock { $0.append(text) }
    }

    func stop() {}
}
