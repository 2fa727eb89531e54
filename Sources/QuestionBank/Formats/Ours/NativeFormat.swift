/// Information about our own format.
public enum NativeFormat {
    /// The value of the key `format` in a pack file.
    public static let name = NativeJSONReader.formatName
}
