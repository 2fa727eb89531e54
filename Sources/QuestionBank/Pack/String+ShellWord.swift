extension String {
    /// The text, quoted as a single word of a shell command that people can copy.
    package var shellWord: String {
        let isPlain =
            !isEmpty
            && allSatisfy { sign in
                sign.isLetter || sign.isNumber || "/._-+,:@%=".contains(sign)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
