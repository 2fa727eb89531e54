extension PhoneNetwork {
    static let americanEnglish = ""
}
