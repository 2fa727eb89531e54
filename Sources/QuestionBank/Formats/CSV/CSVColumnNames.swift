import Foundation

/// The titles that columns have, in lower case without accents, spaces and signs: English, German,
/// French, Spanish, Portuguese, Italian and Dutch.
enum CSVColumnNames {
    static func withoutAccents(_ text: String) -> String {
        text.folding(options: .diacriticInsensitive, locale: nil)
    }

    /// Before the number or letter of a choice.
    static let choiceStems = words(
        """
        answer option choice answeroption answerchoice a response
        antwort option auswahl antwortmoglichkeit reponse choix proposition respuesta opcion
        resposta opcao alternativa risposta opzione scelta antwoord optie keuze
        """)

    /// Of columns that hold wrong choices.
    static let wrongStems = words(
        """
        incorrect incorrectanswer wrong wronganswer distractor incorrectoption wrongoption
        incorrectanswers wronganswers distractors wrongchoice incorrectchoice
        falsch falscheantwort falscheantworten mauvaisereponse mauvaisesreponses reponsefausse
        respuestaincorrecta respuestasincorrectas respostaerrada respostaserradas
        respostaincorreta respostasincorretas rispostaerrata risposteerrate rispostasbagliata
        foutantwoord fouteantwoorden
        """)

    static let all: [String: CSVColumn] = {
        var table: [String: CSVColumn] = [:]
        for (column, titles) in titles {
            for title in words(titles) { table[title] = column }
        }
        return table
    }()

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let titles: [(CSVColumn, String)] = [
        (.id, "id qid questionid identifier guid"),
        (
            .question,
            """
            q question questiontext questions prompt clue stem front text questionstem
            frage fragetext pregunta preguntas enunciado pergunta perguntas questao quesito domanda
            domande vraag vragen enonce intitule
            """
        ),
        (
            .answer,
            """
            answer answers correctanswer rightanswer solution key back answertext response
            correctresponse antwort richtigeantwort losung reponse bonnereponse reponsecorrecte
            reponsejuste respuesta respuestacorrecta resposta respostacorreta respostacerta risposta
            rispostacorretta rispostaesatta rispostagiusta antwoord juisteantwoord correctantwoord
            goedeantwoord correcteantwoord gabarito
            """
        ),
        (
            .accept,
            """
            accept alternatives aliases alsoaccept alternateanswers acceptableanswers
            acceptedanswers alternativeanswers synonyms alias synonyme synonymes sinonimos sinonimi
            synoniemen autresreponses otrasrespuestas outrasrespostas altrerisposte anderantwoord
            andereantwoorden andereantworten
            """
        ),
        (.promptOn, "prompton promptonanswers"),
        (.reject, "reject donotaccept rejected"),
        (
            .choices,
            """
            choices options answeroptions answerchoices multiplechoice antworten antwortmoglichkeiten
            reponses choix propositions respuestas opciones respostas opcoes alternativas risposte
            opzioni scelte antwoorden opties keuzes
            """
        ),
        (
            .category,
            """
            category categories subject topic genre theme deck kategorie thema categorie matiere sujet
            categoria tema asignatura materia assunto disciplina argomento onderwerp vak
            """
        ),
        (.subcategory, "subcategory subtopic unterkategorie souscategorie subcategoria"),
        (
            .difficulty,
            """
            difficulty level difficultylevel schwierigkeit schwierigkeitsgrad difficulte niveau
            dificultad nivel dificuldade difficolta livello moeilijkheid moeilijkheidsgraad
            """
        ),
        (
            .tags,
            """
            tags tag keywords labels schlagworter stichworter motscles etiquettes etiquetas
            palabrasclave palavraschave etichette parolechiave trefwoorden
            """
        ),
        (.points, "points value cluevalue score worth punkte puntos pontos punti punten valeur"),
        (
            .timeLimit,
            """
            time timelimit seconds timer timelimitsec timelimitseconds zeit zeitlimit temps limitedetemps
            tiempo limitedetiempo tempo limitedetempo tempolimite tijd tijdslimiet
            """
        ),
        (.tolerance, "tolerance margin toleranz tolerancia tolleranza tolerantie"),
        (
            .explanation,
            """
            explanation feedback comment comments note notes info description funfact erklarung
            explication commentaire explicacion comentario explicacao spiegazione commento uitleg
            toelichting
            """
        ),
        (.media, "media"),
        (
            .picture,
            """
            image picture imagelink imageurl questionimage audio video questionimageurl bild
            imagen imagem immagine afbeelding
            """
        ),
        (.pronunciations, "pronunciations pronunciation aussprache"),
        (.source, "source reference url link quelle fuente fonte bron"),
        (.licence, "licence license copyright lizenz licencia licenca licenza licentie"),
        (.type, "type questiontype fragetyp tipo soort"),
        (.date, "date airdate"),
        (
            .correct,
            """
            correct correctanswers correctoption correctchoice answerkey correctanswernumber
            correctanswerindex richtig richtigeantworten bonnesreponses reponsescorrectes
            respuestascorrectas respostascorretas respostascertas rispostecorrette risposteesatte
            juisteantwoorden correcteantwoorden correcta correto corretta juist
            """
        ),
        (.packTitle, "pack packtitle"), (.packLanguage, "packlanguage"),
        (.packLicence, "packlicence packlicense"), (.packSource, "packsource"),
        (.packRounds, "packrounds"),
        (.term, "term begriff terme termino termo termine"),
        (.definition, "definition definicion definicao definizione definitie"),
    ]
}
