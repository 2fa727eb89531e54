#include "CLearned.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char channel[] = {
#embed "../../data/channel/en-us.json"
};
static const char telephone_channel[] = {
#embed "../../data/channel/en-us-telephone.json"
};
static const char denoiser[] = {
#embed "../../data/denoiser/en-us.json"
};
static const char telephone[] = {
#embed "../../data/telephone/en-us.mllr"
};
static const char network[] = {
#embed "../../data/network/en-us.json"
};
static const char confidence[] = {
#embed "../../data/confidence/en-us.json"
};
static const char gaussian_confidence[] = {
#embed "../../data/confidence/en-us-gaussians.json"
};

const struct learned_text learned_channel = {channel, sizeof channel};
const struct learned_text learned_telephone_channel = {telephone_channel, sizeof telephone_channel};
const struct learned_text learned_denoiser = {denoiser, sizeof denoiser};
const struct learned_text learned_telephone = {telephone, sizeof telephone};
const struct learned_text learned_network = {network, sizeof network};
const struct learned_text learned_confidence = {confidence, sizeof confidence};
const struct learned_text learned_gaussian_confidence = {gaussian_confidence,
                                                         sizeof gaussian_confidence};
