extension UnsafeBufferPointer<UInt8> {
    /// The scalar at an index of valid UTF-8, and its length in bytes.
    func scalar(at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[index])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard length > 1, index + length <= count else { return (0, 1) }
        var value = first & (0xFF >> UInt32(length + 1))
        for offset in 1..<length { value = value << 6 | UInt32(self[index + offset]) & 0x3F }
        return (value, length)
    }
}
