#include "CKnownNames.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The tables are aligned, because they contain multi-byte numbers.
_Alignas(8) static const unsigned char table[] = {
#embed "names.table"
};

_Alignas(8) static const unsigned char kinds[] = {
#embed "kinds.table"
};

const unsigned char *known_names_start(void) { return table; }

size_t known_names_count(void) { return sizeof table; }

const unsigned char *known_kinds_start(void) { return kinds; }

size_t known_kinds_count(void) { return sizeof kinds; }
