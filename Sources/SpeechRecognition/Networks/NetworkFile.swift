import Foundation

/// A network in the format that `Scripts/learning/writing.py` writes: a JSON header, a zero byte
/// and one byte per weight.
struct NetworkFile<Head: Decodable> {
    let head: Head
    /// The weights of all layers, ordered by output, tap and input. Each weight is stored as a
    /// multiple of the `scale` of its output.
    let weights: ArraySlice<UInt8>

    /// Returns nil if the content does not begin with a valid header.
    init?(_ content: Data) {
        let bytes = [UInt8](content)
        let end = bytes.firstIndex(of: 0) ?? bytes.count
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])) else {
            return nil
        }
        self.head = head
        weights = bytes[end...].dropFirst()
    }
}
