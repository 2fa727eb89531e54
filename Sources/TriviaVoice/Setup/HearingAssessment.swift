import Foundation

/// How well a player is heard at a place, in plain words, and what follows from it: a pure judgement of
/// a few measurements.
struct HearingAssessment: Sendable, Hashable {
    /// One word that was asked for.
    struct Word: Sendable, Hashable {
        enum Outcome: Sendable, Hashable {
            case right, wrong, unsure, nothing
        }

        var outcome: Outcome
        /// Decibels of the speech above the quiet before it; nil when nothing was heard.
        var aboveNoise: Double?
    }

    enum Grade: String, Sendable, Hashable {
        case well, fairly, badly, notAtAll
    }

    var grade: Grade
    var strictness: StrictnessArgument
    var usesPushToTalk: Bool
    /// Sentences for the player.
    var advice: [String]

    /// Louder than this in silence is a loud room: talk at a table lies around −30 decibels, a quiet
    /// room below −50.
    private static let loudRoom = -40.0
    /// Speech that is less above the noise is half drowned: what the program was measured with in a
    /// kitchen at 10 decibels is lost in a quarter of the answers.
    private static let clearSpeech = 15.0

    /// - Parameter noise: Decibels of the quiet, full scale being 0.
    init(noise: Double, words: [Word]) {
        let right = words.count { $0.outcome == .right }
        let wrong = words.count { $0.outcome == .wrong }
        let silent = words.count { $0.outcome == .nothing }
        let isLoud = noise > Self.loudRoom
        let clearness = words.compactMap(\.aboveNoise).min()
        let isDrowned = clearness.map { $0 < Self.clearSpeech } ?? false
        advice = []
        usesPushToTalk = isLoud
        strictness = .normal
        if silent == words.count {
            grade = .notAtAll
            advice.append("I hear nothing of you. Is this the right microphone, and is it on?")
        } else if right == words.count, !isLoud, !isDrowned {
            grade = .well
            advice.append("I hear you very well here.")
        } else if right == words.count || (right > words.count / 2 && wrong == 0) {
            grade = .fairly
            advice.append("I hear you, but not as well as I could.")
        } else {
            grade = .badly
            advice.append("I often do not understand you here.")
        }
        guard grade != .notAtAll else { return }
        if isLoud {
            advice.append("It is loud here. Keep the microphone off until you press m.")
        }
        if isDrowned { advice.append("Move closer to the microphone, or speak louder.") }
        if wrong > 0 {
            strictness = .strict
            advice.append("I mistook other words for yours, so I will ask again sooner.")
        } else if silent > 0 {
            // How surely words are heard that nobody said is not known.
            advice.append("I did not hear some of the words. Run “setup” to try again.")
        } else if right < words.count {
            strictness = .relaxed
            advice.append("I was unsure of your words, so I will ask less often.")
        }
    }
}
