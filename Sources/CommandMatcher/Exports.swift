// Re-exports the modules whose types appear in this library's signatures.
@_exported public import AnswerText
@_exported public import Languages
@_exported public import Phonetics
@_exported public import Transcript
