import SpeechRecognition
import Transcript

/// What an observer of the session has learned.
struct Heard {
    private(set) var utterances = 0
    private(set) var words = 0
    private(set) var furthest = AudioTime.zero
    private(set) var missedEvents = 0
    private(set) var gaps = 0
    private(set) var failure: String?
    /// Whether positions and results arrived in order without overlap.
    private(set) var isInOrder = true
    /// For each hour, the seconds from the start of a recording to its first word.
    private(set) var offsets: [[Double]] = []
    private var lastFinal = AudioTime.zero

    mutating func take(_ event: ListeningEvent, diary: Diary) {
        switch event {
        case .progress(let place):
            if place <= furthest { isInOrder = false }
            furthest = place
        case .final(let recognition): take(recognition, diary: diary)
        case .gap: gaps += 1
        case .missed(let count): missedEvents += count
        case .interrupted(let reason): failure = reason
        case .failed(let error): failure = "\(error)"
        default: break
        }
    }

    private mutating func take(_ recognition: Recognition, diary: Diary) {
        utterances += 1
        words += recognition.best.segments.count
        guard let first = recognition.best.segments.first?.range.start else { return }
        if first < lastFinal { isInOrder = false }
        lastFinal = recognition.best.segments.last?.range.end ?? lastFinal
        guard let clip = diary.clipStart(before: first.sampleIndex) else { return }
        let hour = Int(first.seconds / 3_600)
        while offsets.count <= hour { offsets.append([]) }
        offsets[hour].append(first.seconds - AudioTime(sampleIndex: clip).seconds)
    }

    /// The median offset of each hour.
    var middleOffsets: [Double] {
        offsets.map { $0.isEmpty ? 0 : $0.sorted()[$0.count / 2] }
    }
}
