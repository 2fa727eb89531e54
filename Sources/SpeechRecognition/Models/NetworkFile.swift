import Foundation

/// A network as learning writes it (`Scripts/learning/writing.py`): a head of JSON, a zero, and the weights of its
/// layers, a byte each.
struct NetworkFile<Head: Decodable> {
    let head: Head
    /// Of all layers, one behind the other: for each output, tap and input a signed weight in steps of its output's
    /// `scale`.
    let weights: ArraySlice<UInt8>

    /// - Returns: nil for what has no such head.
    init?(_ content: Data) {
        // As an array: of `Data`, byte by byte, a million weights take 20 ms.
        let bytes = [UInt8](content)
        let end = bytes.firstIndex(of: 0) ?? bytes.count
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes[..<end])) else {
            return nil
        }
        self.head = head
        weights = bytes[end...].dropFirst()
    }
}
