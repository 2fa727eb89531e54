import Phonetics
import Testing

@testable import SpeechRecognition

@Suite struct PronunciationServiceTests {
    static let dictionary = PronunciationDictionary(
        text: """
            ;;; a comment
            a AH
            and AH N D
            and(2) AE N D
            brien B R AY AH N
            eight EY T
            eighty EY T IY
            four F AO R
            fourth F AO R TH
            nineteen N AY N T IY N
            o'brien OW B R AY AH N
            oh OW
            ray R EY
            rock R AA K
            roll R OW L
            three TH R IY
            seven S EH V AH N
            walker W AO K ER
            river R IH V ER
            """)
    let service = PronunciationService(
        dictionary: Self.dictionary,
        host: ["Wazowski": [Pronunciation([.w, .ah, .z, .aw, .s, .k, .iy])]])

    func said(_ word: String) -> [String] {
        service.pronunciations(of: word).map(\.pronunciation.description)
    }

    @Test func theDictionaryIsAskedForAllItsPronunciations() {
        #expect(said("and") == ["AH N D", "AE N D"])
        #expect(service.pronunciations(of: "and").allSatisfy { $0.source == .dictionary })
    }

    @Test func whatTheHostSaysWins() {
        #expect(
            service.pronunciations(of: "wazowski").map(\.source) == [.host])
        #expect(said("wazowski") == ["W AH Z AW S K IY"])
    }

    @Test func aPossessiveFollowsItsBase() {
        #expect(said("wazowski's") == ["W AH Z AW S K IY Z"])
        #expect(said("rock's") == ["R AA K S"])
        #expect(service.pronunciations(of: "wazowski's").map(\.source) == [.host])
    }

    @Test(arguments: [
        ("x-ray", "EH K S R EY"), ("rock-and-roll", "R AA K AH N D R OW L"),
        ("rock–roll", "R AA K R OW L"), ("o’brien", "OW B R AY AH N"), ("xbc", "EH K S B IY S IY"),
        ("f.b.i.", "EH F B IY AY"), ("bbc", "B IY B IY S IY"), ("r&b", "AA R AH N D B IY"),
        ("b", "B IY"), ("'rock'", "R AA K"), ("ROCK", "R AA K"), ("rock!", "R AA K"),
        ("riverwalker", "R IH V ER W AO K ER"), ("róck", "R AA K"),
        ("4", "F AO R"), ("1984", "N AY N T IY N EY T IY F AO R"),
        ("1908", "N AY N T IY N OW EY T"), ("80s", "EY T IY Z"), ("4th", "F AO R TH"),
        ("007", "Z IY R OW Z IY R OW S EH V AH N"), ("3.4", "TH R IY P OY N T F AO R"),
        ("3d", "TH R IY D IY"),
    ])
    func partsOfAWordAreJoined(word: String, likeliest: String) {
        #expect(said(word).contains(likeliest))
    }

    @Test func aLetterIsAlsoItsName() {
        #expect(said("a") == ["AH", "EY"])
    }

    @Test func aWordNobodyKnowsIsGuessedInSeveralWays() {
        let guesses = service.pronunciations(of: "zazulan")
        #expect(guesses.count > 1)
        #expect(guesses.allSatisfy { $0.source == .automatic })
        #expect(Set(guesses).count == guesses.count)
    }

    @Test(arguments: ["beyoncé", "ørsted", "straße", "бородин", "ʻōlelo", "naïve", "東京"])
    func otherLettersAreRead(word: String) {
        #expect(!said(word).isEmpty)
    }

    @Test(arguments: ["", " ", "...", "—", "'", "\u{301}", "\u{0}", "🎲"])
    func whatHasNoSoundGivesNothing(word: String) {
        #expect(service.pronunciations(of: word).isEmpty)
    }

    @Test func anyTextIsSurvived() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let scalars = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator))
            }
            let word = String(String.UnicodeScalarView(scalars))
            #expect(service.pronunciations(of: word).count <= 6)
        }
        #expect(!said(String(repeating: "banana", count: 2_000)).isEmpty)
        #expect(!said(String(repeating: "7", count: 5_000)).isEmpty)
    }

    @Test(
        "A dictionary of the shortest lines is searched to an end",
        arguments: [("a \n", 0), ("a\r\n", 0), ("a B\n", 64)])
    func shortestLines(line: String, entryCount: Int) {
        let dictionary = PronunciationDictionary(
            text: String(repeating: line, count: 64) + "b B IY")
        var found: [String] = []
        dictionary.forEachEntry { word, _ in found.append(word) }
        #expect(found.count == entryCount + 1)
        #expect(dictionary.pronunciations(of: "b").map(\.description) == ["B IY"])
        #expect(dictionary.pronunciations(of: "c").isEmpty)
    }

    @Test("A line with an unknown phone lists no word")
    func unknownPhone() {
        let dictionary = PronunciationDictionary(text: "rock R AA K\nroll R OW QQ\nray R EY # QQ\n")
        #expect(dictionary.contains("rock") && dictionary.contains("ray"))
        #expect(!dictionary.contains("roll") && dictionary.pronunciations(of: "roll").isEmpty)
        var found: [String] = []
        dictionary.forEachEntry { word, _ in found.append(word) }
        #expect(found == ["rock", "ray"])
    }

    @Test("A word with line breaks is not listed", arguments: 1...20)
    func lineBreaks(lineCount: Int) {
        let line = "a B\n"
        let dictionary = PronunciationDictionary(text: String(repeating: line, count: 64))
        let word = String(repeating: line, count: lineCount) + "a"
        #expect(!dictionary.contains(word) && dictionary.pronunciations(of: word).isEmpty)
    }

    @Test func hostNotationIsChecked() {
        #expect(throws: PronunciationError.unknownNotation(word: "loki", text: "L QQ")) {
            try PronunciationService(
                dictionary: Self.dictionary, hostArpabet: ["loki": ["L OW K IY", "L QQ"]])
        }
    }

    @Test func aMissingDictionaryIsNamed() {
        #expect(throws: PronunciationError.unreadableDictionary(path: "/nowhere/x.dict", code: 2)) {
            try PronunciationDictionary(path: "/nowhere/x.dict")
        }
    }
}

/// A random number generator with a seed (SplitMix64), so that a failing run can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
