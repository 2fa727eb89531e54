import Testing

@testable import TriviaVoice

@Suite("Addresses of computers")
struct NetworkAddressTests {
    @Test(
        "Only those that everybody reaches are public",
        arguments: [
            ("8.8.8.8", true), ("93.184.216.34", true), ("172.32.0.1", true), ("100.128.0.1", true),
            ("192.169.0.1", true), ("198.20.0.1", true), ("223.255.255.255", true),
            ("127.0.0.1", false), ("127.8.8.8", false), ("0.0.0.0", false), ("10.1.2.3", false),
            ("172.16.0.1", false), ("172.31.255.255", false), ("192.168.1.1", false),
            ("100.64.0.1", false), ("169.254.169.254", false), ("192.0.2.1", false),
            ("198.18.0.1", false), ("198.51.100.7", false), ("203.0.113.7", false),
            ("224.0.0.1", false), ("240.0.0.1", false), ("255.255.255.255", false),
            ("2606:2800:220:1:248:1893:25c8:1946", true), ("2a00:1450:4001::200e", true),
            ("::1", false), ("::", false), ("fe80::1", false), ("fc00::1", false),
            ("fd12:3456::1", false), ("ff02::1", false), ("2001:db8::1", false),
            ("2001::1", false), ("3fff::1", false), ("100::1", false), ("64:ff9b:1::1", false),
            ("::ffff:127.0.0.1", false), ("::ffff:8.8.8.8", true), ("::10.0.0.1", false),
            ("64:ff9b::a00:1", false), ("64:ff9b::808:808", true), ("2002:a00:1::1", false),
            ("2002:808:808::1", true),
            // As old programs write 127.0.0.1.
            ("127.1", false), ("2130706433", false), ("0x7f.0.0.1", false), ("0177.0.0.1", false),
        ])
    func isPublic(text: String, expected: Bool) throws {
        // A number needs no name server.
        let address = try #require(NetworkAddress.all(ofHost: text).first)
        #expect(address.isPublic == expected, "\(address.text)")
    }

    @Test("They are written as in a URL")
    func text() {
        #expect(NetworkAddress(bytes: [192, 0, 2, 1]).text == "192.0.2.1")
        let six: [UInt8] = [0x20, 1, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x1A]
        #expect(NetworkAddress(bytes: six).text == "[2001:db8:0:0:0:0:0:1a]")
    }

    @Test("A name that nobody has leads nowhere")
    func unknown() {
        // A part of a name has at most 63 letters, so no name server is asked.
        #expect(NetworkAddress.all(ofHost: String(repeating: "a", count: 70)).isEmpty)
    }
}
