#ifndef C_PHONE_NETWORK_H
#define C_PHONE_NETWORK_H

#include <stddef.h>

/// The first byte of the network for Debian's en-us model (data/network/en-us.json), which is part of the
/// program's read-only data.
const char *american_english_network_start(void);

/// How many bytes it has.
size_t american_english_network_count(void);

#endif
