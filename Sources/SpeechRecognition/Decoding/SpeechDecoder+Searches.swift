internal import CPocketsphinx
import Foundation

extension SpeechDecoder {
    /// Creates a search for any sequence of phones (`ps_add_allphone_file`). `insertionProbability`
    /// sets a phone's cost (`-pip`), and `beam` limits how far a phone's score may fall behind the
    /// best score (`-beam`, `-pbeam`).
    mutating func setPhoneLoop(
        insertionProbability: Double = 1, beam: Double = 1e-48, named name: String
    ) throws(SpeechDecoderError) {
        let options = ["-pip": insertionProbability, "-beam": beam, "-pbeam": beam]
        let before = options.keys.map { ($0, option($0)) }
        for (option, value) in options { setOption(option, to: value) }
        defer { for (option, value) in before { setOption(option, to: value) } }
        try check(unsafe CPocketsphinx_add_loop(handle, name), "preparing the search for phones")
    }

    /// Selects the search for the next utterance (`ps_activate_search`).
    mutating func select(_ name: String) throws(SpeechDecoderError) {
        try check(unsafe CPocketsphinx_activate(handle, name), "choosing a search")
    }

    /// Whether the dictionary contains the word in exactly this spelling.
    package func knows(_ word: String) -> Bool { pronunciation(of: word) != nil }

    /// The first pronunciation of a dictionary word (`ps_lookup_word`), in ARPAbet.
    package func pronunciation(of word: String) -> String? {
        guard let phones = unsafe ps_lookup_word(handle, word) else { return nil }
        defer { unsafe free(phones) }
        return unsafe String(cString: phones)
    }

    /// Adds a word to this decoder's dictionary (`ps_add_word`). Call this method before you create
    /// a search that uses the word.
    mutating func addWord(_ word: String, phones: String) throws(SpeechDecoderError) {
        guard unsafe ps_add_word(handle, word, phones, 0) >= 0 else {
            throw .pronunciationRefused(word: word, phones: phones)
        }
    }
}
