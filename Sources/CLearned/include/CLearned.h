#ifndef C_LEARNED_H
#define C_LEARNED_H

#include <stddef.h>

/// The text of a file in data/, which is part of the program's read-only data. It does not end with a zero.
struct learned_text {
    const char *start;
    size_t count;
};

// What is learned for the en-us model that Debian ships.
extern const struct learned_text learned_channel;
extern const struct learned_text learned_telephone_channel;
extern const struct learned_text learned_denoiser;
extern const struct learned_text learned_telephone;
extern const struct learned_text learned_network;
extern const struct learned_text learned_confidence;
/// For the Gaussians alone, without the network.
extern const struct learned_text learned_gaussian_confidence;

#endif
