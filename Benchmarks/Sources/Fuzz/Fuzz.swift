import Glibc

/// Reads an input of the kind `FUZZ_TARGET` for libFuzzer, which accepts only the return value 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

private let target: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? "packs"
    guard let target = FuzzTarget(rawValue: name) else { fatalError("no target \(name)") }
    return target
}()

/// The kinds of input that strangers can supply.
enum FuzzTarget: String, CaseIterable {
    case packs
    case answerLines = "answer-lines"
    case jsgf
    case trials
    case configuration
    case events
    case models
    case languages
    case media

    func read(_ bytes: [UInt8]) {
        switch self {
        case .packs: PackReading.read(bytes)
        case .answerLines: AnswerLineReading.read(Self.text(bytes))
        case .jsgf: GrammarReading.read(Self.text(bytes))
        case .trials: TrialReading.read(bytes)
        case .configuration: ConfigurationReading.read(Self.text(bytes))
        case .events: EventReading.read(Self.text(bytes))
        case .models: ModelReading.read(bytes)
        case .languages: LanguageReading.read(bytes)
        case .media: MediaReading.read(bytes)
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
