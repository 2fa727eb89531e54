// Packs say how words are said.
@_exported public import Phonetics
