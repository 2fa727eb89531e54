internal import CFlite
package import Phonetics
internal import Synchronization

/// Flite's lexicon and letter-to-sound rules for American English, called in process.
///
/// A call takes about 2 µs per word. The source is `lex_lookup` of flite 2.2 with its CMU lexicon. For unknown words,
/// `lex_lookup` falls back to the decision trees of `lts_apply` (Black, Lenzo, Pagel 1998: "Issues in building general
/// letter to sound rules").
package enum FliteLetterToSound {
    /// Flite's pronunciation of a word.
    ///
    /// - Parameter word: A word that consists of the lower-case letters a to z.
    /// - Returns: Nil if the word has other characters, or if flite has no pronunciation for the word.
    package static func pronunciation(of word: String) -> Pronunciation? {
        guard !word.isEmpty, word.utf8.allSatisfy({ (97...122).contains($0) }) else { return nil }
        return FliteLibrary.lock.withLock { library in
            let list = unsafe lex_lookup(library.lexicon, word, nil, nil)
            defer { unsafe delete_val(list) }
            var phones: [Phone] = []
            var cell = unsafe UnsafePointer<cst_val>(list)
            while let here = unsafe cell {
                guard let name = unsafe val_string(val_car(here)) else { return nil }
                let symbol = unsafe String(cString: name)
                guard let phone = Phone(fliteName: symbol) else { return nil }
                phones.append(phone)
                unsafe cell = val_cdr(here)
            }
            return phones.isEmpty ? nil : Pronunciation(phones)
        }
    }
}

extension Phone {
    /// Creates a phone from flite's `cmulex` phone set: lower-case ARPAbet with a stress digit on vowels, and `ax` for
    /// the reduced vowel.
    init?(fliteName name: String) {
        let base = name.filter { !$0.isNumber }.uppercased()
        switch base {
        case "AX": self = .ah
        case "AXR": self = .er
        default: self.init(rawValue: base)
        }
    }
}
