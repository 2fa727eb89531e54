// Re-exports the modules whose types occur in this library's public declarations.
@_exported public import Languages
@_exported public import Phonetics
@_exported public import Transcript
