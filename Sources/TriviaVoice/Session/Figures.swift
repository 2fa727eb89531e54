import Foundation
import QuestionBank

/// Figures as they are shown, the same in every locale.
enum Figures {
    /// `2.3 s`
    static func seconds(_ seconds: Double) -> String {
        String(format: "%.1f s", seconds)
    }

    /// `0.97`
    static func probability(_ probability: Double) -> String {
        String(format: "%.2f", probability)
    }

    /// `1,540`
    static func points(_ points: Int) -> String { points.grouped }

    /// `1 point`, `2 points`; `several` where more than one of it is not the noun with an s.
    static func count(_ count: Int, _ noun: String, several: String? = nil) -> String {
        count.counted(noun, several: several)
    }
}
