import Foundation

/// Describes how well a player is heard in a room, with advice. The assessment is a pure function of a few
/// measurements.
struct HearingAssessment: Sendable, Hashable {
    /// One of the words that the player was asked to say.
    struct Word: Sendable, Hashable {
        enum Outcome: Sendable, Hashable {
            case right, wrong, unsure, nothing
        }

        var outcome: Outcome
        /// Decibels of the speech above the preceding silence; nil if nothing was heard.
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

    /// A silence louder than this means that the room is loud. Conversation at a table is around −30 decibels, and a
    /// quiet room is below −50.
    private static let loudRoom = -40.0
    /// Speech closer to the noise level than this is hard to recognize. At 10 decibels above kitchen noise, a quarter
    /// of the answers were lost.
    private static let clearSpeech = 15.0

    /// - Parameter noise: The level of the silence in decibels, with 0 as full scale.
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
            advice.append("I cannot hear you. Is this the right microphone, and is it switched on?")
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
            advice.append("I sometimes misheard your words, so I will ask again more often.")
        } else if silent > 0 {
            // If the recognizer missed words, this says nothing about the confidence of the other words, so do not
            // change the strictness.
            advice.append("I did not hear some of the words. Run “setup” to try again.")
        } else if right < words.count {
            strictness = .relaxed
            advice.append("I was unsure of some words, so I will accept less certain ones.")
        }
    }
}
