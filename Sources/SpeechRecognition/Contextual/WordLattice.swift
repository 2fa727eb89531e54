internal import CPocketsphinx
internal import Foundation

/// A word that the n-gram search considered, with its posterior probability.
struct LatticeWord: Hashable {
    /// The engine's spelling, without the mark for a pronunciation variant.
    var text: String
    var firstFrame: Int
    var lastFrame: Int
    var posterior: Double
}

extension SpeechDecoder {
    /// After an n-gram search, the posteriors of the best path's words (`ps_seg_prob`), without
    /// fillers.
    func wordPosteriors() -> [Double] {
        var result: [Double] = []
        var iterator = unsafe ps_seg_iter(handle)
        while let segment = unsafe iterator {
            if let name = unsafe ps_seg_word(segment) {
                let text = unsafe String(cString: name)
                let word = DecodedWord(
                    text: Self.withoutVariantMark(text), firstFrame: 0, lastFrame: 0,
                    acousticScore: 0, languageScore: 0)
                if !word.isFiller {
                    let log = unsafe ps_seg_prob(segment, nil, nil, nil)
                    let value = unsafe logmath_exp(ps_get_logmath(handle), log)
                    result.append(min(1, max(0, value)))
                }
            }
            unsafe iterator = ps_seg_next(segment)
        }
        return result
    }

    /// The lattice's words (`ps_get_lattice`). Call ``bestPath()`` first, because that call
    /// computes the posteriors.
    func latticeWords() -> [LatticeWord] {
        guard let lattice = unsafe ps_get_lattice(handle) else { return [] }
        let logmath = unsafe ps_lattice_get_logmath(lattice)
        var words: [LatticeWord] = []
        var iterator = unsafe ps_latnode_iter(lattice)
        while let current = unsafe iterator {
            if let node = unsafe ps_latnode_iter_node(current),
                let name = unsafe ps_latnode_baseword(lattice, node)
            {
                var firstEnd: Int16 = 0
                var lastEnd: Int16 = 0
                let start = unsafe Int(ps_latnode_times(node, &firstEnd, &lastEnd))
                var posterior = 0.0
                var bestEnd = Int(lastEnd)
                var best = -1.0
                var exit = unsafe ps_latnode_exits(node)
                while let link = unsafe exit {
                    let edge = unsafe ps_latlink_iter_link(link)
                    let part = unsafe logmath_exp(logmath, ps_latlink_prob(lattice, edge, nil))
                    posterior += part
                    if part > best {
                        best = part
                        var linkStart: Int16 = 0
                        bestEnd = unsafe Int(ps_latlink_times(edge, &linkStart))
                    }
                    unsafe exit = ps_latlink_iter_next(link)
                }
                words.append(
                    LatticeWord(
                        text: unsafe String(cString: name), firstFrame: start,
                        lastFrame: max(start, bestEnd), posterior: min(1, posterior)))
            }
            unsafe iterator = ps_latnode_iter_next(current)
        }
        return words
    }
}
