/// Makes zip archives whose entries are stored as they are (APPNOTE.TXT of PKWARE), for tests.
struct SmallZip {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    mutating func add(_ name: String, _ content: [UInt8], flags: UInt16 = 0) {
        let offset = bytes.count
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        var shared = number(20, 2) + number(Int(flags), 2) + number(0, 2) + number(0, 4)
        shared += number(Int(~sum), 4) + number(content.count, 4) + number(content.count, 4)
        shared += number(name.utf8.count, 2) + number(0, 2)
        bytes += [0x50, 0x4B, 3, 4] + shared + Array(name.utf8) + content
        directory += [0x50, 0x4B, 1, 2] + number(20, 2) + shared + number(0, 2) + number(0, 2)
        directory += number(0, 2) + number(0, 4) + number(offset, 4) + Array(name.utf8)
        count += 1
    }

    func finished(claiming entries: Int? = nil) -> [UInt8] {
        var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        end += number(entries ?? count, 2) + number(entries ?? count, 2)
        end += number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
        return bytes + directory + end
    }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
