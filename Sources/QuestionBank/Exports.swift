@_exported public import Phonetics

// The package manager defines a compilation condition for each enabled package trait.
#if !Bank
    #error("QuestionBank needs the trait Bank: .package(url: …, from: …, traits: [\"Bank\"])")
#endif
