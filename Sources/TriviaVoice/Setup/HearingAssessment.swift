import Foundation

/// Describes how well the program recognizes a player's speech in a room, and gives advice.
struct HearingAssessment: Sendable, Hashable {
    /// One of the words that the player was asked to say.
    struct Word: Sendable, Hashable {
        enum Outcome: Sendable, Hashable {
            case right, wrong, unsure, nothing
        }

        var outcome: Outcome
        /// The level of the speech above the preceding silence, in decibels, or nil if no speech
        /// was heard.
        var aboveNoise: Double?
    }

    enum Grade: String, Sendable, Hashable {
        case well, fairly, badly, notAtAll
    }

    var grade: Grade
    var strictness: StrictnessArgument
    var usesPushToTalk: Bool
    /// Advice for the player, in full sentences.
    var advice: [String]

    /// A room is loud if its level exceeds this value, in decibels. Conversation at a table is at
    /// around −30 decibels.
    private static let loudRoom = -40.0
    /// Speech is hard to recognize if its signal-to-noise ratio, in decibels, is lower than this
    /// value.
    private static let clearSpeech = 15.0

    /// `noise` is the level during silence, in decibels relative to full scale.
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
            // Missed words do not show how confident the recognizer is about other words.
            advice.append("I did not hear some of the words. Run “setup” to try again.")
        } else if right < words.count {
            strictness = .relaxed
            advice.append("I was unsure of some words, so I will accept less certain ones.")
        }
    }
}
