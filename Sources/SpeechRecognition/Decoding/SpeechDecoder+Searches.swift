internal import CPocketsphinx
import Foundation

extension SpeechDecoder {
    /// How much a grammar's weights count beside the sound (the engine's usual `-lw`).
    static let languageWeight = 6.5

    /// Makes or replaces a named search over a word network (`ps_set_fsg`).
    ///
    /// - Parameter spelling: the engine's word for each word of the network.
    /// - Throws: ``SpeechDecoderError/unknownWord(_:)`` when the dictionary lacks one; the search of
    ///   that name is then the one it was before.
    mutating func setNetwork(
        _ network: WordNetwork, spelling: [String], named name: String
    ) throws(SpeechDecoderError) {
        for word in spelling where !knows(word) { throw .unknownWord(word) }
        let weight = Float(Self.languageWeight)
        guard
            let fsg = unsafe fsg_model_init(
                name, ps_get_logmath(handle), weight, Int32(network.stateCount + 1))
        else { throw .failed(function: "fsg_model_init", code: -1) }
        defer { unsafe _ = fsg_model_free(fsg) }
        unsafe fsg.pointee.start_state = Int32(network.start)
        let final = Int32(network.stateCount)
        unsafe fsg.pointee.final_state = final
        let ids = spelling.map { unsafe fsg_model_word_add(fsg, $0) }
        for arc in network.arcs {
            // The engine's log base is 1.0001; its macro for this is not imported.
            let cost = (arc.logWeight / 1.000_1.naturalLogarithm * Double(weight)).rounded()
            unsafe fsg_model_trans_add(
                fsg, Int32(arc.from), Int32(arc.to), Int32(max(cost, -1e8)), ids[arc.word])
        }
        for state in network.accepting {
            unsafe _ = fsg_model_null_trans_add(fsg, Int32(state), final, 0)
        }
        try check(unsafe ps_set_fsg(handle, name, fsg), "ps_set_fsg")
    }

    /// Makes a named free loop over the model's context-independent phones (`ps_set_allphone`).
    ///
    /// - Parameters:
    ///   - insertionProbability: `-pip`: what each further phone costs.
    ///   - beam: how far behind the best a phone is followed (`-beam`, `-pbeam`), whatever the
    ///     decoder's other searches have.
    mutating func setPhoneLoop(
        insertionProbability: Double = 1, beam: Double = 1e-48, named name: String
    ) throws(SpeechDecoderError) {
        let options = ["-pip": insertionProbability, "-beam": beam, "-pbeam": beam]
        let before = options.keys.map { ($0, option($0)) }
        for (option, value) in options { setOption(option, to: value) }
        defer { for (option, value) in before { setOption(option, to: value) } }
        try check(unsafe ps_set_allphone_file(handle, name, nil), "ps_set_allphone")
    }

    /// Chooses the search for the next utterance (`ps_set_search`).
    mutating func select(_ name: String) throws(SpeechDecoderError) {
        try check(unsafe ps_set_search(handle, name), "ps_set_search")
    }

    /// Whether the dictionary has the word in exactly this spelling.
    package func knows(_ word: String) -> Bool { pronunciation(of: word) != nil }

    /// The first pronunciation of a dictionary word (`ps_lookup_word`), as ARPAbet.
    package func pronunciation(of word: String) -> String? {
        guard let phones = unsafe ps_lookup_word(handle, word) else { return nil }
        defer { unsafe free(phones) }
        return unsafe String(cString: phones)
    }

    /// Adds a word to the dictionary of this decoder (`ps_add_word`) without rebuilding searches:
    /// networks that use it are set afterwards.
    mutating func addWord(_ word: String, phones: String) throws(SpeechDecoderError) {
        guard unsafe ps_add_word(handle, word, phones, 0) >= 0 else {
            throw .pronunciationRefused(word: word, phones: phones)
        }
    }
}
