import Foundation

/// A network in the format that `Scripts/learning/writing.py` writes: a JSON header, a zero byte,
/// and the weights of the layers, one byte each.
struct NetworkFile<Head: Decodable> {
    let head: Head
    /// The weights of all layers, one layer after another. Each weight is a signed byte in steps of
    /// its output's `scale`. The weights are ordered by output, tap and input.
    let weights: ArraySlice<UInt8>

    /// - Returns: Nil if the content does not begin with a valid header.
    init?(_ content: Data) {
        // An array is much faster here. Reading `Data` byte by byte takes 20 ms for a million
        // weights.
        let bytes = [UInt8](content)
        let end = bytes.firstIndex(of: 0) ?? bytes.count
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])) else {
            return nil
        }
        self.head = head
        weights = bytes[end...].dropFirst()
    }
}
