/// Numbers in what people say and write: "eight thousand", "1,969", "about 50 metres".
public enum SpokenNumber {
    /// The only number in a text, or nil when there is none or more than one.
    public static func value(in text: String) -> Double? {
        let numbers = WordList(text).words.filter(\.isNumber)
        guard numbers.count == 1, numbers[0].number.isFinite else { return nil }
        return numbers[0].number
    }
}
