import Foundation
import Testing
import Transcript

@testable import SpeechRecognition

@Suite struct SpeechMetadataTests {
    private func transcription(_ words: [(String, Double, Double)]) -> Transcription {
        Transcription(
            segments: words.map { text, start, end in
                Segment(
                    text: text,
                    range: TimeRange(
                        start: AudioTime(seconds: start), end: AudioTime(seconds: end)))
            })
    }

    @Test func rateAndPausesComeFromTheWords() {
        let metadata = SpeechMetadata(
            transcription([
                ("uh", 1, 1.2), ("new", 1.6, 1.8), ("york", 1.82, 2.2), ("city", 2.4, 3),
            ]))
        #expect(metadata.speakingRate == 120)
        #expect(abs(metadata.averagePause - 0.3) < 1e-9)
        #expect(metadata.speechStart == AudioTime(seconds: 1))
        #expect(metadata.speechDuration == 2)
        #expect(metadata.voice == nil)
    }

    @Test func withoutWordsEverythingIsNought() {
        let metadata = SpeechMetadata(transcription([]))
        #expect(metadata.speakingRate == 0 && metadata.averagePause == 0)
        #expect(metadata.speechDuration == 0)
    }

    @Test func theJSONHasTheDocumentedKeys() throws {
        let metadata = SpeechMetadata(
            transcription([("go", 0.5, 1)]), samples: [Int16](repeating: 0, count: 320))
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(metadata))
        let object = try #require(json as? [String: Any])
        #expect(
            Set(object.keys)
                == ["speakingRate", "averagePause", "speechStart", "speechDuration", "voice"])
        let voice = try #require(object["voice"] as? [String: Any])
        #expect(Set(voice.keys) == ["pitch", "jitter", "shimmer", "voicing", "frames"])
    }
}
