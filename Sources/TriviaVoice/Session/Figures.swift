import Foundation

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
    static func points(_ points: Int) -> String {
        var digits = Array(String(abs(points)))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return (points < 0 ? "−" : "") + String(digits)
    }

    /// `1 point`, `2 points`; `several` where more than one of it is not the noun with an s.
    static func count(_ count: Int, _ noun: String, several: String? = nil) -> String {
        "\(points(count)) \(count == 1 ? noun : several ?? noun + "s")"
    }
}
