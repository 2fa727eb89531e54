import Foundation

/// An IP address: four bytes (IPv4) or sixteen (IPv6).
struct NetworkAddress: Sendable, Hashable {
    let bytes: [UInt8]

    /// The address as written in a URL.
    var text: String {
        if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
        let groups = stride(from: 0, to: bytes.count - 1, by: 2).map {
            String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16)
        }
        return "[" + groups.joined(separator: ":") + "]"
    }

    /// Whether the address leads to the same computer from anywhere on the Internet (RFC 6890).
    var isPublic: Bool {
        if bytes.count == 4 {
            return !Self.specialNetworks.contains { isIn($0.network, prefix: $0.prefix) }
        }
        guard bytes.count == 16 else { return false }
        if let inner = embedded { return inner.isPublic }
        // Only 2000::/3 is public, except for 2001:db8::/32 and 3fff::/20 (documentation) and
        // 2001::/23 (protocols).
        return isIn([0x20], prefix: 3) && !isIn([0x20, 1, 0x0D, 0xB8], prefix: 32)
            && !isIn([0x20, 1, 0, 0], prefix: 23) && !isIn([0x3F, 0xFF, 0], prefix: 20)
    }

    /// The IPv4 address in an IPv6 address (::ffff:0:0/96, ::/96, 64:ff9b::/96 or 2002::/16).
    private var embedded: NetworkAddress? {
        let zeros = [UInt8](repeating: 0, count: 12)
        let mapped = zeros.dropLast(2) + [0xFF, 0xFF]
        let translated = [0, 0x64, 0xFF, 0x9B] + zeros.dropLast(4)
        if [zeros[...], mapped[...], translated[...]].contains(where: bytes.starts) {
            return NetworkAddress(bytes: Array(bytes[12...]))
        }
        if bytes.starts(with: [0x20, 2]) { return NetworkAddress(bytes: Array(bytes[2..<6])) }
        return nil
    }

    private static let specialNetworks: [(network: [UInt8], prefix: Int)] = [
        ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
        ([192, 0, 0], 24), ([192, 0, 2], 24), ([192, 168], 16), ([198, 18], 15),
        ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 3),
    ]

    private func isIn(_ network: [UInt8], prefix: Int) -> Bool {
        (0..<prefix).allSatisfy { bit in
            let mask = UInt8(0x80) >> (bit % 8)
            return bytes[bit / 8] & mask == network[bit / 8] & mask
        }
    }
}

extension NetworkAddress {
    /// The addresses of a computer, in the order in which to try them. The call waits until a name
    /// server replies.
    static func all(ofHost host: String) -> [NetworkAddress] { found(host, flags: 0) }

    /// Parses an address such as "192.168.1.2" or "::1" without a name server. Returns nil for a
    /// name.
    init?(written text: String) {
        guard let address = Self.found(text, flags: AI_NUMERICHOST).first else { return nil }
        self = address
    }

    private static func found(_ host: String, flags: Int32) -> [NetworkAddress] {
        var hints = addrinfo()
        hints.ai_flags = flags
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [NetworkAddress] = []
        var next = first
        while let info = next?.pointee {
            if let address = NetworkAddress(info), !found.contains(address) {
                found.append(address)
            }
            next = info.ai_next
        }
        return found
    }

    private init?(_ info: addrinfo) {
        guard let place = UnsafeRawPointer(info.ai_addr) else { return nil }
        switch info.ai_family {
        case AF_INET:
            let address = place.loadUnaligned(as: sockaddr_in.self).sin_addr
            bytes = withUnsafeBytes(of: address) { Array($0) }
        case AF_INET6:
            let address = place.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            bytes = withUnsafeBytes(of: address) { Array($0) }
        default: return nil
        }
    }
}
