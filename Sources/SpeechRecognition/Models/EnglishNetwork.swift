internal import CPhoneNetwork

extension PhoneNetwork {
    /// For the en-us model that Debian ships.
    static var americanEnglish: String {
        unsafe String(
            decoding: UnsafeRawBufferPointer(
                start: american_english_network_start(), count: american_english_network_count()),
            as: UTF8.self)
    }
}
