import CommandMatcher
import Foundation
import QuestionBank
import TriviaGame

/// A question's entry in the answer key, with notes for the host who marks the sheets.
struct PaperAnswer {
    var official: HTML
    var notes: [HTML] = []

    init(_ question: Question) {
        let line = question.answerLine()
        if question.kind.isSelection {
            let right = question.rightChoices.map { place -> HTML in
                "\(Game.letter(place)) \(HTML.words(question.choices[place]))"
            }
            official = "\(right, separator: ", ")"
        } else if let sheet = question.listSheet {
            let items = sheet.items.map(HTML.words)
            let amount: HTML =
                sheet.wanted < items.count ? "Any \(sheet.wanted) of these: " : ""
            official = "\(amount)\(items, separator: "; ")"
        } else {
            official = Self.official(question, line)
            note("Also accept", Self.others(line) + Self.forms(line, .accept))
        }
        note("Ask for more", Self.forms(line, .prompt))
        note("Ask for less detail", Self.forms(line, .antiprompt))
        note("Do not accept", Self.forms(line, .reject))
        if let tolerance = line.tolerance {
            notes.append("\(Self.text(of: tolerance, around: question.answer))")
        }
        if let explanation = question.explanation { notes.append(.words(explanation)) }
        let media = Dictionary(grouping: question.media, by: \.when)
        note("Show or play with the question", (media[.question] ?? []).map(Self.words))
        note("Show or play after the answer", (media[.answer] ?? []).map(Self.words))
        note("Source", [question.source].compactMap { $0.map(HTML.words) })
        note("Licence", [question.licence].compactMap { $0.map(HTML.words) })
    }

    private static func words(_ media: Media) -> HTML {
        let credit: HTML? = media.credit.map { " (\(HTML.words($0)))" }
        return "\(media.kind.rawValue) \(HTML.words(media.alt ?? media.file))\(credit)"
    }

    private mutating func note(_ title: String, _ forms: [HTML]) {
        guard !forms.isEmpty else { return }
        notes.append("<b>\(title):</b> \(forms, separator: "; ")")
    }

    /// The answer, preceded by its letter if the question has choices.
    private static func official(_ question: Question, _ line: AnswerLine) -> HTML {
        guard !question.isTrueOrFalse, let choice = question.correctChoice else {
            return line.answers.first.map(words) ?? .words(line.official)
        }
        return "\(Game.letter(choice)) \(HTML.words(question.choices[choice]))"
    }

    /// The answers other than the official answer.
    private static func others(_ line: AnswerLine) -> [HTML] { line.answers.dropFirst().map(words) }

    private static func forms(_ line: AnswerLine, _ directive: AnswerClause.Directive) -> [HTML] {
        line.clauses.filter { $0.directive == directive }.flatMap { clause -> [HTML] in
            let forms: [HTML] =
                switch clause.scope {
                case .forms: clause.forms.map(words)
                case .anyPart: ["either underlined part"]
                case .partial: ["a part of the answer"]
                case .wordForms: ["other forms of the word"]
                }
            return forms.map { "\($0)\(condition(on: clause))" }
        }
    }

    private static func condition(on clause: AnswerClause) -> HTML {
        let question: HTML? = clause.ask.map { " (“\(HTML.words($0))”)" }
        let end: HTML? = clause.until.map {
            $0.isEmpty
                ? " (only before the question mentions it)"
                : " (only before “\(HTML.words($0))” is read)"
        }
        return "\(question)\(end)"
    }

    /// A form of an answer, with its required words underlined if the pack marks them.
    private static func words(_ form: AnswerForm) -> HTML {
        guard form.isMarked else { return .words(form.text) }
        let parts = form.parts.map { part -> HTML in
            part.weight == .required ? "<u>\(part.text)</u>" : "\(part.text)"
        }
        return "<bdi>\(parts)</bdi>"
    }

    /// A tolerance in words, in minutes if the answer is a time of day.
    private static func text(of tolerance: Double, around answer: String) -> String {
        let number = Int(exactly: tolerance).map(String.init) ?? String(tolerance)
        return answer.contains(/\d:\d\d/)
            ? "Up to \(number) minutes earlier or later also counts."
            : "Up to \(number) more or less also counts."
    }
}
