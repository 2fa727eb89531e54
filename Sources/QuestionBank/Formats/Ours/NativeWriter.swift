/// Writes packs in our own JSON format.
package struct NativeWriter: PackWriting {
    private var writer = JSONWriter()

    package init() {}

    package mutating func begin(
        _ header: PackHeader, into output: inout [UInt8]
    ) -> [PackProblem] {
        writer.begin(header)
        return flush(&output)
    }

    package mutating func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem] {
        writer.next(question, isFirst: isFirst)
        return flush(&output)
    }

    package mutating func end(isEmpty: Bool, into output: inout [UInt8]) {
        writer.end(isEmpty: isEmpty)
        _ = flush(&output)
    }

    private mutating func flush(_ output: inout [UInt8]) -> [PackProblem] {
        output += writer.bytes
        writer.removeAll()
        return []
    }
}
