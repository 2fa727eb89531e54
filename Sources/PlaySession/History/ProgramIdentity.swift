import Foundation

/// Identifies this run of the program, even if another run had the same process ID.
enum ProgramIdentity {
    static var own: String { identity(of: getpid()) ?? "\(getpid())" }

    /// Whether the program with this identity is still running.
    static func isAlive(_ identity: String) -> Bool {
        guard let number = identity.split(separator: ":").first.flatMap({ Int32($0) }) else {
            return false
        }
        return Self.identity(of: number) == identity
    }

    /// A text with the process ID, the start time (field 22 of stat in proc(5)) and the boot ID.
    private static func identity(of number: Int32) -> String? {
        guard let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
            let boot = try? String(
                contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8),
            // The name of the process is in parentheses and may contain any characters.
            let bracket = stat.lastIndex(of: ")")
        else { return nil }
        let fields = stat[stat.index(after: bracket)...].split(separator: " ")
        guard fields.count > 19 else { return nil }
        let isDead = fields[0] == "Z" || fields[0] == "X"
        return isDead ? nil : "\(number):\(fields[19]):\(boot.prefix(36))"
    }
}
