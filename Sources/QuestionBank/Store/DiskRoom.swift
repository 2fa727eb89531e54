import Foundation

/// Checks the free space on the bank's disk.
enum DiskRoom {
    /// The minimum free space in bytes. To read a page, SQLite needs 32 KiB for a file next to the
    /// bank.
    private static let least = 64 << 10

    /// Whether a full disk is the only reason why a file cannot be written.
    static func isUsedUp(at path: String) -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        var state = statvfs()
        guard access(folder, W_OK) == 0, statvfs(folder, &state) == 0 else { return false }
        return UInt64(state.f_bavail) * UInt64(state.f_frsize) < UInt64(least)
    }
}
