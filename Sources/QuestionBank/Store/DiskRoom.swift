import Foundation

/// Whether there is room where the bank lies.
enum DiskRoom {
    /// SQLite wants 32 KiB beside the bank before it reads a page.
    private static let least = 64 << 10

    /// Whether a file could be written but for the room on its disk.
    static func isUsedUp(at path: String) -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        var state = statvfs()
        guard access(folder, W_OK) == 0, statvfs(folder, &state) == 0 else { return false }
        return UInt64(state.f_bavail) * UInt64(state.f_frsize) < UInt64(least)
    }
}
