/// Regular English singulars and plurals.
enum Plural {
    /// The singular of a name, or nil if the name has no plural ending or is a place.
    static func singular(of name: some StringProtocol) -> String? {
        let name = String(name)
        guard name.count > 3, name.hasSuffix("s"),
            !["ss", "us", "is"].contains(where: name.hasSuffix),
            let last = WordList(name, .english).words.last, !PlaceNames.contains(last)
        else { return nil }
        if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        if ["ches", "shes", "xes", "sses"].contains(where: name.hasSuffix) {
            return String(name.dropLast(2))
        }
        return String(name.dropLast())
    }

    static func plural(of name: String) -> String {
        if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
            return name.dropLast() + "ies"
        }
        return ["s", "x", "ch", "sh"].contains(where: name.hasSuffix) ? name + "es" : name + "s"
    }
}
