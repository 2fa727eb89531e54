import Foundation

/// Known column titles in several languages, written in lowercase without accents, spaces or
/// symbols.
enum CSVColumnNames {
    static func withoutAccents(_ text: String) -> String {
        text.folding(options: .diacriticInsensitive, locale: nil)
    }

    /// Words that precede the number or letter of a choice.
    static let choiceStems = words(
        """
        answer ans option opt choice answeroption answerchoice a response possibleanswer
        antwort option auswahl antwortmoglichkeit reponse choix proposition respuesta opcion
        resposta opcao alternativa risposta opzione scelta antwoord optie keuze
        odpowiedz opcja odpoved moznost valasz svar alternativ valg vastaus raspuns varianta
        cevap secenek sik ответ вариант вариантответа відповідь варіант απαντηση επιλογη
        jawaban pilihan opsi 選択肢 选项 選項 보기
        """)

    /// Words that precede the number of an additional accepted form.
    static let acceptStems = words(
        "acceptedanswer acceptableanswer alternateanswer alternativeanswer alias synonym")

    /// Titles of columns with wrong choices.
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
        // Titles are compared without accents. In some scripts, removing accents changes letters.
        Set(text.split(whereSeparator: \.isWhitespace).map { withoutAccents(String($0)) })
    }

    private static let titles: [(CSVColumn, String)] = [
        (.id, "id qid questionid identifier guid"),
        (
            .question,
            """
            q question questiontext questions prompt clue stem front text questionstem
            frage fragetext pregunta preguntas enunciado pergunta perguntas questao quesito domanda
            domande vraag vragen enonce intitule
            pytanie pytania tresc otazka otazky kerdes fraga spørgsmal spørsmal kysymys intrebare
            soru pitanje вопрос питання въпрос ερωτηση pertanyaan soal cauhoi 問題 質問 问题 题目
            題目 질문 문제 سؤال السؤال שאלה प्रश्न คำถาม
            """
        ),
        (
            .answer,
            """
            answer answers correctanswer rightanswer solution key back answertext response
            correctresponse antwort richtigeantwort losung reponse bonnereponse reponsecorrecte
            reponsejuste respuesta respuestacorrecta resposta respostacorreta respostacerta risposta
            rispostacorretta rispostaesatta rispostagiusta antwoord juisteantwoord correctantwoord
            goedeantwoord correcteantwoord gabarito bestanswer acceptedanswer modelanswer
            odpowiedz odpoved valasz svar ratsvar vastaus raspuns cevap dogrucevap odgovor ответ
            правильныйответ відповідь правильнавідповідь отговор απαντηση jawaban jawabanbenar
            kuncijawaban traloi đapan 答え 解答 正解 答案 正确答案 답 정답 جواب الجواب الاجابة תשובה
            उत्तर คำตอบ poprawnaodpowiedz prawidłowaodpowiedz spravnaodpoved helyesvalasz
            oikeavastaus raspunscorect
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
            opzioni scelte antwoorden opties keuzes possibleanswers odpowiedzi moznosti варианты
            вариантыответа secenekler pilihan
            """
        ),
        (
            .category,
            """
            category categories subject topic genre theme deck kategorie thema categorie matiere sujet
            categoria tema asignatura materia assunto disciplina argomento onderwerp vak
            kategoria kategori kategoriya категория категорія тема dziedzina luokka 分类 類別 カテゴリ
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
        (.date, "date airdate"), (.hint, "hint hints clues"),
        (
            .correct,
            """
            correct correctanswers correctoption correctchoice answerkey correctanswernumber
            correctanswerindex answerindex correctindex answeridx correctidx correctoptionindex
            correctchoiceindex rightindex solutionindex answernumber rightanswerindex rightoption
            correctoptionnumber correctletter answerletter richtig richtigeantworten bonnesreponses reponsescorrectes
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
