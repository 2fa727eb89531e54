import CommandMatcher
import Testing

/// What comes near an answer and is another one, and what must count beside it.
extension FairRulingsTests {
    @Test(
        "a second month or day is another date",
        arguments: [
            Case(
                "May", "In which month is the Kentucky Derby?",
                accept: ["may 4th", "the fourth of may"],
                prompt: ["april or may", "april, may"], reject: ["april and may", "april"]),
            Case(
                "July 4", "On what date is Independence Day?",
                accept: ["the 4th of july", "4 july"], prompt: ["july 4 or 5"],
                reject: ["july 4 and 5", "july 3 or 5"]),
            Case(
                "1945", "When did the war in Europe end?",
                accept: ["may 1945", "8 may 1945", "7 to 8 may 1945"], prompt: ["1944 or 1945"]),
        ])
    func severalDates(value: Case) { value.check() }

    @Test(
        "a letter that is a name is no small word",
        arguments: [
            Case(
                "Vitamin A", "Which vitamin is retinol?",
                accept: ["vitamin a", "a", "it's a", "the vitamin a"],
                reject: ["vitamin e", "vitamin", "e", "vitamin c"]),
            Case("Vitamin E", "Which vitamin is tocopherol?", accept: ["e"], reject: ["vitamin a"]),
            Case(
                "<b><u>A minor</u></b>", "In which key?", accept: ["a minor", "in a minor"],
                reject: ["e minor", "minor", "a major", "c minor"]),
            Case(
                "<b><u>E-flat major</u></b>", "In which key is the Eroica?",
                accept: ["e flat major", "e-flat major"], reject: ["b flat major", "flat major"]),
            Case("e4", "Which square?", accept: ["e4", "E 4"], reject: ["4", "a4"]),
            Case("Y chromosome", "Which chromosome do fathers hand on?", accept: ["y", "the y"]),
            Case("Hepatitis A", accept: ["hepatitis a"], reject: ["hepatitis e", "hepatitis"]),
            Case("A Major Problem", accept: ["a major problem", "major problem"]),
            Case("A Tale of Two Cities", accept: ["tale of two cities"]),
        ])
    func lettersThatAreNames(value: Case) { value.check() }

    @Test(
        "typed, a short word that a dictionary has is no other one of nearly its sound",
        arguments: [
            ("Mouse", "moose", Verdict.Outcome.reject), ("Rhine", "rain", .reject),
            ("Comma", "coma", .reject), ("Rome", "roam", .reject), ("Main", "maine", .reject),
            ("Silicon", "silicone", .reject), ("Cain", "cane", .accept), ("Mouse", "mose", .accept),
            ("Jane Austen", "jane austin", .accept),
        ])
    func shortWords(answer: String, given: String, expected: Verdict.Outcome) {
        let pronouncing = ListedPronunciations(words: [
            "mouse": ["M AW S"], "moose": ["M UW S"], "rhine": ["R AY N"], "rain": ["R EY N"],
            "comma": ["K AA M AH"], "coma": ["K OW M AH"], "rome": ["R OW M"], "roam": ["R OW M"],
            "main": ["M EY N"], "maine": ["M EY N"], "silicon": ["S IH L IH K AH N"],
            "silicone": ["S IH L IH K OW N"], "cain": ["K EY N"], "cane": ["K EY N"],
            "austen": ["AO S T AH N"], "austin": ["AO S T AH N"], "jane": ["JH EY N"],
            "mose": ["? M AW S"],
        ])
        let judge = AnswerJudge(AnswerLine(answer: answer), pronouncing: pronouncing)
        #expect(judge.judge(typed: given).outcome == expected)
    }

    @Test(
        "what is said not to happen is not the answer",
        arguments: [
            Case(
                "expand", "What does water do when it freezes?", accept: ["it expands", "expand"],
                reject: [
                    "it doesn't expand", "it does not expand", "it won't expand", "doesn't expand",
                ]),
            Case("Let It Be", accept: ["let it be"], reject: ["don't let it be"]),
            Case("fall", reject: ["it cannot fall", "they can't fall", "shouldn't fall"]),
            Case("Don't Stop Believin'", accept: ["don't stop believing"]),
            Case(
                "Paris", "What is the capital of France?",
                accept: [
                    "i don't know, paris", "i don't know maybe paris",
                    "it doesn't start with l, paris",
                ]),
            Case("Kant", "Who wrote it?", accept: ["kant"]),
        ])
    func negatedVerbs(value: Case) { value.check() }

    @Test(
        "a kind or a unit within a name does not go without saying",
        arguments: [
            Case("Sea lion", accept: ["sea lion", "sealion"], reject: ["lion"]),
            Case("King cobra", prompt: ["cobra"], reject: ["king"]),
            Case("Star Wars", "Which film has Darth Vader?", reject: ["wars", "star"]),
            Case("Mountain Dew", "Which drink is green?", reject: ["dew"]),
            Case("Street Fighter", "Which game has Ryu?", reject: ["fighter"]),
            Case(
                "Tower Bridge", "Which bridge opens for tall ships?",
                accept: ["tower bridge", "the tower bridge"],
                reject: ["tower of london", "london bridge"]),
            Case("50 Cent", "Who rapped In da Club?", accept: ["fifty cent"], reject: ["50"]),
            Case("127 Hours", "In which film is Aron Ralston?", reject: ["127"]),
            Case("Lake Superior", "Which is the largest?", accept: ["superior"]),
            Case("Mount Everest", "Which is the highest?", accept: ["everest"]),
            Case("mount everest", "Which is the highest?", accept: ["everest"]),
            Case("emperor penguin", "Which is the tallest?", reject: ["king penguin"]),
            Case("Queen Victoria", "Who was she?", accept: ["victoria"]),
            Case("100 degrees", "When does water boil?", accept: ["100", "a hundred"]),
            Case("5 Miles", "How far is it?", accept: ["5", "five miles"]),
        ])
    func kindsWithinNames(value: Case) {
        let judge = AnswerJudge(AnswerLine(answer: value.answer), question: value.question)
        for (outcome, answers) in [
            (Verdict.Outcome.accept, value.accept), (.prompt, value.prompt),
            (.reject, value.reject),
        ] {
            for given in answers {
                let verdict = judge.judge(typed: given)
                #expect(verdict.outcome == outcome, "\(given): \(verdict.why)")
            }
        }
    }

    @Test(
        "another place behind a name is another place",
        arguments: [
            Case(
                "Cambridge, Massachusetts", "Where is Harvard University?",
                accept: ["cambridge", "cambridge massachusetts", "cambridge, usa"],
                reject: ["cambridge, england", "england"]),
            Case(
                "Kansas City, Missouri", "In which city is it?", accept: ["kansas city"],
                reject: ["kansas city, kansas", "kansas"]),
            Case(
                "Germany", "Which country won?", accept: ["germany, europe"],
                reject: ["germany spain"]),
            Case(
                "Sydney", "In which city is the Opera House?",
                accept: ["sydney, australia", "sydney australia"]),
            Case(
                "Paris", "Where is the Louvre?", accept: ["paris, france"], reject: ["paris texas"]),
            Case("Seattle", "Which city?", accept: ["seattle, washington"]),
        ])
    func placesBehindNames(value: Case) { value.check() }

    @Test(
        "whose somebody is, is not the answer",
        arguments: [
            Case(
                "Napoleon", "Who was crowned?", accept: ["napoleon i"], reject: ["napoleon's wife"]),
            Case("Ludwig van Beethoven", "Who composed it?", reject: ["beethoven's father"]),
            Case("Cain", "Who was the first murderer?", reject: ["cain's brother"]),
            Case("Alzheimer's", "Which disease?", accept: ["alzheimer's disease", "alzheimers"]),
            Case("Emily Brontë", "Who wrote it?", accept: ["emily brontë, charlotte's sister"]),
        ])
    func belongings(value: Case) { value.check() }

    @Test(
        "another bearer of the name is another person",
        arguments: [
            Case(
                "Johann Strauss II", "Who composed The Blue Danube?",
                accept: ["strauss junior", "johann strauss the younger"], prompt: ["strauss"],
                reject: ["johann strauss senior", "johann strauss i"]),
            Case(
                "Martin Luther King Jr.", "Who had a dream?",
                accept: ["martin luther king", "martin luther king junior"],
                reject: ["martin luther king senior"]),
            Case(
                "George H. W. Bush", "Who was the 41st president?", accept: ["bush senior"],
                reject: ["bush junior"]),
            Case("Bach", "Who composed it?", accept: ["js bach"], reject: ["cpe bach"]),
            Case(
                "Kennedy", "Which president was shot?", accept: ["john f kennedy"],
                reject: ["robert kennedy", "ted kennedy"]),
            Case(
                "Washington, D.C.", "What is the capital of the United States?",
                accept: ["washington"], reject: ["george washington"]),
        ])
    func bearers(value: Case) { value.check() }

    @Test(
        "what is joined to an answer makes two of it, though the question says it",
        arguments: [
            Case(
                "Green", "What color do you get by mixing blue and yellow?",
                accept: ["the color green"], reject: ["green and blue", "blue and green"]),
            Case(
                "left", "On which side do the Japanese drive?", accept: ["on the left, right"],
                reject: ["left and right", "right and left"]),
            Case("Cain", "Who killed Abel?", reject: ["cain and abel"]),
            Case("Rock & roll", accept: ["rock and roll"]),
        ])
    func joinedToAnswers(value: Case) { value.check() }

    @Test(
        "what leads to an answer and follows it falls away",
        arguments: [
            Case(
                "Seven", "How many days are in a week?",
                accept: ["there are seven", "it has seven", "there are seven days"]),
            Case(
                "Paris", "What is the capital of France?",
                accept: [
                    "my best guess is paris", "most likely paris", "i'm certain it's paris",
                    "how about paris",
                    "i have a feeling it's paris", "let's try paris", "answer: paris",
                    "paris is my guess", "paris but i don't know",
                    "i was going to say london but it's paris", "not london. paris.",
                ],
                reject: ["i was going to say paris but it's london", "not paris. london."]),
        ])
    func morePhrases(value: Case) { value.check() }

    @Test("a word too many is not said to be a second answer")
    func reasonOfExtraWords() {
        let judge = AnswerJudge(AnswerLine(answer: "Paris"), question: "What is the capital?")
        #expect(judge.judge(typed: "tomato paris").rule == .changedByExtraWords)
        #expect(judge.judge(typed: "madrid paris").rule == .severalAnswers)
    }

    @Test(
        "words in \"-se\" have plurals",
        arguments: [
            ("Horse", "horses"), ("Rose", "roses"), ("Nose", "noses"), ("Vase", "vases"),
            ("Case", "cases"), ("Cheese", "cheeses"), ("Seahorse", "seahorses"), ("Iris", "irises"),
            ("Lens", "lenses"), ("Atlas", "atlases"), ("Rhinoceros", "rhinoceroses"),
        ])
    func plurals(one: String, several: String) {
        Case(one, accept: [several]).check()
        Case(several, accept: [one]).check()
    }

    @Test(
        "a ruler without the numeral is asked for it",
        arguments: [
            Case(
                "Queen Elizabeth II", "Which queen died in 2022?", accept: ["elizabeth ii"],
                prompt: ["queen elizabeth", "elizabeth"], reject: ["queen", "elizabeth i"]),
            Case("Elizabeth II", "Which queen died in 2022?", prompt: ["queen elizabeth"]),
            Case("Charles III", "Who is king of the United Kingdom?", prompt: ["charles"]),
            Case("Pope Benedict XVI", "Which pope resigned?", prompt: ["pope benedict"]),
            Case(
                "Elizabeth II", "Which Queen Elizabeth died in 2022?", reject: ["queen elizabeth"]),
            Case("Napoleon III", "Who was emperor in 1860?", reject: ["napoleon"]),
            Case("Rocky II", "Which film has Balboa win the title?", prompt: ["rocky"]),
        ])
    func rulersWithoutNumeral(value: Case) { value.check() }

    @Test(
        "formulas, directions and short names are read as they are typed",
        arguments: [
            Case(
                "E = mc²", "Which equation?", accept: ["e=mc2", "e = mc^2", "e = mc squared"]),
            Case(
                "πr²", "What is the area of a circle?", accept: ["pi r squared", "pi r^2", "πr2"],
                reject: ["2 pi r"]),
            Case("South Korea", "Which country?", accept: ["s korea"], reject: ["n korea", "k"]),
            Case("North Dakota", "Which state?", accept: ["n dakota"], reject: ["s dakota"]),
            Case("Northern Ireland", "Where is Belfast?", accept: ["n ireland"]),
            Case("Formula 1", "Which sport?", accept: ["f1"]),
            Case("E-flat major", "Which key?", accept: ["eb major"], reject: ["bb major"]),
        ])
    func formulas(value: Case) { value.check() }

    @Test(
        "names and titles that everybody knows by a part",
        arguments: [
            Case("Judas Iscariot", "Who betrayed Jesus?", accept: ["judas"]),
            Case("Athena", "Which goddess?", accept: ["athene"], reject: ["athens"]),
            Case("Sancho Panza", "Who rode with Don Quixote?", accept: ["sancho"]),
            Case(
                "44 BC", "In what year was Caesar killed?", accept: ["forty four before christ"]),
            Case(
                "Harry Potter and the Goblet of Fire", "In which book?", accept: ["goblet of fire"],
                reject: ["chamber of secrets"]),
        ])
    func partsOfNames(value: Case) { value.check() }

    @Test(
        "the other half of the day and what lies beside a capital are other answers",
        arguments: [
            Case(
                "10:30 pm", "At what time?", accept: ["10:30", "10:30 in the evening", "22:30"],
                reject: ["10:30 in the morning", "10:30 am"]),
            Case(
                "Paris", "What is the capital of France?", accept: ["the city of paris"],
                reject: ["north of paris", "a suburb of paris"]),
        ])
    func halvesOfDay(value: Case) { value.check() }
}
