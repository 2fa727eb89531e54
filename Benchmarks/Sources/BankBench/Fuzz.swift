import ArgumentParser
import Foundation
import QuestionBank

/// Feeds changed files to every reader. Only questions, problems and a `PackError` are allowed results.
struct Fuzz: ParsableCommand {
    @Option(help: "How many inputs in all.") var inputs = 100_000
    @Option var seed: UInt64 = 1
    @Option(help: "A folder with one or more files of every format.") var corpus: String
    @Option(help: "Seconds of processor time after which one input counts as a hang.") var limit =
        1.0

    func run() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: corpus).sorted()
        let seeds = try names.map {
            [UInt8](try Data(contentsOf: URL(filePath: "\(corpus)/\($0)")))
        }
        var mutator = Mutator(corpus: seeds, seed: seed)
        let clock = ContinuousClock()
        let start = clock.now
        var slowest = 0.0
        var counts = (read: 0, refused: 0, questions: 0)
        let formats: [PackFormat?] = PackFormat.allCases + [nil]
        var watch = FuzzWatch(inputs: inputs)
        var done = 0
        for number in 0..<inputs {
            if FuzzWatch.isInterrupted { break }
            watch.tick(number, slowest: slowest)
            done = number + 1
            let format = formats[number % formats.count]
            let bytes = mutator.next()
            let began = Self.processorSeconds()
            do {
                let input = try PackInput(name: "fuzz", bytes: bytes)
                let (_, content) = try PackFile.collect(input, .init(format: format))
                counts.read += 1
                counts.questions += content.questions.count
            } catch is PackError {
                counts.refused += 1
            }
            let time = Self.processorSeconds() - began
            if time > slowest {
                slowest = time
                if time > limit {
                    try Data(bytes).write(to: URL(filePath: "/tmp/bank-fuzz-slow"))
                    print("input \(number): \(time) s as \(format?.rawValue ?? "detected")")
                    throw ExitCode.failure
                }
            }
        }
        var usage = rusage()
        getrusage(0, &usage)  // RUSAGE_SELF
        print(
            "inputs \(done) of \(inputs): \(counts.read) read (\(counts.questions) questions), \(counts.refused) refused"
        )
        print("slowest \(slowest * 1000) ms, memory \(usage.ru_maxrss / 1024) MB")
        print("seconds \((clock.now - start) / .seconds(1))")
        if FuzzWatch.isInterrupted { throw ExitCode(130) }
    }

    /// The processor time, which does not count other work on the machine.
    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// Creates inputs from a corpus.
struct Mutator {
    private let corpus: [[UInt8]]
    private var random: SplitMix

    init(corpus: [[UInt8]], seed: UInt64) {
        self.corpus = corpus
        random = SplitMix(state: seed)
    }

    mutating func next() -> [UInt8] {
        var bytes = corpus[random.next(below: corpus.count)]
        // Different windows keep runs short and cover the deeper parts of a file.
        if bytes.count > 700, random.next(below: 4) != 0 {
            let start = random.next(below: 3) == 0 ? random.next(below: bytes.count - 600) : 0
            bytes = Array(bytes[start..<(start + 600)])
        }
        for _ in 0...random.next(below: 6) { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else {
            bytes = Array(Self.tokens[random.next(below: Self.tokens.count)].utf8)
            return
        }
        let place = random.next(below: bytes.count)
        switch random.next(below: 9) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes[place] ^= 1 << UInt8(random.next(below: 8))
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(below: 20)))
        case 3: bytes.removeSubrange(place...)
        case 4, 5:
            bytes.insert(
                contentsOf: Self.tokens[random.next(below: Self.tokens.count)].utf8, at: place)
        case 6:
            let other = corpus[random.next(below: corpus.count)]
            let start = random.next(below: other.count)
            bytes.insert(
                contentsOf: other[start..<min(other.count, start + 40)], at: place)
        case 7:
            let piece = bytes[place..<min(bytes.count, place + 30)]
            for _ in 0..<random.next(below: 20) { bytes.insert(contentsOf: piece, at: place) }
        default: bytes.swapAt(place, random.next(below: bytes.count))
        }
    }

    private static let tokens = [
        "{", "}", "[", "]", "\"", "\\", "\n", "\n\n", "\r", "\t", ",", ";", ":", "::", "=", "~",
        "#",
        "####", "{=", "->", "%50%", "%", "$CATEGORY: ", "//", "[html]", "<", ">", "</", "<!--",
        "<![CDATA[", "]]>", "<!DOCTYPE a [", "&amp;", "&#x41;", "&#xFFFFFFFF;", "&", "\\u0000",
        "\\uD800", "\u{0}", "\u{FEFF}", "é", "🎉", "1e999", "-0", "null", "true", "- ", "? ", "*a",
        "&a ", "|", ">-", "---", "...", "!!binary", "ANSWER: ", "A. ", "B) ", "(*)", "{{c1::", "}}",
        "[sound:", "#separator:tab", "#columns:", "{T}", "{#1..5}", "{#1:", "fraction=\"100\"",
        "%20",
        "{\"a\":", "[[[[[[[[", "{{{{{{{{", "((((", "\"\"\"", "`", "*", "'", "x27", "=>",
        "\u{1b}[31m",
    ]
}
