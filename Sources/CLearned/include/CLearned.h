#ifndef C_LEARNED_H
#define C_LEARNED_H

#include <stddef.h>

/// A file in data/, which is part of the program's read-only data. Text does not end with a zero.
struct learned_file {
    const unsigned char *start;
    size_t count;
};

// What is learned for the en-us model that Debian ships.
extern const struct learned_file learned_channel;
extern const struct learned_file learned_telephone_channel;
extern const struct learned_file learned_denoiser;
extern const struct learned_file learned_telephone;
extern const struct learned_file learned_network;
/// Begins at a multiple of 64 bytes.
extern const struct learned_file learned_encoder;
extern const struct learned_file learned_readout;
extern const struct learned_file learned_confidence;
/// For the network beside the Gaussians, without the encoder.
extern const struct learned_file learned_network_confidence;
/// For the Gaussians alone.
extern const struct learned_file learned_gaussian_confidence;

#endif
