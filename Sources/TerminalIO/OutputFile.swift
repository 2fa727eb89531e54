import Foundation

/// Writes a file completely or not at all, by renaming a temporary file to the target.
///
/// Symbolic links stay in place, and an existing file keeps its owner and mode. The program
/// overwrites a file in place if the file has other hard links or an owner that the program cannot
/// set.
package enum OutputFile {
    /// Passes `body` a function that writes to a file, or directly to standard output if the path
    /// is `-`. With `isPrivate`, only the owner may read a new file. If `body` throws an error, no
    /// new file remains.
    package static func write(
        to path: String, isPrivate: Bool = false,
        _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        if path == "-" {
            // Bytes that come from other people may contain terminal control sequences.
            let isTerminal = isatty(STDOUT_FILENO) == 1
            return try body {
                try send(isTerminal ? inertLines($0) : $0, to: STDOUT_FILENO, path)
            }
        }
        let present = try status(path)
        if let present, present.st_mode & S_IFMT != S_IFREG {
            return try stream(to: path, body)
        }
        let target = try target(of: path)
        // The temporary file's name is unpredictable, and `O_NOFOLLOW` ensures that the file is not
        // a link.
        let temporary = target + ".\(UUID().uuidString.prefix(8)).part"
        let descriptor = open(
            temporary, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
            isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        // Whether the temporary file is the only file with complete contents.
        var isNeeded = false
        do {
            try body { try send($0, to: descriptor, path) }
            guard fsync(descriptor) == 0 else { throw failure(path) }
            if let present, !take(descriptor, over: present) {
                let old = try openReserved(target, for: descriptor, path)
                defer { close(old) }
                isNeeded = true
                guard overwrite(old, with: descriptor) else {
                    throw failure(path, savedIn: temporary)
                }
                unlink(temporary)
            } else if rename(temporary, target) != 0 {
                throw failure(path)
            }
        } catch {
            if !isNeeded { unlink(temporary) }
            throw error
        }
    }

    // MARK: Existing files

    /// The status of the path's target, or nil if the target does not exist.
    private static func status(_ path: String) throws -> stat? {
        var status = stat()
        if stat(path, &status) == 0 { return status }
        guard errno == ENOENT else { throw failure(path) }
        return nil
    }

    /// The target of a path's symbolic links. The target might not exist yet.
    private static func target(of path: String) throws -> String {
        var target = path
        // Linux itself also gives up after 40 symbolic links.
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &buffer, buffer.count)
            guard count > 0 else { return target }
            let next = String(decoding: buffer[..<count], as: UTF8.self)
            let folder = (target as NSString).deletingLastPathComponent
            target =
                next.hasPrefix("/") || folder.isEmpty
                ? next : (folder as NSString).appendingPathComponent(next)
        }
        errno = ELOOP
        throw failure(path)
    }

    /// Gives the new file the owner and mode of the old file. Returns false on failure or if the
    /// old file has other hard links.
    private static func take(_ descriptor: Int32, over old: stat) -> Bool {
        var new = stat()
        guard old.st_nlink == 1, fstat(descriptor, &new) == 0 else { return false }
        if new.st_uid != old.st_uid || new.st_gid != old.st_gid,
            fchown(descriptor, old.st_uid, old.st_gid) != 0
        {
            return false
        }
        return fchmod(descriptor, old.st_mode & 0o7777) == 0
    }

    // MARK: Writing bytes

    /// Writes directly to a device or a pipe.
    private static func stream(
        to path: String, _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        try body { try send($0, to: descriptor, path) }
    }

    /// Opens a file that cannot be replaced, and reserves space for its new contents. If an error
    /// occurs, the file stays unchanged.
    private static func openReserved(
        _ target: String, for source: Int32, _ path: String
    ) throws -> Int32 {
        let descriptor = open(target, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        var (old, new) = (stat(), stat())
        var code = fstat(descriptor, &old) == 0 && fstat(source, &new) == 0 ? 0 : errno
        if code == 0, new.st_size > 0 {
            repeat {
                code = posix_fallocate(descriptor, 0, new.st_size)
            } while code == EINTR
            if code == EOPNOTSUPP || code == EINVAL { code = 0 }
            if code != 0 { ftruncate(descriptor, old.st_size) }
        }
        guard code == 0 else {
            close(descriptor)
            errno = code
            throw failure(path)
        }
        return descriptor
    }

    /// Overwrites the contents of a file, and returns false if this fails.
    private static func overwrite(_ target: Int32, with source: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var offset = 0
        while true {
            let count = pread(source, &buffer, buffer.count, off_t(offset))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return false }
            if count == 0 { break }
            guard (try? send(Array(buffer[..<count]), to: target, "")) != nil else { return false }
            offset += count
        }
        return ftruncate(target, off_t(offset)) == 0 && fsync(target) == 0
    }

    /// The lines of a text, with terminal control sequences made visible.
    private static func inertLines(_ bytes: [UInt8]) -> [UInt8] {
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return Array(lines.map(\.inert).joined(separator: "\n").utf8)
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ path: String, savedIn temporary: String) -> CommandFailure {
        CommandFailure(
            .refusedInput,
            "cannot write \(path): \(String(cString: strerror(errno))); the file is incomplete, and the complete data is in \(temporary)"
                .inert)
    }

    private static func failure(_ path: String) -> CommandFailure {
        CommandFailure(
            .refusedInput,
            "cannot write \(path): \(String(cString: strerror(errno))); choose a different place with -o"
                .inert)
    }
}
