extension String {
    /// The text quoted as a single shell word, so that people can copy it into a command.
    package var shellWord: String {
        let isPlain =
            !isEmpty
            && allSatisfy { sign in
                sign.isLetter || sign.isNumber || "/._-+,:@%=".contains(sign)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
