extension Calibration {
    static let americanEnglish = "{}"
}
