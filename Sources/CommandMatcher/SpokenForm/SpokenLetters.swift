/// The letters by which choices are named, as they are listened for and as they may be written.
package enum SpokenLetters {
    /// The word to listen for by the letter's place in the alphabet, counted from zero; nil from 26
    /// on. "a." and not "a", which is also the article: one vague sound that any breath could be.
    package static func name(at index: Int) -> String? {
        guard spellings.indices.contains(index) else { return nil }
        return index == 0 ? "a." : spellings[index][0]
    }

    /// Every way a letter's name is written, the letter itself first: what recognizers and people
    /// write who hear it.
    package static let spellings: [[String]] = """
        a,ay,eh
        b,be,bee
        c,see,sea,cee
        d,dee
        e,ee
        f,ef,eff
        g,gee,jee
        h,aitch,haitch
        i,eye,aye
        j,jay
        k,kay
        l,el,ell
        m,em
        n,en
        o,oh
        p,pea,pee
        q,queue,cue
        r,are
        s,ess
        t,tea,tee
        u,you
        v,vee
        w,double u,double you
        x,ex
        y,why
        z,zee,zed
        """.split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }

    /// How a lower-case letter is written, itself and its names, without spaces.
    static func spellings(of letter: UInt8) -> [[UInt8]] {
        let place = Int(letter) - Int(UInt8(ascii: "a"))
        guard spellings.indices.contains(place) else { return [[letter]] }
        return spellings[place].map { Array($0.utf8.filter { $0 != UInt8(ascii: " ") }) }
    }

    /// Whether a text is how some letter is said: then the letter at this place is no name for a
    /// choice, because another choice is called so.
    static func isSaid(_ text: String, at index: Int) -> Bool {
        guard spellings.indices.contains(index) else { return false }
        let keys = WordList(text).words.map(\.key)
        return spellings[index].contains { WordList($0).words.map(\.key) == keys }
    }
}
