/// Information about our own pack format.
public enum NativeFormat {
    /// The value of the `format` key in a pack file.
    public static let name = NativeJSONReader.formatName
}
