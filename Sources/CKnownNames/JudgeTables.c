#include "JudgeTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char abbreviations[] = {
#embed "../../data/languages/en/judge/abbreviations.txt"
};
static const char added[] = {
#embed "../../data/languages/en/judge/added.txt"
};
static const char american_states[] = {
#embed "../../data/languages/en/judge/american-states.txt"
};
static const char census_names[] = {
#embed "../../data/languages/en/judge/census-names.txt"
};
static const char cities[] = {
#embed "../../data/languages/en/judge/cities.txt"
};
static const char compounds[] = {
#embed "../../data/languages/en/judge/compounds.txt"
};
static const char confusables[] = {
#embed "../../data/languages/en/judge/confusables.txt"
};
static const char countries[] = {
#embed "../../data/languages/en/judge/countries.txt"
};
static const char demonyms[] = {
#embed "../../data/languages/en/judge/demonyms.txt"
};
static const char directives[] = {
#embed "../../data/languages/en/judge/directives.txt"
};
static const char elements[] = {
#embed "../../data/languages/en/judge/elements.txt"
};
static const char equal_amounts[] = {
#embed "../../data/languages/en/judge/equal-amounts.txt"
};
static const char families[] = {
#embed "../../data/languages/en/judge/families.txt"
};
static const char family_names[] = {
#embed "../../data/languages/en/judge/family-names.txt"
};
static const char folding[] = {
#embed "../../data/languages/en/judge/folding.txt"
};
static const char given_names[] = {
#embed "../../data/languages/en/judge/given-names.txt"
};
static const char history[] = {
#embed "../../data/languages/en/judge/history.txt"
};
static const char homophones[] = {
#embed "../../data/languages/en/judge/homophones.txt"
};
static const char initials[] = {
#embed "../../data/languages/en/judge/initials.txt"
};
static const char kinds[] = {
#embed "../../data/languages/en/judge/kinds.txt"
};
static const char lists[] = {
#embed "../../data/languages/en/judge/lists.txt"
};
static const char missing[] = {
#embed "../../data/languages/en/judge/missing.txt"
};
static const char name_forms[] = {
#embed "../../data/languages/en/judge/name-forms.txt"
};
static const char named_kinds[] = {
#embed "../../data/languages/en/judge/named-kinds.txt"
};
static const char namesakes[] = {
#embed "../../data/languages/en/judge/namesakes.txt"
};
static const char narrower_kinds[] = {
#embed "../../data/languages/en/judge/narrower-kinds.txt"
};
static const char near_words[] = {
#embed "../../data/languages/en/judge/near-words.txt"
};
static const char nicknames[] = {
#embed "../../data/languages/en/judge/nicknames.txt"
};
static const char people[] = {
#embed "../../data/languages/en/judge/people.txt"
};
static const char persons[] = {
#embed "../../data/languages/en/judge/persons.txt"
};
static const char places[] = {
#embed "../../data/languages/en/judge/places.txt"
};
static const char science[] = {
#embed "../../data/languages/en/judge/science.txt"
};
static const char series_parts[] = {
#embed "../../data/languages/en/judge/series-parts.txt"
};
static const char series[] = {
#embed "../../data/languages/en/judge/series.txt"
};
static const char slavic_spellings[] = {
#embed "../../data/languages/en/judge/slavic-spellings.txt"
};
static const char state_codes[] = {
#embed "../../data/languages/en/judge/state-codes.txt"
};
static const char sureness[] = {
#embed "../../data/languages/en/judge/sureness.txt"
};
static const char units[] = {
#embed "../../data/languages/en/judge/units.txt"
};
static const char wide_places[] = {
#embed "../../data/languages/en/judge/wide-places.txt"
};
static const char word_families[] = {
#embed "../../data/languages/en/judge/word-families.txt"
};
static const char words[] = {
#embed "../../data/languages/en/judge/words.txt"
};
static const char works[] = {
#embed "../../data/languages/en/judge/works.txt"
};

static const struct judge_table tables[] = {
    {"abbreviations.txt", abbreviations, sizeof abbreviations},
    {"added.txt", added, sizeof added},
    {"american-states.txt", american_states, sizeof american_states},
    {"census-names.txt", census_names, sizeof census_names},
    {"cities.txt", cities, sizeof cities},
    {"compounds.txt", compounds, sizeof compounds},
    {"confusables.txt", confusables, sizeof confusables},
    {"countries.txt", countries, sizeof countries},
    {"demonyms.txt", demonyms, sizeof demonyms},
    {"directives.txt", directives, sizeof directives},
    {"elements.txt", elements, sizeof elements},
    {"equal-amounts.txt", equal_amounts, sizeof equal_amounts},
    {"families.txt", families, sizeof families},
    {"family-names.txt", family_names, sizeof family_names},
    {"folding.txt", folding, sizeof folding},
    {"given-names.txt", given_names, sizeof given_names},
    {"history.txt", history, sizeof history},
    {"homophones.txt", homophones, sizeof homophones},
    {"initials.txt", initials, sizeof initials},
    {"kinds.txt", kinds, sizeof kinds},
    {"lists.txt", lists, sizeof lists},
    {"missing.txt", missing, sizeof missing},
    {"name-forms.txt", name_forms, sizeof name_forms},
    {"named-kinds.txt", named_kinds, sizeof named_kinds},
    {"namesakes.txt", namesakes, sizeof namesakes},
    {"narrower-kinds.txt", narrower_kinds, sizeof narrower_kinds},
    {"near-words.txt", near_words, sizeof near_words},
    {"nicknames.txt", nicknames, sizeof nicknames},
    {"people.txt", people, sizeof people},
    {"persons.txt", persons, sizeof persons},
    {"places.txt", places, sizeof places},
    {"science.txt", science, sizeof science},
    {"series-parts.txt", series_parts, sizeof series_parts},
    {"series.txt", series, sizeof series},
    {"slavic-spellings.txt", slavic_spellings, sizeof slavic_spellings},
    {"state-codes.txt", state_codes, sizeof state_codes},
    {"sureness.txt", sureness, sizeof sureness},
    {"units.txt", units, sizeof units},
    {"wide-places.txt", wide_places, sizeof wide_places},
    {"word-families.txt", word_families, sizeof word_families},
    {"words.txt", words, sizeof words},
    {"works.txt", works, sizeof works},
};

const struct judge_table *judge_tables_start(void) { return tables; }

size_t judge_tables_count(void) { return sizeof tables / sizeof tables[0]; }
