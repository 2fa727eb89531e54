internal import CFlite
package import Phonetics
internal import Synchronization

/// The lexicon and the letter-to-sound rules of flite 2.2 (`lex_lookup`, CMU lexicon). `lts_apply`
/// guesses the pronunciations of unknown words (Black, Lenzo, Pagel 1998: "Issues in building
/// general letter to sound rules").
package enum FliteLetterToSound {
    /// Flite's pronunciation of a word that consists of lower-case letters from a to z; nil if
    /// there is none.
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
    /// Creates a phone from flite's `cmulex` set, which is ARPAbet in lower case with stress digits
    /// and `ax`.
    init?(fliteName name: String) {
        let base = name.filter { !$0.isNumber }.uppercased()
        switch base {
        case "AX": self = .ah
        case "AXR": self = .er
        default: self.init(rawValue: base)
        }
    }
}
