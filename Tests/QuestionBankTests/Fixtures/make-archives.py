#!/usr/bin/env python3
"""Makes the archives in formats/ anew: workbook, document, notes, packages of tests. Everything in
them is written here. Needs the program zstd for the newest kind of notes."""
import io, json, pathlib, sqlite3, subprocess, tempfile, zipfile

HERE = pathlib.Path(__file__).parent / "formats"


def archive(name, files):
    with zipfile.ZipFile(HERE / name, "w", zipfile.ZIP_DEFLATED) as target:
        for path, content in files:
            info = zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(info, content)


def workbook(name, sheets):
    strings, rows_of = [], []

    def cell(place, value):
        if value is None or value == "":
            return ""
        if isinstance(value, bool):
            return f'<c r="{place}" t="b"><v>{int(value)}</v></c>'
        if isinstance(value, (int, float)):
            return f'<c r="{place}"><v>{value}</v></c>'
        if value.startswith("inline:"):
            return f'<c r="{place}" t="inlineStr"><is><t>{value[7:]}</t></is></c>'
        strings.append(value)
        return f'<c r="{place}" t="s"><v>{len(strings) - 1}</v></c>'

    for _, rows in sheets:
        xml = ""
        for number, row in enumerate(rows, 1):
            cells = "".join(cell(f"{chr(65 + column)}{number}", v) for column, v in enumerate(row))
            xml += f'<row r="{number}">{cells}</row>'
        rows_of.append(xml)
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    rel = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    files = [
        ("xl/workbook.xml", f'<?xml version="1.0"?><workbook xmlns="{main}" xmlns:r="{rel}"><sheets>'
         + "".join(f'<sheet name="{t}" sheetId="{i}" r:id="rId{i}"/>' for i, (t, _) in enumerate(sheets, 1))
         + "</sheets></workbook>"),
        ("xl/_rels/workbook.xml.rels", '<?xml version="1.0"?><Relationships>'
         + "".join(f'<Relationship Id="rId{i}" Target="worksheets/sheet{i}.xml"/>' for i in range(1, len(sheets) + 1))
         + "</Relationships>"),
        ("xl/sharedStrings.xml", f'<?xml version="1.0"?><sst xmlns="{main}">' + "".join(
            f"<si><r><t>{s[:3]}</t></r><r><t xml:space=\"preserve\">{s[3:]}</t></r></si>" if len(s) > 30 else f"<si><t>{s}</t></si>"
            for s in strings) + "</sst>"),
    ]
    for i, xml in enumerate(rows_of, 1):
        files.append((f"xl/worksheets/sheet{i}.xml",
                      f'<?xml version="1.0"?><worksheet xmlns="{main}"><cols><col min="1" max="2"/></cols><sheetData>{xml}</sheetData></worksheet>'))
    archive(name, files)


def document(name, paragraphs):
    w = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    xml = ""
    for paragraph in paragraphs:
        runs = ""
        for run in paragraph:
            text, style = run if isinstance(run, tuple) else (run, "")
            mark = ("<w:b/>" if "b" in style else "") + ('<w:u w:val="single"/>' if "u" in style else "")
            runs += f'<w:r><w:rPr>{mark}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'
        xml += f"<w:p>{runs}</w:p>"
    archive(name, [("word/document.xml", f'<?xml version="1.0"?><w:document xmlns:w="{w}"><w:body>{xml}</w:body></w:document>')])


def notes(name, newest):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "collection"
        base = sqlite3.connect(path)
        base.create_collation("unicase", lambda a, b: (a.lower() > b.lower()) - (a.lower() < b.lower()))
        base.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, guid TEXT, mid INTEGER, tags TEXT, flds TEXT)")
        base.execute("CREATE TABLE cards (id INTEGER PRIMARY KEY, nid INTEGER, did INTEGER)")
        if newest:
            base.execute("CREATE TABLE fields (ntid INTEGER, ord INTEGER, name TEXT NOT NULL COLLATE unicase, PRIMARY KEY (ntid, ord)) WITHOUT ROWID")
            base.execute("CREATE UNIQUE INDEX idx_fields ON fields (name, ntid)")
            base.execute("CREATE TABLE decks (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE unicase)")
            base.executemany("INSERT INTO fields VALUES (?, ?, ?)", [(1, 0, "Question"), (1, 1, "Answer"), (1, 2, "Notes")])
            base.execute("INSERT INTO decks VALUES (5, ?)", ("Science\x1fMetals",))
        else:
            models = {"1": {"name": "Basic", "type": 0, "flds": [{"name": "Front", "ord": 0}, {"name": "Back", "ord": 1}]},
                      "2": {"name": "Cloze", "type": 1, "flds": [{"name": "Text", "ord": 0}, {"name": "Extra", "ord": 1}]}}
            base.execute("CREATE TABLE col (id INTEGER, models TEXT, decks TEXT)")
            base.execute("INSERT INTO col VALUES (1, ?, ?)", (json.dumps(models), json.dumps({"1": {"name": "Default"}, "5": {"name": "Geography::Rivers"}})))
        rows = ([(1, "g1", 1, " metals ", "Which metal is liquid?\x1f<b>Mercury</b>\x1fAlso called quicksilver.")]
                if newest else
                [(1, "g1", 1, " europe rivers ", "Which river flows through <b>Paris</b>?\x1fSeine<br>"),
                 (2, "g2", 2, "", "The capital of {{c1::Japan::country}} is {{c2::Tokyo}}.\x1f"),
                 (3, "g3", 1, "", "Who sings this? [sound:clip.mp3]\x1fQueen"),
                 (4, "g4", 1, "", "No answer?\x1f")])
        base.executemany("INSERT INTO notes VALUES (?, ?, ?, ?, ?)", rows)
        base.executemany("INSERT INTO cards VALUES (?, ?, 5)", [(10 + r[0], r[0]) for r in rows])
        base.commit()
        base.execute("VACUUM")
        base.close()
        content = path.read_bytes()
    if newest:
        packed = subprocess.run(["zstd", "-q", "-19", "-c"], input=content, stdout=subprocess.PIPE, check=True).stdout
        archive(name, [("collection.anki2", b"not read"), ("collection.anki21b", packed), ("media", b"")])
    else:
        archive(name, [("collection.anki2", content), ("media", "{}")])


workbook("kahoot.xlsx", [
    ("Questions", [["Kahoot-like template, written by us"], [], ["Add questions below"], [],
     ["", "Question - max 120 characters", "Answer 1", "Answer 2", "Answer 3", "Answer 4", "Time limit (sec)", "Correct answer(s)"],
     [1, "Which planet has the shortest year of them all?", "Mars", "Mercury", "Venus", "Earth", 20, 2],
     [2, "Which of these are primes?", 2, 4, 5, 6, 30, "1,3"],
     [3, "inline:Is 0.1 more than 0?", True, False, "", "", 10, 1],
     [4, "A row without a right answer", "yes", "no", "", "", 10, 7],
     [5, "", "", "", "", "", 20]]),
    ("Remarks", [["Only for us"]])])
workbook("blooket.xlsx", [
    ("Blooket", [["Blooket\nImport Template"],
     ["Question #", "Question Text", "Answer 1", "Answer 2", "Answer 3\n(Optional)", "Answer 4\n(Optional)",
      "Time Limit (sec)\n(Max: 300 seconds)", "Correct Answer(s)\n(Only include Answer #)"],
     [1, "Which gas do plants take in?", "Oxygen", "Carbon dioxide", "Helium", "", 20, 2],
     [2, "Which of these are even?", 2, 3, 4, 5, 20, "1,3"],
     [3, "", "", "", "", "", 20]])])
workbook("gimkit.xlsx", [
    ("Sheet1", [["Gimkit Spreadsheet Import Template"],
     ["Question", "Correct Answer", "Incorrect Answer 1", "Incorrect Answer 2 (Optional)",
      "Incorrect Answer 3 (Optional)"],
     ["What is the capital of Peru?", "Lima", "Quito", "inline:Bogotá"],
     ["In which year did the Second World War end?", 1945, 1944, 1946]])])
# A spreadsheet as people keep it themselves: empty columns, a sheet a category, figures and truth values.
workbook("sheets.xlsx", [
    ("Rivers", [["", "Question", "Answer", "Difficulty"], ["", "Which river flows through Vienna?", "Danube", "easy"]]),
    ("Numbers", [["Question", "Answer", "Also accept"], ["How many sides has a hexagon?", 6, "six"],
     ["Is zero even?", True]])])
document("packet.docx", [
    ["Practice Document by Us"], ["Tossups"],
    ["1. ", ("This metal with the symbol Fe rusts", "b"), ", (*) for 10 points, name it."],
    [("ANSWER: ", ""), ("iron", "bu"), " [accept ", ("Fe", "bu"), "]"], ["&lt;Science, Chemistry&gt;"],
    ["2. He wrote \"Faust\". For 10 points, name Goethe (\"GUR-tuh\")."],
    ["ANSWER: Johann Wolfgang von ", ("Goethe", "bu")], ["&lt;Literature&gt;"],
    ["Bonuses"], ["1. For 10 points each, answer about metals:"],
    ["[10e] It is liquid."], ["ANSWER: ", ("mercury", "bu")],
    ["[10h] It is the lightest."], ["ANSWER: ", ("lithium", "bu")]])
notes("notes.apkg", newest=False)
notes("notes21b.apkg", newest=True)
archive("canvas.zip", [
    ("imsmanifest.xml", "<manifest/>"), ("quiz/assessment_meta.xml", "<quiz/>"),
    ("quiz/quiz.xml", (HERE / "qti12.xml").read_text())])
def blackboard(ident, kind, question, answers, condition):
    text = lambda words: ("<material><mat_extension><mat_formattedtext type=\"HTML\">" + words
                          + "</mat_formattedtext></mat_extension></material>")
    labels = "".join(f'<flow_label class="Block"><response_label ident="{key}" shuffle="Yes">'
                     f'<flow_mat class="FORMATTED_TEXT_BLOCK">{text(words)}</flow_mat></response_label></flow_label>'
                     for key, words in answers)
    answer = (f'<response_lid ident="response" rcardinality="Single"><render_choice>{labels}</render_choice></response_lid>'
              if answers else '<response_str ident="response"><render_fib/></response_str>')
    return (f'<item><itemmetadata><bbmd_asi_object_id>{ident}</bbmd_asi_object_id><bbmd_questiontype>{kind}</bbmd_questiontype>'
            '<qmd_absolutescore_max>10.0</qmd_absolutescore_max></itemmetadata><presentation><flow class="Block">'
            f'<flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK">{text(question)}</flow></flow>'
            f'<flow class="RESPONSE_BLOCK">{answer}</flow></flow></presentation>'
            f'<resprocessing scoremodel="SumOfScores"><outcomes><decvar varname="SCORE" vartype="Decimal" minvalue="0"/></outcomes>'
            f'<respcondition title="correct"><conditionvar>{condition}</conditionvar>'
            '<setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition>'
            '<respcondition title="incorrect"><conditionvar><other/></conditionvar>'
            '<setvar variablename="SCORE" action="Set">0</setvar></respcondition></resprocessing></item>')


archive("blackboard.zip", [
    ("imsmanifest.xml", "<manifest/>"),
    ("res00001.dat", '<?xml version="1.0" encoding="UTF-8"?><questestinterop><assessment title="Week 1"><section>'
     + blackboard("_1", "Multiple Choice", "&lt;p&gt;Which sea is the saltiest?&lt;/p&gt;", [("a1", "Red Sea"), ("a2", "Dead Sea")],
                  '<varequal respident="response" case="No">a2</varequal>')
     + blackboard("_2", "True/False", "The Nile flows north.", [("true", "true"), ("false", "false")],
                  '<varequal respident="response" case="No">true</varequal>')
     + blackboard("_3", "Fill in the Blank", "Which river flows through Cairo?", [],
                  '<varequal respident="response" case="No">Nile</varequal>')
     + blackboard("_4", "Essay", "Tell of the sea.", [], "<other/>")
     + "</section></assessment></questestinterop>"),
    ("res00002.dat", "<?xml version=\"1.0\"?><COURSEASSESSMENTCREATIONSETTINGS/>")])
item = lambda ident, declaration, body: (
    f"items/{ident}.xml",
    f'<?xml version="1.0"?><q:assessmentItem xmlns:q="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="{ident}" title="{ident}">'
    f'{declaration}<q:itemBody>{body}</q:itemBody></q:assessmentItem>')
right = lambda *values, cardinality="single": (
    f'<q:responseDeclaration identifier="RESPONSE" cardinality="{cardinality}"><q:correctResponse>'
    + "".join(f"<q:value>{v}</q:value>" for v in values) + "</q:correctResponse></q:responseDeclaration>")
archive("qti21.zip", [
    ("imsmanifest.xml", "<manifest/>"),
    ("test.xml", '<?xml version="1.0"?><q:assessmentTest xmlns:q="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title="Seas &amp; rivers">'
     '<q:testPart identifier="p"><q:assessmentSection identifier="s" title="All"><q:assessmentItemRef identifier="choice" href="items/choice.xml"/>'
     '</q:assessmentSection></q:testPart></q:assessmentTest>'),
    item("choice", right("B"), '<q:choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><q:prompt>Which sea is <b>salty</b>est?</q:prompt>'
         '<q:simpleChoice identifier="A">Red Sea</q:simpleChoice><q:simpleChoice identifier="B">Dead Sea</q:simpleChoice></q:choiceInteraction>'),
    item("essay", "", '<p>Tell of the sea.</p><q:extendedTextInteraction responseIdentifier="RESPONSE"/>'),
    item("match", right("a x", "b y", cardinality="multiple"), '<q:matchInteraction responseIdentifier="RESPONSE"><q:prompt>Which river is its river?</q:prompt>'
         '<q:simpleMatchSet><q:simpleAssociableChoice identifier="a">Rome</q:simpleAssociableChoice><q:simpleAssociableChoice identifier="b">Bonn</q:simpleAssociableChoice></q:simpleMatchSet>'
         '<q:simpleMatchSet><q:simpleAssociableChoice identifier="x">Tiber</q:simpleAssociableChoice><q:simpleAssociableChoice identifier="y">Rhine</q:simpleAssociableChoice></q:simpleMatchSet></q:matchInteraction>'),
    item("draw", right("1 1"), '<q:selectPointInteraction responseIdentifier="RESPONSE"><q:prompt>Point at it.</q:prompt></q:selectPointInteraction>'),
    item("short", right("Nile"), '<p>Which river flows through Cairo? <q:textEntryInteraction responseIdentifier="RESPONSE"/></p>')])

ODF = ('xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
       ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"')


def odf_cell(value):
    if value == "":
        return "<table:table-cell/>"
    if value == "formula:":
        return '<table:table-cell table:formula="of:=UPPER([.A2])"/>'
    if isinstance(value, bool):
        return f'<table:table-cell office:value-type="boolean" office:boolean-value="{str(value).lower()}"><text:p>{str(value).upper()}</text:p></table:table-cell>'
    if isinstance(value, (int, float)):
        return f'<table:table-cell office:value-type="float" office:value="{value}"><text:p>{value:,}</text:p></table:table-cell>'
    return f'<table:table-cell office:value-type="string"><text:p>{value}</text:p></table:table-cell>'


def odf_sheet(name, rows):
    body = "".join("<table:table-row>" + "".join(map(odf_cell, row)) + "</table:table-row>" for row in rows)
    return (f'<table:table table:name="{name}"><table:table-column table:number-columns-repeated="5"/>{body}'
            '<table:table-row table:number-rows-repeated="1048566"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>')


archive("sheets.ods", [
    ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("META-INF/manifest.xml", "<manifest/>"),
    ("content.xml", f'<?xml version="1.0"?><office:document-content {ODF}><office:body><office:spreadsheet>'
     + odf_sheet("Quiz", [["Question", "Answer", "Year of entry", "Difficulty"],
                          ["In which year did the Berlin Wall fall?", 1989, 7, 1],
                          ["Which river flows<text:s/>through Rome?<office:annotation><text:p>check</text:p></office:annotation>", "Tiber", "", 2],
                          ["Is water wet?", True, "", 3], ["Which city is loud?", "formula:", "", 1]])
     + odf_sheet("Notes", [["written in May", ""], ["by us", ""]])
     + '</office:spreadsheet></office:body></office:document-content>')])
archive("lines.odt", [
    ("mimetype", "application/vnd.oasis.opendocument.text"), ("META-INF/manifest.xml", "<manifest/>"),
    ("content.xml", f'<?xml version="1.0"?><office:document-content {ODF}><office:body><office:text>'
     "<text:h>Quiz of May</text:h><text:p>Q: Which river flows through <text:span>Rome</text:span>?</text:p><text:p>A: Tiber</text:p>"
     "<text:p>Q: Which metal is liquid?</text:p><text:p>A: Mercury</text:p><text:p>Hint: it was in thermometers</text:p>"
     "</office:text></office:body></office:document-content>")])
W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
word_cell = lambda text: f"<w:tc><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:tc>"
archive("table.docx", [
    ("[Content_Types].xml", "<Types/>"),
    ("word/document.xml", f'<?xml version="1.0"?><w:document {W}><w:body><w:p><w:r><w:t>Quiz of June</w:t></w:r></w:p><w:tbl>'
     + "".join("<w:tr>" + "".join(map(word_cell, row)) + "</w:tr>" for row in [
         ["Question", "A", "B", "C", "Answer"], ["Capital of Chile?", "Sucre", "Santiago", "La Paz", "B"],
         ["Capital of Peru?", "Lima", "Quito", "Bogota", "A"], ["Capital of Cuba?", "Lima", "Quito", "Havana", "D"]])
     + "</w:tbl></w:body></w:document>")])
archive("set.h5p", [
    ("h5p.json", json.dumps({"title": "Rivers &amp; metals", "mainLibrary": "H5P.QuestionSet"})),
    ("content/content.json", json.dumps({"introPage": {"showIntroPage": False}, "questions": [
        {"library": "H5P.MultiChoice 1.16", "params": {"question": "<p>Which river flows through <b>Rome</b>?</p>", "answers": [
            {"text": "<div>Tiber</div>", "correct": True}, {"text": "<div>Po</div>", "correct": False}], "behaviour": {"singleAnswer": True}}},
        {"library": "H5P.MultiChoice 1.16", "params": {"question": "Which are metals?", "answers": [
            {"text": "Iron", "correct": True}, {"text": "Gold", "correct": True}, {"text": "Oak", "correct": False}]}},
        {"library": "H5P.TrueFalse 1.8", "params": {"question": "<p>The Nile flows north.</p>", "correct": "true"}},
        {"library": "H5P.Blanks 1.14", "params": {"text": "Fill in", "questions": ["<p>The capital of Norway is *Oslo/Christiania:a city*.</p>",
                                                                                  "<p>*Gold* is dearer than *silver*.</p>"]}},
        {"library": "H5P.SingleChoiceSet 1.11", "params": {"choices": [{"question": "Which is a tree?", "answers": ["<p>Oak</p>", "<p>Tin</p>"]}]}},
        {"library": "H5P.Essay 1.5", "params": {"taskDescription": "Tell of the sea."}}]}))])
archive("canvas-kinds.zip", [
    ("imsmanifest.xml", "<manifest/>"),
    ("q/q.xml", '<?xml version="1.0"?><questestinterop><assessment title="Kinds"><section>'
     '<item ident="formula"><presentation><material><mattext texttype="text/html">&lt;p&gt;What is &lt;img class="equation_image" data-equation-content="\\frac{1}{2}" src="/eq.png"&gt; of ten?'
     ' &lt;img src="a.png"&gt;&lt;img src="b.png"&gt;&lt;/p&gt;</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>'
     '<response_label ident="1"><material><mattext>five</mattext></material></response_label><response_label ident="2"><material><mattext>six</mattext></material></response_label>'
     '</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item>'
     '<item ident="sorted"><presentation><material><mattext>Sort them.</mattext></material>'
     + "".join(f'<response_lid ident="{name}"><material><mattext>{name}</mattext></material><render_choice>'
               + "".join(f'<response_label ident="{ident}"><material><mattext>{text}</mattext></material></response_label>' for ident, text in
                         [("i", "Iron"), ("g", "Gold"), ("o", "Oak")]) + "</render_choice></response_lid>" for name in ["Metals", "Trees"])
     + '</presentation><resprocessing>'
     + "".join(f'<respcondition><conditionvar><varequal respident="{name}">{ident}</varequal></conditionvar><setvar>33</setvar></respcondition>'
               for name, ident in [("Metals", "i"), ("Metals", "g"), ("Trees", "o")])
     + "</resprocessing></item></section></assessment></questestinterop>")])
