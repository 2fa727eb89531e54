extension String {
    /// The text quoted as a single shell word, for commands that people copy.
    package var shellWord: String {
        let isPlain =
            !isEmpty
            && allSatisfy { sign in
                sign.isLetter || sign.isNumber || "/._-+,:@%=".contains(sign)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
