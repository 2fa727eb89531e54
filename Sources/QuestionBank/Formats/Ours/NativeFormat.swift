/// Our own format.
public enum NativeFormat {
    /// The value of `format` in a pack file.
    public static let name = NativeJSONReader.formatName
}
