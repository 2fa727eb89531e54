import Testing

@testable import CommandMatcher

/// Numbers, units, money, times and shares: as they are written and as they are said.
@Suite(.timeLimit(.minutes(30)))
struct AmountTests {
    @Test(
        "an amount counts however it is written or said, both ways",
        arguments: [
            ("37 °C", "thirty seven degrees celsius"), ("37 °C", "37 C"), ("98.6°F", "98.6 F"),
            ("120 km/h", "one hundred twenty kilometers an hour"), ("120 km/h", "120 kph"),
            ("60 mph", "sixty miles per hour"), ("5 m²", "five square meters"),
            ("9.8 m/s²", "nine point eight meters per second squared"),
            ("5 ft 10 in", "five foot ten"),
            ("80 minutes", "an hour and twenty minutes"), ("1 hour 20 minutes", "80 minutes"),
            ("6 feet 2 inches", "6 feet, 2 inches"), ("1 hour, 20 minutes", "80 minutes"),
            ("2 hours 35 seconds", "2 hours, 0 minutes and 35 seconds"),
            ("1.88 meters", "1 meter, 88 centimeters"), ("7 pounds 4 ounces", "7 lb, 4 oz"),
            ("6 feet 2 inches", "74 inches"),
            ("2 minutes 30 seconds", "two and a half minutes"), ("5'10\"", "five feet ten inches"),
            ("100 W", "a hundred watts"), ("3 N", "3 N"), ("50 GB", "fifty gigabytes"),
            ("1 kg", "a kilo"), ("8 oz", "eight ounces"), ("$5 million", "five million dollars"),
            ("£10", "ten quid"), ("$2.50", "two dollars fifty"),
            ("$2.50", "two dollars and fifty cents"), ("€3.20", "three euros twenty"),
            ("50%", "a half"), ("1/2", "fifty percent"), ("25%", "a quarter"),
            ("2½", "two and a half"), ("2 1/2", "2.5"), ("⅔", "two thirds"),
            ("3:30", "half past three"), ("4:45", "quarter to five"), ("3:00", "three o'clock"),
            ("16:9", "sixteen to nine"), ("the 1960s", "the sixties"), ("'60s", "1960s"),
            ("the 1960s", "nineteen sixties"), ("the 2000s", "the noughties"),
            ("5 ly", "five light years"), ("1 AU", "one astronomical unit"),
            ("30 mpg", "thirty miles per gallon"),
            ("5 sq mi", "five square miles"), ("13.6 eV", "thirteen point six electronvolts"),
            ("3 GW", "three gigawatts"), ("1000 hPa", "a thousand hectopascals"),
            ("44 BC", "forty four b c e"), ("9007199254740993", "9,007,199,254,740,993"),
        ])
    func same(one: String, other: String) {
        for (answer, given) in [(one, other), (other, one)] {
            let verdict = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
            #expect(verdict.outcome == .accept, "\(given) for \(answer): \(verdict.rule.rawValue)")
        }
    }

    @Test(
        "another number or another unit is another amount, both ways",
        arguments: [
            ("37 °C", "thirty seven degrees fahrenheit"), ("60 mph", "sixty kilometers an hour"),
            ("$5", "five pounds"), ("5 kg", "five pounds"), ("$2.50", "two dollars"),
            ("50%", "five percent"), ("1/3", "three"), ("the 1960s", "the eighteen sixties"),
            ("the 1860s", "the sixties"), ("3:30", "three fifteen"), ("2½", "two"),
            ("9007199254740993", "9007199254740992"),
            (String(repeating: "9", count: 400), String(repeating: "9", count: 401)),
        ])
    func different(one: String, other: String) {
        for (answer, given) in [(one, other), (other, one)] {
            let verdict = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
            #expect(verdict.outcome == .reject, "\(given) for \(answer): \(verdict.rule.rawValue)")
        }
    }

    @Test(
        "a rounded conversion is another amount, unless the line says so",
        arguments: [("37 °C", "99 °F"), ("1 mile", "1.6 kilometers"), ("5 kg", "eleven pounds")])
    func conversion(one: String, other: String) {
        for (answer, given) in [(one, other), (other, one)] {
            #expect(AnswerJudge(AnswerLine(answer: answer)).judge(typed: given).outcome == .reject)
            let open = AnswerLine(answer: answer, accept: [given])
            #expect(AnswerJudge(open).judge(typed: given).outcome == .accept)
        }
    }

    @Test(
        "an equal amount in another unit counts, unless the question names that unit",
        arguments: [
            ("1 kg", "1000 grams", "How much does a liter of water weigh in grams?"),
            ("1 hour", "60 minutes", "How many minutes are in an hour?"),
            ("1 foot", "12 inches", "How many inches are in a foot?"),
            ("1 euro", "100 cents", "How many cents are in a euro?"),
            ("2 weeks", "14 days", "How many days are in two weeks?"),
            ("100 °C", "212 °F", "At which temperature in Fahrenheit does water boil?"),
        ])
    func equalAmount(one: String, other: String, question: String) {
        for (answer, given) in [(one, other), (other, one)] {
            #expect(AnswerJudge(AnswerLine(answer: answer)).judge(typed: given).outcome == .accept)
        }
        let judge = AnswerJudge(AnswerLine(answer: other), question: question)
        #expect(judge.judge(typed: one).outcome != .accept)
        #expect(judge.judge(typed: other).outcome == .accept)
    }

    @Test(
        "every unit of the table is said in words, and said so it counts", arguments: Units.symbols)
    func units(symbol: String) {
        for amount in ["3 \(symbol)", "1 \(symbol)"] {
            let judge = AnswerJudge(AnswerLine(answer: amount))
            let sayings = SpokenForms.sayings(of: amount)
            // "celsius" is a name and said as it is.
            let isSaid = symbol.count < 7 && sayings.contains { $0.contains(symbol) }
            #expect(!sayings.isEmpty && !isSaid, "\(sayings)")
            for words in sayings {
                let text = words.joined(separator: " ")
                #expect(judge.judge(typed: text).outcome == .accept, "\(text) for \(amount)")
            }
        }
    }

    @Test(
        "amounts are listened for as they are said",
        arguments: [
            ("37 °C", ["thirty seven degrees celsius"]), ("$5", ["five dollars"]),
            ("$1", ["one dollar"]), ("$5m", ["five million dollars"]),
            ("£2.50", ["two pounds and fifty pence", "two pounds fifty"]),
            ("120 km/h", ["one hundred twenty kilometers per hour"]),
            ("60 mph", ["sixty miles per hour"]), ("1 km", ["one kilometer"]),
            ("3:30", ["three thirty", "half past three"]), ("16:9", ["sixteen to nine"]),
            ("4:45", ["quarter to five"]), ("2½", ["two and a half"]), ("½", ["a half"]),
            ("the 1960s", ["the nineteen sixties", "the sixties"]), ("50%", ["fifty percent"]),
            ("Symphony No. 5", ["symphony number five"]),
        ])
    func sayings(text: String, expected: [String]) {
        let sayings = SpokenForms.sayings(of: text).map { $0.joined(separator: " ") }
        for form in expected { #expect(sayings.contains(form), "\(sayings)") }
        let judge = AnswerJudge(AnswerLine(answer: text))
        for saying in sayings {
            #expect(judge.judge(typed: saying).outcome == .accept, "\(saying) for \(text)")
        }
    }

    @Test(
        "a unit is one only beside a number",
        arguments: [
            ("Isaac Newton", "newton"), ("Wizard of Oz", "wizard of oz"),
            ("James Watt", "watt"), ("Catch-22", "catch twenty two"), ("vitamin C", "vitamin c"),
        ])
    func noUnits(answer: String, given: String) {
        let judge = AnswerJudge(AnswerLine(answer: answer), question: "who or what is it")
        #expect(judge.judge(typed: given).outcome == .accept)
        #expect(judge.judge(typed: "isaac").outcome == .reject)
        #expect(judge.judge(typed: "wizard").outcome == .reject)
    }

    @Test(
        "places on the globe count and are listened for as they are said",
        arguments: [
            ("51°30′N", "fifty one degrees thirty minutes north"),
            ("40°45'12\"W", "forty degrees forty five minutes twelve seconds west"),
            ("51.5° N", "fifty one point five degrees north"),
            ("40° N, 74° W", "forty degrees north seventy four degrees west"),
        ])
    func coordinates(answer: String, said: String) {
        let judge = AnswerJudge(AnswerLine(answer: answer))
        #expect(judge.judge(typed: said).outcome == .accept)
        #expect(judge.judge(typed: answer).outcome == .accept)
        #expect(
            SpokenForms.sayings(of: answer).contains(said.split(separator: " ").map(String.init)))
        for other in [said.replacing("north", with: "south"), said.replacing("west", with: "east")]
        where other != said {
            #expect(judge.judge(typed: other).outcome == .reject, "\(other)")
        }
        // Without a degree the signs are feet and inches, as they were.
        #expect(
            AnswerJudge(AnswerLine(answer: "5'10\"")).judge(typed: "five foot ten").outcome
                == .accept)
    }
}
