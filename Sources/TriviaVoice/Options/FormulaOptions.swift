/// Shared help text about table cells that spreadsheet programs would run as formulas.
enum FormulaOptions {
    static let help =
        "In tables, write texts that begin with =, +, - or @ unchanged. Otherwise an apostrophe is put before them, so that spreadsheet programs do not run them as formulas."
}
