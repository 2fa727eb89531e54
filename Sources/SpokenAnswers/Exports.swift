// Re-exports what the signatures of this library use: the judge's and the recognizer's types.
@_exported public import CommandMatcher
@_exported public import SpeechRecognition
