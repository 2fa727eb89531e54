#include "CKnownNames.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The table is aligned, because it contains multi-byte numbers.
_Alignas(8) static const unsigned char table[] = {
#embed "names.table"
};

const unsigned char *known_names_start(void) { return table; }

size_t known_names_count(void) { return sizeof table; }
