import GRDB

/// The tables of the bank and their migrations.
///
/// A draw selects among buckets. Each bucket is a combination of a pack, a category and a
/// difficulty. `asked` is the number of times that a question was asked, and `shuffle` is the
/// question's position in a random order. The history contains no references to questions, so that
/// the history remains when packs are removed.
enum BankSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 packs") { try $0.execute(sql: packs) }
        migrator.registerMigration("2 history") { try $0.execute(sql: history) }
        migrator.registerMigration("3 events") { try $0.execute(sql: events) }
        migrator.registerMigration("4 rounds") { try $0.execute(sql: rounds) }
        migrator.registerMigration("5 removed packs") { try $0.execute(sql: removedPacks) }
        migrator.registerMigration("6 packs anew") { try $0.execute(sql: packsAnew) }
        return migrator
    }

    /// Whether a database is empty or has our tables. Any other database is assumed to belong to
    /// another program.
    static func mayBeOurs(_ database: Database) throws -> Bool {
        let names = try Set(
            String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
        if names.isEmpty { return true }
        guard names.contains("grdb_migrations") else { return false }
        let steps = try String.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations")
        return steps.isEmpty || steps.contains("1 packs")
    }

    private static let packs = """
        CREATE TABLE pack (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL UNIQUE COLLATE NOCASE,
            language TEXT NOT NULL,
            licence TEXT,
            source TEXT,
            format TEXT NOT NULL,
            digest TEXT,
            question_count INTEGER NOT NULL DEFAULT 0,
            imported_at REAL NOT NULL
        );
        CREATE TABLE bucket (
            id INTEGER PRIMARY KEY,
            pack_id INTEGER NOT NULL REFERENCES pack(id) ON DELETE CASCADE,
            category TEXT NOT NULL COLLATE NOCASE,
            difficulty INTEGER NOT NULL,
            question_count INTEGER NOT NULL,
            UNIQUE (pack_id, category, difficulty)
        );
        CREATE TABLE question (
            id INTEGER PRIMARY KEY,
            pack_id INTEGER NOT NULL,
            bucket_id INTEGER NOT NULL REFERENCES bucket(id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            prompt TEXT NOT NULL,
            answer TEXT NOT NULL,
            detail TEXT,
            asked INTEGER NOT NULL DEFAULT 0,
            shuffle INTEGER NOT NULL
        );
        CREATE UNIQUE INDEX question_key ON question (pack_id, key);
        CREATE INDEX question_in_bucket ON question (bucket_id, asked, shuffle);
        CREATE INDEX question_in_order ON question (asked, shuffle, bucket_id);
        CREATE TABLE tag (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE COLLATE NOCASE
        );
        CREATE TABLE question_tag (
            tag_id INTEGER NOT NULL REFERENCES tag(id),
            asked INTEGER NOT NULL,
            shuffle INTEGER NOT NULL,
            question_id INTEGER NOT NULL REFERENCES question(id) ON DELETE CASCADE,
            bucket_id INTEGER NOT NULL,
            PRIMARY KEY (tag_id, asked, shuffle, question_id)
        ) WITHOUT ROWID;
        CREATE INDEX question_tag_in_bucket ON question_tag (tag_id, bucket_id, asked, shuffle);
        CREATE INDEX question_tag_question ON question_tag (question_id);
        CREATE TRIGGER question_asked AFTER UPDATE OF asked, shuffle ON question BEGIN
            UPDATE question_tag SET asked = new.asked, shuffle = new.shuffle
            WHERE question_id = new.id;
        END;
        CREATE VIRTUAL TABLE question_text USING fts5 (
            prompt, answer, content='question', content_rowid='id',
            tokenize="unicode61 remove_diacritics 2"
        );
        """

    private static let history = """
        CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            mode TEXT NOT NULL,
            seed INTEGER,
            started_at REAL NOT NULL,
            ended_at REAL,
            settings TEXT NOT NULL DEFAULT '{}'
        );
        CREATE INDEX game_started ON game (started_at);
        CREATE TABLE game_player (
            game_id INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL COLLATE NOCASE,
            score INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (game_id, seat)
        ) WITHOUT ROWID;
        CREATE INDEX game_player_name ON game_player (name);
        CREATE TABLE game_round (
            game_id INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            title TEXT NOT NULL,
            PRIMARY KEY (game_id, number)
        ) WITHOUT ROWID;
        CREATE TABLE answer (
            id INTEGER PRIMARY KEY,
            game_id INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
            round INTEGER NOT NULL,
            number INTEGER NOT NULL,
            player TEXT NOT NULL COLLATE NOCASE,
            pack TEXT NOT NULL COLLATE NOCASE,
            question_key TEXT NOT NULL,
            prompt TEXT NOT NULL,
            official TEXT NOT NULL,
            category TEXT NOT NULL COLLATE NOCASE,
            difficulty INTEGER NOT NULL,
            heard TEXT,
            alternatives TEXT NOT NULL DEFAULT '[]',
            matched TEXT,
            verdict TEXT NOT NULL,
            reason TEXT NOT NULL,
            confidence REAL,
            asked_at REAL NOT NULL,
            speech_start REAL,
            speech_end REAL,
            response_time REAL,
            points INTEGER NOT NULL,
            challenged INTEGER NOT NULL DEFAULT 0,
            override_verdict TEXT,
            override_points INTEGER,
            override_by TEXT,
            override_note TEXT,
            override_at REAL
        );
        CREATE INDEX answer_of_game ON answer (game_id, number);
        CREATE INDEX answer_of_player ON answer (player);
        CREATE INDEX answer_of_question ON answer (pack, question_key);
        CREATE TABLE learned_alias (
            pack TEXT NOT NULL COLLATE NOCASE,
            question_key TEXT NOT NULL,
            alias TEXT NOT NULL COLLATE NOCASE,
            answer_id INTEGER REFERENCES answer(id) ON DELETE SET NULL,
            learned_at REAL NOT NULL,
            PRIMARY KEY (pack, question_key, alias)
        ) WITHOUT ROWID;
        """

    /// Adds a column for the rounds that a pack defines, one per line.
    private static let rounds = "ALTER TABLE pack ADD COLUMN rounds TEXT"

    /// Adds a table of the titles of removed packs. In an older bank, a pack that was played but is
    /// missing is taken to have been removed.
    private static let removedPacks = """
        CREATE TABLE removed_pack (title TEXT NOT NULL UNIQUE COLLATE NOCASE);
        INSERT INTO removed_pack
            SELECT DISTINCT pack FROM answer WHERE pack NOT IN (SELECT title FROM pack);
        """

    /// Adds a column for the time from which answers count toward a pack's statistics. Removing a
    /// pack restarts the pack's statistics.
    private static let packsAnew =
        "ALTER TABLE pack ADD COLUMN counts_since REAL NOT NULL DEFAULT 0"

    /// Adds a table and columns for game events. `holder` is the program that is running the game.
    /// `complete` is 0 for a game that was stopped before its end.
    private static let events = """
        ALTER TABLE game ADD COLUMN setup TEXT;
        ALTER TABLE game ADD COLUMN holder TEXT;
        ALTER TABLE game ADD COLUMN complete INTEGER NOT NULL DEFAULT 1;
        CREATE TABLE game_event (
            game_id INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            event TEXT NOT NULL
        );
        CREATE UNIQUE INDEX event_of_game ON game_event (game_id, number);
        """
}
