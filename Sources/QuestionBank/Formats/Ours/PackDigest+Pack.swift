extension PackDigest {
    /// Calculates a pack's fingerprint from its bytes in our own format.
    package static func of(_ pack: Pack) -> String {
        var digest = PackDigest()
        var writer = JSONWriter()
        writer.begin(pack.header)
        for question in pack.questions {
            writer.next(question, isFirst: false)
            digest.update(writer.bytes)
            writer.removeAll()
        }
        digest.update(writer.bytes)
        return digest.text
    }
}
