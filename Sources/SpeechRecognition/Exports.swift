// Re-exports the modules whose types this library's signatures use: words with their times, sounds, and languages.
@_exported public import Languages
@_exported public import Phonetics
@_exported public import Transcript
