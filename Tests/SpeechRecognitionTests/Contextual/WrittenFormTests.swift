import SpeechRecognition
import Testing
import Transcript

@Suite struct WrittenFormTests {
    /// Makes words from a text in which a number is a pause in seconds: "go 0.7 now".
    private func transcription(_ text: String) -> Transcription {
        var segments: [Segment] = []
        var time = 0.0
        for word in text.split(separator: " ") {
            if let pause = Double(word) {
                time += pause
                continue
            }
            let start = AudioTime(seconds: time)
            time += 0.2
            segments.append(
                Segment(
                    text: String(word),
                    range: TimeRange(start: start, end: AudioTime(seconds: time)),
                    confidence: 0.5))
        }
        return Transcription(segments: segments)
    }

    @Test(arguments: [
        ("the answer is paris", "The answer is Paris."),
        ("i think i'm right 0.7 next question", "I think I'm right. Next question."),
        ("who painted the mona lisa", "Who painted the mona lisa?"),
        ("is it paris 0.8 yes", "Is it Paris? Yes."),
        ("what a day", "What a day."),
        ("when it rains we stay", "When it rains we stay."),
        ("i was there 0.3 but nobody came", "I was there, but nobody came."),
        ("i was there but nobody came", "I was there but nobody came."),
        ("mr mcdonald 0.3 came", "Mr McDonald came."),
        ("where's mike wazowski", "Where's Mike Wazowski?"),
        ("", ""),
    ])
    func writtenOut(heard: String, written: String) {
        let form = WrittenForm(spellings: [
            "paris": "Paris", "mcdonald": "McDonald", "mike": "Mike", "wazowski": "Wazowski",
        ])
        let result = form.written(transcription(heard))
        #expect(result.text == written)
        #expect(result.segments.allSatisfy { $0.confidence == 0.5 })
    }
}
