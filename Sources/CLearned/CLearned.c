#include "CLearned.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char network[] = {
#embed "../../data/network/en-us.bin"
};
_Alignas(64) static const unsigned char encoder[] = {
#embed "../../data/encoder/en-us.weights"
};
static const unsigned char readout[] = {
#embed "../../data/encoder/en-us-readout.bin"
};
_Alignas(64) static const unsigned char decoder[] = {
#embed "../../data/encoder/en-us-decoder.weights"
};
_Alignas(64) static const unsigned char decoder_adapter[] = {
#embed "../../data/encoder/en-us-decoder-adapter.weights"
};
static const unsigned char network_confidence[] = {
#embed "../../data/confidence/en-us-network.json"
};
static const unsigned char confidence[] = {
#embed "../../data/confidence/en-us.json"
};

const struct learned_file learned_network = {network, sizeof network};
const struct learned_file learned_encoder = {encoder, sizeof encoder};
const struct learned_file learned_readout = {readout, sizeof readout};
const struct learned_file learned_decoder = {decoder, sizeof decoder};
const struct learned_file learned_decoder_adapter = {decoder_adapter, sizeof decoder_adapter};
const struct learned_file learned_network_confidence = {network_confidence,
                                                        sizeof network_confidence};
const struct learned_file learned_confidence = {confidence, sizeof confidence};
