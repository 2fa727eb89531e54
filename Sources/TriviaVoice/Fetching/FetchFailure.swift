/// The reason why a file on another computer cannot be fetched.
enum FetchFailure: Error, Hashable {
    case noAddress
    case otherScheme(String)
    case password
    case unknownHost(String)
    case privateAddress(host: String)
    case tooManyRedirects
    case status(Int)
    case tooLarge(limit: Int)
    /// Together, the files of the pack exceed the allowed size.
    case packTooLarge(limit: Int)
    case tooSlow(Duration)
    /// There is no connection. The associated value is the fetching program's error message.
    case noConnection(String)
    case interrupted

    /// The problem, worded as the end of a sentence that begins with the link.
    var problem: String {
        switch self {
        case .noAddress: "is not an address that can be fetched"
        case .otherScheme(let scheme): "leads to an address that begins with \(scheme):"
        case .password: "contains a user name or a password"
        case .unknownHost(let host): "could not be fetched, because \(host) was not found"
        case .privateAddress(let host):
            "leads to \(host), which is this computer or is in a private network"
        case .tooManyRedirects: "leads to more than \(LinkFetch.mostRedirects) other addresses"
        case .status(let status): "could not be fetched, because the server answered \(status)"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
        case .packTooLarge(let limit):
            "was not fetched, because the pack would have more than \(limit >> 20) MiB"
        case .tooSlow(let duration):
            "could not be fetched within \(duration.components.seconds) seconds"
        case .noConnection(let message): "could not be fetched (\(message))"
        case .interrupted: "was not fetched, because you stopped the command"
        }
    }

    static let privateHint =
        "packs come from strangers, so such addresses are fetched only with --allow-private"

    var hint: String {
        switch self {
        case .noAddress, .otherScheme:
            "write the address of the file, which begins with https://"
        case .password: "save the file in the pack’s folder, and write its name instead"
        case .unknownHost: "check the link and your connection"
        case .privateAddress: Self.privateHint
        case .tooManyRedirects, .status:
            "open the link in a browser, and write the address of the file itself"
        case .tooLarge: "save a smaller version in the pack’s folder, and write its name instead"
        case .packTooLarge: "divide the pack"
        case .tooSlow, .noConnection: "try again later"
        case .interrupted: "run the command again"
        }
    }
}
