/// Which given names are women's and which are men's.
extension GivenNames {
    static func isWomans(_ word: Word) -> Bool { women.contains(word.key) }

    /// Whether a given name is only a man's: not a woman's, and not used for both.
    static func isMans(_ word: Word) -> Bool {
        contains(word) && !women.contains(word.key) && !either.contains(word.key)
    }

    private static let women = keys(
        """
        abigail ada adele agatha agnes alexandra alice alicia alison amanda amelia amy ana angela
        angelina anna anne annie aretha astrid audrey barbara beatrice bernadette beth bette betty
        bonnie brenda britney caitlin caroline carrie cate catherine charlize charlotte chloe
        christina christine claire clara claudia clementine colleen cynthia daphne deborah demi
        diana diane dolly donna doris dorothea dorothy edith edna eleanor elena eliza elizabeth
        ella ellen emily emma emmeline esther ethel eva farrah fiona flannery frances frida
        gabriela gemma geraldine gertrude gina gloria golda grace greta gwendolyn gwyneth hannah
        harriet hattie heidi helen henrietta hermione hilary hillary ida indira ingrid irene irina
        iris isabel isabella isadora ivana jacqueline jane janet jasmine jeanne jennifer jenny
        jessica jill joan joanna joanne jodi jodie josephine judi judith judy julia julianne julie
        juliet juliette kamala karen kate katharina katharine katherine kathleen kathryn kathy katy
        kayla keira kristen laura lauren lavinia leah lena leonora lillian lily linda lisa lise
        liza lola loretta lorraine louisa louise lucille lucretia lucy madeleine madonna mae
        margaret margot marguerite maria mariah marian marianne marie marilyn martha mary maya
        megan melissa meryl mia michelle mildred minnie miranda molly mona monica nadia nadine
        nancy natalia natalie natasha nelly nicole nina norma octavia olga olivia oprah pamela
        patricia paula penelope philippa phillis phyllis rachel rebecca regina rhonda rita rosa
        rosalind rosie ruth sally samantha sandra sara sarah scarlett serena sharon sheila shirley
        sigourney sinead sofia sojourner sonia sophia sophie stella stephanie sue susan susanna
        suzanne svetlana sybil sylvia tamara tanya tara teresa thelma theresa tina toni uma ursula
        valentina valerie vanessa vera victoria viola vivien wanda whitney whoopi winona yoko zadie
        zelda zoe zora
        """)

    private static let either = keys(
        """
        alex allen andrea andy ashley aung ayn bela bobby brad camille carol cary casey charlie che
        chen chester chris courtney dag darren deng eero evelyn evo frankie gene gus haile harper
        hideki hideo idi jackie jamie jan jean joyce juan kelly kim lafayette laurence lee les
        leslie lou lynn mackenzie marion mies miles milos morgan nicola noel pat robin rory sacha
        saddam sam shannon sidney taylor terry toby tracy usain vivian yann yukio zhou
        """)
}
