/// Units of measure and money: how they are written, and how they are said. One table for both ways.
///
/// A unit is one only beside a number, so that Newton remains a person and "c" a letter.
enum Units {
    /// What a symbol beside a number is said as: "km" is "kilometers", "mph" "miles per hour".
    static func spoken(_ symbol: String, isSingle: Bool = false) -> String? {
        rowsBySymbol[symbol].map { isSingle ? rows[$0].single : rows[$0].plural }
    }

    /// Every symbol, in the order of the table.
    static var symbols: [String] { rows.flatMap(\.symbols) }

    /// Names the units beside numbers, however they are written.
    static func name(_ list: inout WordList) {
        var index = 1
        while index < list.words.count {
            let before = list.words[index - 1]
            guard before.isNumber || before.traits.contains(.unit),
                list.words[index].traits.isDisjoint(with: .conjunction),
                let place = places[WordKey.hash(list.letters(of: list.words[index]))],
                isUnit(at: index, in: list)
            else {
                index += 1
                continue
            }
            let word = list.words[index]
            let named = rows[place].singular.split(separator: " ").map { name -> Word in
                let start = list.bytes.count
                list.bytes += name.utf8
                var unit = WordReader.word(
                    in: &list.bytes, from: start, word.traits.intersection(.afterComma),
                    origin: word.origin)
                unit.traits.insert(.unit)
                unit.traits.remove(.roman)
                return unit
            }
            list.words.replaceSubrange(index...index, with: named)
            index += named.count
        }
    }

    /// A letter is a unit at the end of an amount only, and behind a slash or a degree: "5 m", "m/s",
    /// "37 °C". "In" is a word in every other place.
    private static func isUnit(at index: Int, in list: WordList) -> Bool {
        let word = list.words[index]
        guard word.count == 1 || word.key == inWord else { return true }
        let before = list.words[index - 1]
        guard before.isNumber || before.key == degree || word.traits.contains(.afterComma) else {
            return false
        }
        guard index + 1 < list.words.count else { return true }
        let next = list.words[index + 1]
        return word.key != inWord && next.traits.contains(.afterComma) || next.isNumber
    }

    private static let inWord = WordKey.hash("in")
    private static let degree = WordKey.hash("degree")

    private static let places: KeyTable = {
        var places = KeyTable()
        for (index, row) in rows.enumerated() {
            var names = row.symbols
            // A unit of several words is a sequence of units that are read one by one.
            if !row.singular.contains(" ") { names += [row.singular, row.plural] }
            for name in names where places[WordKey.hash(name)] == nil {
                places[WordKey.hash(name)] = index
            }
        }
        return places
    }()

    private static let rowsBySymbol: [String: Int] = Dictionary(
        rows.enumerated().flatMap { index, row in row.symbols.map { ($0, index) } },
        uniquingKeysWith: { first, _ in first })

    private struct Row {
        /// Without "per", as the words stand beside a number.
        var singular: String
        var plural: String
        var symbols: [String]

        init?(_ line: Substring) {
            let sides = line.split(separator: ":", omittingEmptySubsequences: false)
            let names = sides[0].split(separator: "|").map { $0.trimmed() }
            guard sides.count == 2, names.count == 2 else { return nil }
            singular = names[0]
            plural = names[1]
            symbols = sides[1].split(separator: " ").map(String.init)
        }

        /// "mile per hour".
        var single: String {
            let first = singular.prefix { $0 != " " }
            return plural.contains(" per ") ? String(first + plural.drop { $0 != " " }) : singular
        }
    }

    private static let rows: [Row] = source.split(whereSeparator: \.isNewline).compactMap(Row.init)

    /// Singular without "per", what is said, symbols.
    private static let source = """
        meter | meters: m
        kilometer | kilometers: km kms
        centimeter | centimeters: cm
        millimeter | millimeters: mm
        nanometer | nanometers: nm
        mile | miles: mi
        foot | feet: ft
        inch | inches: in
        yard | yards: yd yds
        league | leagues:
        fathom | fathoms:
        furlong | furlongs:
        hectare | hectares: ha
        acre | acres:
        gram | grams: g gm
        kilogram | kilograms: kg kgs
        milligram | milligrams: mg
        pound | pounds: lb lbs gbp quid
        ounce | ounces: oz
        tonne | tonnes:
        ton | tons:
        carat | carats: ct
        karat | karats:
        liter | liters: l
        milliliter | milliliters: ml
        centiliter | centiliters: cl
        gallon | gallons: gal
        pint | pints: pt
        quart | quarts:
        second | seconds: s sec secs
        millisecond | milliseconds: ms
        minute | minutes: min mins
        hour | hours: h hr hrs
        century | centuries:
        kilometer hour | kilometers per hour: kph kmh
        mile hour | miles per hour: mph
        knot | knots: kn
        celsius | celsius: c centigrade
        fahrenheit | fahrenheit: f
        kelvin | kelvin:
        watt | watts: w
        kilowatt | kilowatts: kw
        megawatt | megawatts: mw
        kilowatt hour | kilowatt hours: kwh
        volt | volts: v
        ampere | amperes: amp amps
        ohm | ohms:
        hertz | hertz: hz
        kilohertz | kilohertz: khz
        megahertz | megahertz: mhz
        gigahertz | gigahertz: ghz
        joule | joules:
        newton | newtons:
        pascal | pascals: pa
        atmosphere | atmospheres: atm
        bar | bars:
        horsepower | horsepower: hp
        calorie | calories: cal
        kilocalorie | kilocalories: kcal
        decibel | decibels: db
        bit | bits:
        byte | bytes:
        kilobyte | kilobytes: kb
        megabyte | megabytes: mb
        gigabyte | gigabytes: gb
        terabyte | terabytes: tb
        dollar | dollars: usd buck bucks
        cent | cents:
        euro | euros: eur
        pence | pence: p penny pennies
        shilling | shillings:
        yen | yen: jpy
        yuan | yuan: cny renminbi
        rupee | rupees: inr
        ruble | rubles: rub rouble roubles
        franc | francs: chf
        peso | pesos:
        won | won: krw
        crown | crowns:
        """
}
