import CommandMatcher
import Testing

/// What is said beside an answer and contradicts it, or only says it another way.
extension FairRulingsTests {
    @Test(
        "the order of numbers counts, but where each has its own thing or \"and\" joins two",
        arguments: [
            Case(
                "John 3:16", "Which verse is it?",
                accept: ["john 3 16", "john chapter 3 verse 16", "john three sixteen"],
                reject: ["john 16:3", "john sixteen three", "john chapter 16 verse 3"]),
            Case(
                "Section 4, Paragraph 2", accept: ["paragraph 2 of section 4"],
                reject: ["section 2 paragraph 4"]),
            Case("Opus 27 No. 2", accept: ["opus 27 number 2"], reject: ["opus 2 no 27"]),
            Case(
                "6 feet 2 inches", "How tall is he?",
                accept: ["6'2\"", "six foot two", "two inches and six feet"],
                reject: ["2'6\"", "two foot six", "six inches two feet"]),
            Case("1914-1918", "When was the war?", reject: ["1918-1914", "1918 to 1914"]),
            Case("1939 and 1914", "In which two years?", accept: ["1914 and 1939"]),
        ])
    func orderOfNumbers(value: Case) { value.check() }

    @Test("a sign behind a number that nothing quotes is that of inches")
    func inches() {
        Case("5 feet", "How tall?", accept: ["5'", "5 ft"], reject: ["5\"", "5 inches"]).check()
        Case("5 inches", accept: ["5\"", "5 in"], reject: ["5'"]).check()
        Case("Route 5", accept: ["\"route 5\"", "route \"5\""]).check()
    }

    @Test(
        "a form of address, a suffix or initials of another person make another one",
        arguments: [
            Case(
                "Franklin D. Roosevelt", "Who was president in 1940?",
                accept: ["f. d. roosevelt"], prompt: ["mr roosevelt", "president roosevelt"],
                reject: ["mrs roosevelt", "roosevelt junior", "t. roosevelt"]),
            Case(
                "Jane Austen", "Who wrote Emma?", accept: ["miss austen", "ms austen"],
                reject: ["mr austen"]),
            Case(
                "J. K. Rowling", "Who wrote it?", accept: ["ms rowling", "j.k. rowling"],
                reject: ["j. t. rowling", "r. rowling"]),
            Case(
                "Martin Luther King Jr.", "Who was it?", accept: ["mr king", "king junior"],
                reject: ["mrs king"]),
            Case("Vincent van Gogh", "Which painter was it?", accept: ["mr van gogh"]),
        ])
    func otherPersons(value: Case) { value.check() }

    @Test(
        "another country or state makes another place, its own does not",
        arguments: [
            Case(
                "Cambridge, Massachusetts", "Where is Harvard?",
                accept: ["cambridge", "cambridge, usa", "cambridge, mass"],
                reject: ["cambridge, uk", "cambridge, england"]),
            Case("Birmingham, Alabama", "Where was it?", reject: ["birmingham uk"]),
            Case("Cambridge, England", "Where is King's College?", accept: ["cambridge, uk"]),
            Case(
                "Birmingham", "What is England's second city?",
                accept: ["birmingham, england", "birmingham uk"], reject: ["birmingham alabama"]),
            Case(
                "Sydney", "In which city is the Opera House?",
                accept: ["sydney, new south wales", "sydney nsw", "sydney, australia"]),
            Case(
                "Manchester, New Hampshire", "Which is New Hampshire's largest city?",
                accept: ["manchester"], reject: ["manchester uk", "manchester, england"]),
            Case("Portland, Oregon", "Where do the Trail Blazers play?", accept: ["portland, or"]),
        ])
    func otherPlaces(value: Case) { value.check() }

    @Test(
        "a letter stands for the word before a number, and two for a direction",
        arguments: [
            Case(
                "Interstate 95", "Which highway runs along the coast?",
                accept: ["i-95", "i95", "i 95"], reject: ["i-90", "m 95", "i"]),
            Case("Terminator 2: Judgment Day", "Which film is it?", accept: ["t2"], reject: ["t3"]),
            Case("Homo sapiens", "Which species?", accept: ["h. sapiens"], reject: ["h. erectus"]),
            Case("E-flat major", "In which key?", reject: ["e major"]),
            Case(
                "Northwest", "In which direction?", accept: ["nw", "n.w."],
                reject: ["sw", "ne", "nnw", "n"]),
        ])
    func letters(value: Case) { value.check() }

    @Test("a letter may be called a capital one, and with anything else it is a name")
    func capitalLetters() {
        Case(
            "C", "Which letter is 100?",
            accept: ["capital c", "a capital c", "the letter c", "upper case c"],
            reject: ["vitamin c", "capital d", "c and d"]
        ).check()
    }

    @Test(
        "what stands in the place of an answer's last word, or makes a name of a small word, is another thing",
        arguments: [
            Case(
                "Great white shark", "Which shark is in Jaws?",
                accept: ["great white", "a great white"],
                reject: ["great white egret", "great white north"]),
            Case("Ho Chi Minh City", "Which city is it?", reject: ["ho chi minh trail"]),
            Case("7 days", "How long is a week?", accept: ["seven days"], reject: ["7 weeks"]),
            Case("Trans-Siberian Railway", "Which railway?", accept: ["trans siberian railroad"]),
            Case(
                "Let It Be", "Which album?", accept: ["let it be"],
                reject: ["let it go", "let it bleed"]),
            Case(
                "La La Land", "Which film?", accept: ["la la land", "lala land"],
                reject: ["land", "la land", "no man's land"]),
            Case(
                "Schindler's List", "Which film is about a man who saved Jews?",
                accept: ["schindler s list"]),
        ])
    func otherHeads(value: Case) { value.check() }

    @Test(
        "beside a number the question asks for, another unit counts something else",
        arguments: [
            Case(
                "12", "How many months are in a year?", accept: ["12 months"],
                reject: ["12 years", "12 hours"]),
            Case(
                "a dozen", "How many eggs are in a carton?", accept: ["twelve eggs"],
                reject: ["a baker's dozen", "12 hours"]),
            Case("11", "How many players are in a team?", accept: ["11 people", "eleven players"]),
            Case(
                "Uruguay", "Which country won the World Cup in 1930?", accept: ["uruguay in 1930"],
                reject: ["uruguay in 1950"]),
            Case(
                "$1.5 million", accept: ["a million and a half dollars"],
                reject: ["a million dollars"]),
        ])
    func otherUnits(value: Case) { value.check() }

    @Test(
        "a team is known without its home, its home is not enough",
        arguments: [
            Case(
                "Boston Red Sox", "Which team plays at Fenway Park?",
                accept: ["red sox", "the red sox"],
                prompt: ["boston"], reject: ["white sox", "boston celtics"]),
            Case(
                "New York Yankees", "Which baseball team is it?",
                accept: ["yankees", "ny yankees"],
                prompt: ["new york"], reject: ["new york mets", "yankee doodle"]),
            Case(
                "Los Angeles Lakers", "Which NBA team?", accept: ["la lakers", "lakers"],
                reject: ["la clippers"]),
            Case(
                "Manchester United", "Which football club?", accept: ["man u"],
                reject: ["manchester city", "leeds united"]),
        ])
    func teams(value: Case) { value.check() }

    @Test("initials of somebody whose whole name would count are enough")
    func initialsOfPersons() {
        Case(
            "Kennedy", "Who was shot in Dallas?", accept: ["jfk", "john f kennedy"],
            reject: ["fdr", "lbj"]
        ).check()
    }

    @Test(
        "a part of a series counts by its number too",
        arguments: [
            Case(
                "Star Wars: Episode V – The Empire Strikes Back", "Which film is it?",
                accept: [
                    "star wars episode 5", "episode five", "star wars 5",
                    "star wars the empire strikes back",
                ],
                prompt: ["star wars"], reject: ["star wars 4", "episode six"]),
            Case(
                "Terminator 2: Judgment Day", "Which film is it?",
                accept: ["terminator part 2", "terminator judgment day"],
                reject: ["terminator 3", "the terminator"]),
            Case(
                "Birdman or (The Unexpected Virtue of Ignorance)", "Which film is it?",
                accept: ["birdman"]),
        ])
    func partsOfSeries(value: Case) { value.check() }

    @Test(
        "what is called after an answer, or is another's by \"of\", is another thing",
        arguments: [
            Case(
                "The Godfather", "Which film is it?", accept: ["godfather"],
                reject: ["godfather of soul"]),
            Case("Cleopatra", "Who was the queen?", accept: ["cleopatra of egypt"]),
            Case("7", "How many days?", accept: ["seven of them", "there's seven"]),
            Case("Wembley Stadium", "Where is it played?", reject: ["wembley arena"]),
            Case("Silicon", "Which element is in chips?", reject: ["silicon valley"]),
            Case("18th century", "In which century was it?", reject: ["18th century bc"]),
        ])
    func calledAfter(value: Case) { value.check() }

    @Test("a nobleman's name is no color")
    func titlesBesideColors() {
        Case(
            "Grey", "What color do you get from black and white?", accept: ["a grey"],
            reject: ["earl grey", "lady grey"]
        ).check()
    }

    @Test(
        "a number within the tolerance counts with what the question asks for beside it",
        arguments: [
            Case(
                "206 ± 5", "How many bones has a grown man?",
                accept: ["208", "208 bones", "about 208 bones", "206 bones"],
                reject: ["212 bones", "208 teeth"]),
            Case(
                "1230 ± 50", "How long is the Rhine in kilometres?",
                accept: ["1250 km", "about 1250 kilometres"], reject: ["1250 miles", "1300 km"]),
            Case(
                "1989 ± 2", "When did the wall fall?",
                accept: ["1990", "the year 1990"], reject: ["1992", "1990 BC"]),
        ])
    func counted(value: Case) { value.check() }

    @Test("true and false are also yes, it is and no, it isn't")
    func trueAndFalse() {
        let ways = [
            "True": ["yes", "yes it is", "yeah", "yep", "not false", "that's true"],
            "False": ["no", "no it isn't", "no, it is not", "nope", "nah", "not true"],
        ]
        for (right, wrong) in [("True", "False"), ("False", "True")] {
            for choices in [[], ["True", "False"]] {
                let line = AnswerLine(answer: right, choices: choices)
                let judge = AnswerJudge(line, question: "Is Sydney the capital of Australia?")
                for given in ways[right] ?? [] {
                    #expect(judge.judge(typed: given).outcome == .accept, "\(given)")
                }
                for given in ways[wrong] ?? [] {
                    #expect(judge.judge(typed: given).outcome == .reject, "\(given)")
                }
            }
        }
    }

    @Test("a sound is no answer")
    func sounds() {
        let judge = AnswerJudge(AnswerLine(answer: "Jupiter"))
        for given in ["um", "uh, hmm"] {
            #expect(judge.judge(typed: given).rule == .nothingSaid)
        }
        #expect(AnswerJudge(AnswerLine(answer: "Er")).judge(typed: "er").outcome == .accept)
    }
}
