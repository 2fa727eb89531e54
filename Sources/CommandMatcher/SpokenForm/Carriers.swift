/// Words that players say around an answer and that are no part of it.
public enum Carriers {
    /// Said before an answer.
    public static let before: [String] = [
        "what is", "what's", "what are", "what was", "what were", "who is", "who's", "who are",
        "who was", "who were", "where is", "where's", "when is", "when was", "is it", "is that",
        "was it", "is this", "are they", "it is", "it's", "it was", "that is", "that's", "that was",
        "this is", "they are", "they're", "he is", "he's", "she is", "she's", "there is", "i think",
        "i think it is", "i think it's", "i think that's", "i think that is", "i believe",
        "i believe it is", "i believe it's", "i guess", "i guess it is", "i guess it's",
        "i would say", "i'd say", "i'll say", "i say", "i want to say", "i'm going to say",
        "i am going to say", "i'm gonna say", "i'll go with", "i will go with",
        "i'm going with", "i am going with", "i'm gonna go with", "i'm going to go with",
        "i would go with", "i'd go with", "let's go with", "let us go with", "let's say",
        "let me say", "the answer is", "my answer is", "the answer would be", "answer is",
        "my guess is", "my final answer is", "final answer", "that would be", "that'd be",
        "it would be", "it'd be", "would it be", "would that be", "could it be", "could that be",
        "it could be", "it might be", "it may be", "it must be", "it has to be", "that has to be",
        "it's got to be", "it's gotta be", "that must be", "might be", "maybe", "perhaps",
        "probably", "possibly", "obviously", "definitely", "certainly", "of course", "surely",
        "oh", "ah", "um", "uh", "er", "erm", "hmm", "hm", "mm", "uhm", "umm", "well", "so", "okay",
        "ok", "right", "yeah", "yes", "hey", "like", "you know", "let me think", "let me see",
        "let's see", "now", "alright", "all right", "just", "we think", "we think it's",
        "we think it is", "we say", "we'll say", "we'll go with", "we believe", "our answer is",
        "i'm pretty sure it's", "i'm pretty sure it is", "i'm sure it's", "i'm sure it is",
        "pretty sure it's", "i know", "i know it's", "i know this", "i know this one",
        "i got this", "oh i know", "called", "it's called", "it is called", "named", "known as",
        "it's the one called", "that one is", "this one is", "this one's", "the", "a", "an", "say",
        "not sure", "i'm not sure", "i am not sure", "not sure but", "i'm not sure but",
        "i am not sure but", "if i'm not mistaken", "why not", "i'll take", "i choose", "i pick",
        "i don't know", "i don't know but",
        "i dunno",
    ]

    /// Said after an answer.
    public static let after: [String] = [
        "please", "final answer", "that's my answer", "that is my answer", "is my answer",
        "is my final answer", "is the answer", "that's my final answer", "i think", "i believe",
        "i guess", "i suppose", "i would say", "i'd say", "maybe", "perhaps", "probably", "right",
        "i'm sure", "i'm pretty sure", "for sure", "definitely", "of course", "obviously", "um",
        "uh", "er", "hmm", "you know", "thank you", "thanks", "okay", "ok", "is it", "isn't it",
        "i'm guessing", "if i'm not mistaken", "if i remember correctly", "was it", "wasn't it",
        "or something", "or something like that", "or whatever", "or not", "i'm not sure",
        "not sure", "correct",
        "i reckon", "it is", "it was", "yeah", "yes", "sir", "alex", "there",
    ]

    /// Sounds that mean nothing wherever they stand.
    public static let fillers: [String] = [
        "um", "uh", "er", "erm", "hmm", "hm", "mm", "uhm", "umm", "ah", "eh",
    ]

    /// Said between an answer and the one that replaces it.
    public static let corrections: [String] = [
        "no", "no wait", "wait", "wait no", "no no", "i mean", "no i mean", "wait i mean", "sorry",
        "no sorry", "sorry i mean", "sorry i meant", "i meant", "or rather", "rather", "actually",
        "no actually", "actually no", "scratch that", "make that", "no make that", "correction",
        "no it's", "no it is", "change that to", "let me change that to", "oops", "oh no",
        "no i meant",
        "i meant to say", "no that's wrong", "hold on",
    ]

    /// Said before what is not the answer: "it's not Saturn".
    public static let negating: [String] = [
        "not", "it's not", "it is not", "it isn't", "that's not", "that is not", "that isn't",
        "it was not", "it wasn't", "never", "is not", "isn't", "was not",
        "wasn't", "are not", "aren't", "were not", "weren't", "can't be", "cannot be", "can not be",
        "it can't be", "it cannot be", "couldn't be", "could not be", "it couldn't be",
        "it won't be", "won't be", "i don't think it's", "i don't think it is",
        "i do not think it is", "i don't think that's", "i don't believe it's", "i doubt it's",
        "i doubt it is", "i doubt that it's", "doubt it's", "anything but", "rather than",
        "instead of", "i'm not saying", "i did not say", "i didn't say", "not saying",
    ]

    /// Said after what is not the answer: "Saturn is not the answer".
    public static let negatingBefore: [String] = [
        "is not the answer", "isn't the answer", "is not my answer", "isn't my answer",
        "is not the right answer", "isn't the right answer", "is not the correct answer",
        "isn't the correct answer", "is not right", "isn't right", "is not correct",
        "isn't correct", "is not it", "is wrong", "is the wrong answer", "is incorrect",
        "is not what", "is not the one", "isn't the one", "can't be it", "cannot be it",
        "can't be right", "cannot be right", "can't be the answer", "cannot be the answer",
        "was not the answer", "wasn't the answer", "not the answer", "not my answer",
    ]

    /// Said to give a question up.
    public static let givingUp: [String] = [
        "i don't know", "i do not know", "don't know", "dunno", "i dunno", "no idea",
        "i have no idea", "i've no idea", "i haven't a clue", "no clue", "i have no clue",
        "i give up", "give up", "not sure", "i'm not sure", "i am not sure", "beats me",
        "i can't remember", "i don't remember", "i forget", "i forgot", "pass", "unknown", "idk",
        "who knows", "nothing", "no answer",
    ]
}
