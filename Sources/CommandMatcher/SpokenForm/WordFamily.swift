/// Words made from one another: "photographer" and "photography". Only lines that ask for word forms
/// are judged so, because "organist" is no organism elsewhere.
enum WordFamily {
    /// Whether two words share their root and end in endings of such words.
    static func areRelated(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        var root = zip(left, right).prefix { $0 == $1 }.count
        // The root may end a letter or two before the words part: "colonial", "colonize".
        let shortest = max(4, (min(left.count, right.count) + 1) / 2)
        while root >= shortest {
            if endings.contains(WordKey.hash(left.dropFirst(root))),
                endings.contains(WordKey.hash(right.dropFirst(root)))
            {
                return true
            }
            root -= 1
        }
        return false
    }

    private static let endings: Set<UInt64> = Set(
        ([""] + source.split(whereSeparator: \.isWhitespace)).map { WordKey.hash($0) })

    private static let source = """
        s e es y ies er ers or ors r rs d ed ing ist ists istic ism isms ite ites an ans ian ians ianism
        ic ics ical ically al als ally ial ially ary ory ar ure ures
        ion ions ional ation ations ational ition ition ize izes ized izing izer izers ization
        ise ised ising isation ify ified ifying ification ment ments mental ness
        able ible ability ibility ous ious eous ly ful hood ship age ages
        ance ances ence ences ant ants ent ents ancy ency ential cy t tic ts tism acy at ats ate ates ated ating
        ative ive ives ativity ivity en ened ening dom ty ity ities
        """
}
