// What this library's signatures speak of comes with it: words with their times, sounds, and languages.
@_exported public import Languages
@_exported public import Phonetics
@_exported public import Transcript
