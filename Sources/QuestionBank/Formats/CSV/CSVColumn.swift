/// What a column of a table means, found from its title.
package enum CSVColumn: Hashable, Sendable {
    case id, question, answer, accept, promptOn, reject, choices, category, subcategory, difficulty
    case tags, points, timeLimit, tolerance, explanation, media, pronunciations, source, licence
    case type, date
    /// Of the pack, in any one of its rows.
    case packTitle, packLanguage, packLicence, packSource
    /// A choice with its number from one.
    case choice(Int)
    /// A wrong choice.
    case distractor
    /// Which choices are right: numbers or letters.
    case correct
    /// The two sides of a card, when nothing says which is the question.
    case term, definition

    /// The meaning of a title; nil when it has none for us.
    package init?(title: String) {
        let words = Self.words(title)
        let name = words.joined()
        if let column = Self.names[name] {
            self = column
            return
        }
        guard let numbered = Self.numbered(words, name) else { return nil }
        self = numbered
    }

    /// Lower-case words up to the first remark: "Answer 3 (Optional)" and "Answer 1 - max 75
    /// characters" are "answer 3" and "answer 1".
    private static func words(_ title: String) -> [String] {
        var text = title.lowercased()
        for mark in ["(", " - ", " – ", "–", "["] {
            if let cut = text.firstRange(of: mark), cut.lowerBound > text.startIndex {
                text = String(text[..<cut.lowerBound])
            }
        }
        // "correctAnswer" counts as two words only for its capitals, which are gone; names do not
        // depend on where words end.
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.map(String.init)
    }

    private static func numbered(_ words: [String], _ name: String) -> CSVColumn? {
        let digits = name.reversed().prefix { $0.isNumber }.reversed()
        let stem = String(name.dropLast(digits.count))
        if let number = Int(String(digits)), (1...26).contains(number) {
            if ["answer", "option", "choice", "answeroption", "answerchoice", "a", "response"]
                .contains(stem)
            {
                return .choice(number)
            }
            if wrongStems.contains(stem) { return .distractor }
            if stem == "tag" { return .tags }
            return nil
        }
        if wrongStems.contains(name) { return .distractor }
        // "Option A", "Choice B", or the letter alone.
        if let letter = words.last, letter.count == 1, let byte = letter.utf8.first,
            (0x61...0x68).contains(byte),
            words.count == 1 || ["option", "choice", "answer"].contains(words[0])
        {
            return .choice(Int(byte) - 0x60)
        }
        return nil
    }

    private static let wrongStems: Set<String> = [
        "incorrect", "incorrectanswer", "wrong", "wronganswer", "distractor", "incorrectoption",
        "wrongoption", "incorrectanswers", "wronganswers", "distractors", "wrongchoice",
        "incorrectchoice",
    ]

    private static let names: [String: CSVColumn] = [
        "id": .id, "qid": .id, "questionid": .id, "identifier": .id, "guid": .id,
        "question": .question, "questiontext": .question, "questions": .question,
        "prompt": .question, "clue": .question, "stem": .question, "front": .question,
        "text": .question, "questionstem": .question, "frage": .question, "pregunta": .question,
        "answer": .answer, "answers": .answer, "correctanswer": .answer, "rightanswer": .answer,
        "solution": .answer, "key": .answer, "back": .answer, "answertext": .answer,
        "response": .answer, "correctresponse": .answer, "antwort": .answer, "respuesta": .answer,
        "accept": .accept, "alternatives": .accept, "aliases": .accept, "alsoaccept": .accept,
        "alternateanswers": .accept, "acceptableanswers": .accept, "acceptedanswers": .accept,
        "alternativeanswers": .accept, "synonyms": .accept, "alias": .accept,
        "prompton": .promptOn, "promptonanswers": .promptOn,
        "reject": .reject, "donotaccept": .reject, "rejected": .reject,
        "choices": .choices, "options": .choices, "answeroptions": .choices,
        "answerchoices": .choices, "multiplechoice": .choices,
        "category": .category, "categories": .category, "subject": .category, "topic": .category,
        "genre": .category, "theme": .category, "deck": .category,
        "subcategory": .subcategory, "subtopic": .subcategory,
        "difficulty": .difficulty, "level": .difficulty, "difficultylevel": .difficulty,
        "tags": .tags, "tag": .tags, "keywords": .tags, "labels": .tags,
        "points": .points, "value": .points, "cluevalue": .points, "score": .points,
        "worth": .points,
        "time": .timeLimit, "timelimit": .timeLimit, "seconds": .timeLimit, "timer": .timeLimit,
        "timelimitsec": .timeLimit, "timelimitseconds": .timeLimit,
        "tolerance": .tolerance, "margin": .tolerance,
        "explanation": .explanation, "feedback": .explanation, "comment": .explanation,
        "comments": .explanation, "note": .explanation, "notes": .explanation,
        "info": .explanation, "description": .explanation, "funfact": .explanation,
        "media": .media, "image": .media, "picture": .media, "imagelink": .media,
        "imageurl": .media, "questionimage": .media, "audio": .media, "video": .media,
        "questionimageurl": .media,
        "pronunciations": .pronunciations, "pronunciation": .pronunciations,
        "source": .source, "reference": .source, "url": .source, "link": .source,
        "licence": .licence, "license": .licence, "copyright": .licence,
        "type": .type, "questiontype": .type, "date": .date, "airdate": .date,
        "correct": .correct, "correctanswers": .correct, "correctoption": .correct,
        "correctchoice": .correct, "answerkey": .correct, "correctanswernumber": .correct,
        "correctanswerindex": .correct,
        "pack": .packTitle, "packtitle": .packTitle, "packlanguage": .packLanguage,
        "packlicence": .packLicence, "packlicense": .packLicence, "packsource": .packSource,
        "term": .term, "definition": .definition,
    ]
}
