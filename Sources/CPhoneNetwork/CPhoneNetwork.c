#include "CPhoneNetwork.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char american_english[] = {
#embed "../../data/network/en-us.json"
};

const char *american_english_network_start(void) { return american_english; }

size_t american_english_network_count(void) { return sizeof american_english; }
