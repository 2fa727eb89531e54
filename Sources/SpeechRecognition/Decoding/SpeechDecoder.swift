internal import CPocketsphinx
import Foundation

/// The engine: PocketSphinx's `ps_decoder_t` with its searches and its current utterance. Use each
/// engine on only one thread.
@safe package struct SpeechDecoder: ~Copyable {
    let handle: OpaquePointer
    private let configuration: OpaquePointer
    private var isInUtterance = false
    /// The search for the current utterance; nil unless this program supplies the acoustic scores.
    private var scoredSearch: ScoredSearch?

    /// Silences the library's log once per process, because the log callback is global.
    private static let silence: Void = CPocketsphinx_silence()

    /// Stops the library from printing messages. Every thread that opens an engine object must call
    /// this function, because version 0.8 prints its option tables to a separate stream in each
    /// thread.
    static func silenceLibrary() {
        _ = silence
        err_set_logfp(nil)
    }

    /// Starts an engine (`ps_init`). The settings in the model's `feat.params` file take precedence
    /// over the options.
    package static func open(
        _ model: AcousticModel, options: [String: String] = [:], withDictionary: Bool = true
    ) throws(SpeechDecoderError) -> SpeechDecoder {
        silenceLibrary()
        var arguments = options
        arguments["-hmm"] = model.acousticFolder.path
        if withDictionary { arguments["-dict"] = model.dictionary.path }
        let strings = arguments.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        guard let configuration = unsafe parse(strings) else {
            throw .notOpened(model: model.folder.path)
        }
        guard let handle = unsafe ps_init(configuration) else {
            unsafe CPocketsphinx_options_free(configuration)
            throw .notOpened(model: model.folder.path)
        }
        return unsafe SpeechDecoder(handle: handle, configuration: configuration)
    }

    private init(handle: OpaquePointer, configuration: OpaquePointer) {
        unsafe self.handle = handle
        unsafe self.configuration = configuration
    }

    deinit {
        // The engine frees the memory of a search only when the utterance ends.
        _ = scoredSearch?.finish(with: nil)
        if isInUtterance { unsafe _ = ps_end_utt(handle) }
        unsafe ps_free(handle)
        unsafe CPocketsphinx_options_free(configuration)
    }

    private static func parse(_ strings: [String]) -> OpaquePointer? {
        var copies = unsafe strings.map { unsafe strdup($0) }
        defer {
            for index in unsafe copies.indices { unsafe free(copies[index]) }
        }
        return unsafe copies.withUnsafeMutableBufferPointer {
            unsafe CPocketsphinx_options_read(Int32($0.count), $0.baseAddress)
        }
    }

    /// Changes a floating-point option, such as `-pip` or `-lw`, for searches that are created
    /// afterward.
    func setOption(_ name: String, to value: Double) {
        unsafe CPocketsphinx_set_number(configuration, name, value)
    }

    func option(_ name: String) -> Double { unsafe CPocketsphinx_number(configuration, name) }

    /// Makes the engine use cepstra without subtracting their mean. The option `-cmn` cannot turn
    /// off the subtraction, because the model overrides the option.
    func takeCepstraAsTheyAre() throws(SpeechDecoderError) {
        try check(unsafe CPocketsphinx_keep_mean(handle), "keeping the mean of the cepstra")
    }

    // MARK: One utterance

    /// Starts an utterance with the selected search (`ps_start_utt`) and abandons any utterance in
    /// progress.
    mutating func startUtterance() throws(SpeechDecoderError) {
        try abandonUtterance()
        try check(unsafe ps_start_utt(handle), "starting an utterance")
        isInUtterance = true
    }

    /// Ends any utterance in progress and discards its result. The engine cannot switch to a
    /// different search during an utterance.
    package mutating func abandonUtterance() throws(SpeechDecoderError) {
        if isInUtterance { try endUtterance() }
        if scoredSearch != nil { try endSearch(with: nil) }
    }

    /// Scores and searches an utterance's cepstra (`ps_process_cep`), with `width` values per
    /// frame.
    func process(cepstra: [Float], width: Int) throws(SpeechDecoderError) {
        var cepstra = cepstra
        let count = cepstra.count / width
        let code = unsafe cepstra.withUnsafeMutableBufferPointer { buffer in
            var rows = unsafe (0..<count).map { row in
                unsafe buffer.baseAddress.map { unsafe $0 + row * width }
            }
            return unsafe rows.withUnsafeMutableBufferPointer {
                unsafe ps_process_cep(handle, $0.baseAddress, Int32(count), 0, 1)
            }
        }
        try check(code, "searching")
    }

    /// Starts an utterance whose acoustic scores are supplied by this program and not computed by
    /// the engine. The engine needs the options `-compallsen` and `-pl_window 0`.
    mutating func startSearch(senoneCount: Int) throws(SpeechDecoderError) {
        try abandonUtterance()
        scoredSearch = unsafe ScoredSearch(handle, senoneCount: senoneCount)
    }

    /// Searches more frames. After this call, the best path up to these frames is available.
    func search(_ scores: SenoneScores) { scoredSearch?.add(scores) }

    /// Ends the utterance with a second search on the `whole` scores, or abandons the utterance if
    /// `whole` is nil.
    mutating func endSearch(with whole: SenoneScores?) throws(SpeechDecoderError) {
        let code = scoredSearch?.finish(with: whole) ?? 0
        scoredSearch = nil
        try check(code, "searching")
    }

    /// Ends the utterance (`ps_end_utt`). After this call, the best path through the utterance is
    /// available.
    package mutating func endUtterance() throws(SpeechDecoderError) {
        isInUtterance = false
        try check(unsafe ps_end_utt(handle), "ending an utterance")
    }

    /// Frees the last path of a phone loop by running an empty utterance, because `ps_free` does
    /// not free the path.
    func forgetPath() throws(SpeechDecoderError) {
        try check(unsafe ps_start_utt(handle), "starting an utterance")
        try check(unsafe ps_end_utt(handle), "ending an utterance")
    }

    /// The best path so far, or nil if there is none. After the end of the utterance, only a path
    /// that reaches the end of the grammar is returned.
    package func bestPath() -> DecodedPath? {
        var score: Int32 = 0
        guard unsafe ps_get_hyp(handle, &score) != nil else { return nil }
        let segments = unsafe Self.segments(from: ps_seg_iter(handle))
        return DecodedPath(segments: segments, score: Int(score))
    }

    /// The alternative paths of a finished utterance (`ps_nbest`), best path first. No two paths
    /// have the same words.
    package func alternativePaths(limit: Int) -> [DecodedPath] {
        var paths: [DecodedPath] = []
        var seen: Set<[String]> = []
        var iterator = unsafe ps_nbest(handle)
        var remaining = limit * 20
        while let current = unsafe iterator, paths.count < limit, remaining > 0 {
            remaining -= 1
            var score: Int32 = 0
            if unsafe ps_nbest_hyp(current, &score) != nil {
                let segments = unsafe Self.segments(from: ps_nbest_seg(current))
                let path = DecodedPath(segments: segments, score: Int(score))
                let words = path.words.map(\.text)
                if !words.isEmpty, seen.insert(words).inserted { paths.append(path) }
            }
            unsafe iterator = ps_nbest_next(current)
        }
        if let rest = unsafe iterator { unsafe ps_nbest_free(rest) }
        return paths
    }

    private static func segments(from first: OpaquePointer?) -> [DecodedWord] {
        var result: [DecodedWord] = []
        var iterator = unsafe first
        while let segment = unsafe iterator {
            if let name = unsafe ps_seg_word(segment) {
                var start: Int32 = 0
                var end: Int32 = 0
                var acoustic: Int32 = 0
                var language: Int32 = 0
                var backoff: Int32 = 0
                unsafe ps_seg_frames(segment, &start, &end)
                unsafe _ = ps_seg_prob(segment, &acoustic, &language, &backoff)
                let (text, variant) = unsafe splitVariant(String(cString: name))
                result.append(
                    DecodedWord(
                        text: text, variant: variant, firstFrame: Int(start),
                        lastFrame: Int(end), acousticScore: Int(acoustic),
                        languageScore: Int(language)))
            }
            unsafe iterator = ps_seg_next(segment)
        }
        return result
    }

    /// Removes the mark of a pronunciation variant: `read(2)` becomes `read`.
    static func withoutVariantMark(_ word: String) -> String { splitVariant(word).text }

    /// Splits off the mark of a pronunciation variant: `read(2)` becomes `read` and 1.
    static func splitVariant(_ word: String) -> (text: String, variant: Int) {
        guard word.hasSuffix(")"), let open = word.lastIndex(of: "("), open > word.startIndex,
            let number = Int(word[word.index(after: open)...].dropLast())
        else { return (word, 0) }
        return (String(word[..<open]), number - 1)
    }

    func check(_ code: Int32, _ step: String) throws(SpeechDecoderError) {
        if code < 0 { throw .failed(step: step, code: Int(code)) }
    }
}
