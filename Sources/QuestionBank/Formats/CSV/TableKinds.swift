/// Interprets the question types that occur in table columns.
enum TableKinds {
    /// Whether questions of this type have no right answer.
    static func asksNothing(_ kind: String) -> Bool {
        [
            "poll", "survey", "opinion", "word cloud", "wordcloud", "brainstorm", "slide",
            "content",
            "feedback", "info", "umfrage", "sondage", "encuesta",
        ].contains(kind)
    }

    static func isTruth(_ kind: String) -> Bool {
        [
            "true/false", "true-false", "boolean", "truefalse", "true or false", "tf", "t/f",
            "true_false", "truth", "wahr/falsch", "vrai/faux",
        ].contains(kind)
    }

    /// Whether players must select all right choices of a question of this type.
    static func needsAll(_ kind: String) -> Bool {
        [
            "checkbox", "checkboxes", "multipleselect", "multiselect", "multipleselectquiz",
            "multipleresponse", "multipleresponses", "multipleanswer", "multipleanswers",
            "multiplecorrect", "multiplecorrectanswers", "multichoiceset", "chooseall",
            "choosemultiple", "selectall", "selectallthatapply", "selectmultiple", "ma", "ms", "mr",
            "mrq", "msq", "mehrfachauswahl", "mehrfachantwort", "casesacocher", "casillas",
        ].contains(letters(kind))
    }

    /// Whether players must put the choices of a question of this type in order.
    static func asksForOrder(_ kind: String) -> Bool {
        [
            "order", "ordering", "inorder", "reorder", "sequence", "sequencing", "jumble", "puzzle",
            "ranking", "sorting", "reihenfolge",
        ].contains(letters(kind))
    }

    /// Whether the type leaves open how many of several right choices players must select.
    static func isUnclear(_ kind: String) -> Bool {
        ["multiple", "multichoice", "multiplechoice", "mc", "mcq", "choice"].contains(letters(kind))
    }

    private static func letters(_ kind: String) -> String {
        String(kind.lowercased().filter(\.isLetter))
    }

    /// Whether a column title indicates the number of a choice, such as "correct answer index".
    static func namesNumber(_ title: String) -> Bool {
        let words = JSONListItem.spaced(title).lowercased().split { !$0.isLetter }
        return words.contains { ["index", "idx", "number", "nummer", "numero"].contains($0) }
    }

    /// The text without any enclosing quotation marks.
    static func unquoted(_ text: String) -> String {
        guard text.count > 2, text.first == "\"", text.last == "\"",
            !text.dropFirst().dropLast().contains("\"")
        else { return text }
        return String(text.dropFirst().dropLast())
    }
}
