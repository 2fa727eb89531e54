/// The text of a tossup or a part of a bonus.
enum QuizBowlText {
    /// Takes the text into a question. The power mark follows the words up to which an early answer
    /// earns more; it becomes a tag with the number of those words. Pronunciation guides become
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
