#pragma once
#include <flite/flite.h>
// libflite_cmulex ships without a header in Debian.
cst_lexicon *cmu_lex_init(void);
