// Re-exports the types of the judge and the recognizer, because this library's signatures use them.
@_exported public import CommandMatcher
@_exported public import SpeechRecognition
