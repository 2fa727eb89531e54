/// Reads the text of a tossup, or of one part of a bonus.
enum QuizBowlText {
    /// Sets the text of a question, a tag with the number of words before the power mark, and the
    /// pronunciations.
    static func read(_ html: String, into question: inout ForeignQuestion) {
        let parsed = HTMLText(html)
        question.embedded = parsed.media
        let text = PronunciationGuide.take(from: parsed.text, into: &question)
        guard let mark = text.firstRange(of: "(*)") else {
            question.prompt = text
            return
        }
        let before = text[..<mark.lowerBound].split(separator: " ").count
        question.tags.append("power:\(before)")
        question.prompt = HTMLText.tidy(
            text[..<mark.lowerBound] + " " + text[mark.upperBound...])
    }
}
