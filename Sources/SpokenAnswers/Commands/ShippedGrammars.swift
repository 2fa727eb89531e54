/// The texts of grammars/*.gram, written by Scripts/embed-grammars; a test compares them.
enum ShippedGrammars {
    /// By the file's name without its ending, in order of the names.
    static let texts: [(name: String, text: String)] = [
        (
            "choices",
            #"""
            #JSGF V1.0;
            grammar choices;

            // One of several choices by its letter or its place; the choices' texts are added to a question's
            // grammar by code. The tag "choice" is the letter. Letters are written so that their names are said:
            // "a" is also the article, "a." is not. Sounds alike ("be", "see") are the same to the ear and are
            // understood by the judge.
            public <choice> = [uh | um | i think | i think it's | i'd say | i'll take | i choose | it's | is it
                            | let's go with] (<byLetter> | <byPlace>) [please | final answer];

            <byLetter> = [answer | option | choice | letter] <letter>;
            <letter> = a. {choice=A} | b {choice=B} | c {choice=C} | d {choice=D} | e {choice=E}
                     | f {choice=F} | g {choice=G} | h {choice=H};

            <byPlace> = the <place> [one] | (number | answer | option | choice) <number>;
            <place> = first {choice=A} | second {choice=B} | third {choice=C} | fourth {choice=D}
                    | fifth {choice=E} | sixth {choice=F} | seventh {choice=G} | eighth {choice=H};
            <number> = one {choice=A} | two {choice=B} | three {choice=C} | four {choice=D}
                     | five {choice=E} | six {choice=F} | seven {choice=G} | eight {choice=H};

            """#
        ),
        (
            "commands",
            #"""
            #JSGF V1.0;
            grammar commands;

            // What a player may tell the game. The tag "command" names the meaning; the names are those of
            // CommandReader.names. A sentence has one meaning.
            //
            // <command> is listened for, and understood when it is typed. Every sentence in it opens the ear a
            // little wider, so it has the few ways that people really say, at most five a command, no
            // "please" behind them, and no short word that other words are taken for: recorded people's "no"
            // was heard as "dunno", their "on" as "hold on".
            public <command> = (<repeat> {command=repeat}
                             | <skip> {command=skip}
                             | <giveup> {command=giveup}
                             | <hint> {command=hint}
                             | <score> {command=score}
                             | <pause> {command=pause}
                             | <resume> {command=resume}
                             | <quit> {command=quit}
                             | <buzz> {command=buzz}
                             | <challenge> {command=challenge}
                             | <help> {command=help});

            <repeat> = repeat | repeat that | repeat the question | say that again
                     | can you repeat the question;
            <skip> = skip | skip it | skip this one | skip the question | next question;
            <giveup> = i don't know | i give up | i have no idea | i can't remember;
            <hint> = hint | give me a hint | i need a hint | can i have a hint;
            <score> = score | what's the score | what is the score | tell me the score;
            <pause> = pause | pause the game | take a break | time out;
            <resume> = resume | resume the game | continue | keep going;
            <quit> = quit | quit the game | stop the game | end the game;
            <buzz> = buzz | buzz in | buzzer | i got it | i've got it;
            <challenge> = challenge | i challenge | i challenge that | i was right;
            <help> = what can i say | how does this work;

            // A public rule whose name begins with "typed" is never listened for; it is understood when it is
            // typed, and when open speech is written down.
            public <typed> = <moreRepeat> {command=repeat}
                           | <moreSkip> {command=skip}
                           | <moreGiveup> {command=giveup}
                           | <moreHint> {command=hint}
                           | <moreScore> {command=score}
                           | <morePause> {command=pause}
                           | <moreResume> {command=resume}
                           | <moreQuit> {command=quit}
                           | <moreBuzz> {command=buzz}
                           | <moreChallenge> {command=challenge}
                           | <moreHelp> {command=help};

            <moreRepeat> = repeat it | say it again | say that once more | again | once more | one more time
                         | come again | what was the question | read (it | that | the question) again
                         | pardon | can you repeat that | could you repeat (that | the question)
                         | please repeat (that | the question);
            <moreSkip> = skip (this | that | this question | that question) | next | next one | move on;
            <moreGiveup> = i do not know | don't know | dunno | i dunno | no idea | i've no idea
                         | i haven't a clue | no clue | i have no clue | give up | not sure | i'm not sure
                         | i am not sure | beats me | i don't remember | i forget | i forgot | pass | i pass
                         | idk | who knows | no answer;
            <moreHint> = a hint | i want a hint | another hint | help me [out] | clue | give me a clue
                       | i need a clue;
            <moreScore> = the score | my score | scores | read the scores | what's my score
                        | what is my score | how many points do i have | how am i doing;
            <morePause> = pause game | hold on | wait a minute;
            <moreResume> = go on | carry on | unpause | go ahead;
            <moreQuit> = quit game | exit | stop playing | end game | i want to stop | i quit;
            <moreBuzz> = me;
            <moreChallenge> = appeal | i appeal | protest | i protest | that was right | that was correct
                            | i said the right thing | that's not what i said | i object;
            <moreHelp> = help | what are the commands;

            """#
        ),
        (
            "numbers",
            #"""
            #JSGF V1.0;
            grammar numbers;

            // Whole numbers below a million as they are said. Tags mark the parts in the order they were said;
            // the words themselves are turned into a figure by whoever asks for a number.
            public <number> = [minus | negative] <whole>;

            <whole> = zero | oh | [<hundreds> thousand [and]] <hundreds> | <hundreds> thousand | <year>;
            <hundreds> = [(<unit> | a) hundred [and]] <below> | (<unit> | a) hundred;
            <below> = <unit> | <teen> | <ten> [<unit>];
            // Nineteen sixty nine, twenty oh four, eighteen hundred.
            <year> = (<teen> | <ten> [<unit>]) (<teen> | <ten> [<unit>] | oh <unit> | hundred);

            <unit> = one | two | three | four | five | six | seven | eight | nine;
            <teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen
                   | nineteen;
            <ten> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;

            """#
        ),
        (
            "wagers",
            #"""
            #JSGF V1.0;
            grammar wagers;

            // How many points a player bets. The tag "wager" is a number of points, or all, half, nothing.
            public <wager> = [<verb>] <amount>;

            <verb> = [i'll | i | let's | i want to] (bet | wager | risk | put | go with);
            <amount> = (everything | all [of it | my points] | the lot | all in) {wager=all}
                     | half [of it | my points] {wager=half}
                     | (nothing | zero | none) {wager=nothing}
                     | <round> [points];
            <round> = ten {wager=10} | twenty {wager=20} | twenty five {wager=25} | thirty {wager=30}
                    | forty {wager=40} | fifty {wager=50} | sixty {wager=60} | seventy {wager=70}
                    | seventy five {wager=75} | eighty {wager=80} | ninety {wager=90}
                    | (one | a) hundred {wager=100} | (one | a) hundred [and] fifty {wager=150}
                    | two hundred {wager=200} | two hundred [and] fifty {wager=250}
                    | three hundred {wager=300} | four hundred {wager=400} | five hundred {wager=500}
                    | six hundred {wager=600} | seven hundred {wager=700} | eight hundred {wager=800}
                    | nine hundred {wager=900} | (one | a) thousand {wager=1000}
                    | fifteen hundred {wager=1500} | two thousand {wager=2000}
                    | five thousand {wager=5000};

            """#
        ),
        (
            "yes-no",
            #"""
            #JSGF V1.0;
            grammar yesno;

            // The answer to a question of the game ("Stop the game?"). The tag "command" is yes or no.
            public <reply> = (<yes> {command=yes} | <no> {command=no});

            <yes> = yes | yeah | yep | yes please | of course;
            <no> = no | nope | no thanks | no way;

            // Understood when it is typed, see commands.gram.
            public <typed> = (<moreYes> {command=yes} | <moreNo> {command=no});

            <moreYes> = yup | y | sure | okay | ok | right | that's right | correct | true | absolutely
                      | definitely;
            <moreNo> = nah | n | no thank you | wrong | that's wrong | incorrect | false | never
                     | definitely not | absolutely not | not true | not really;

            """#
        ),
    ]
}
