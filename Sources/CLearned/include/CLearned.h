#ifndef C_LEARNED_H
#define C_LEARNED_H

#include <stddef.h>

/// A file from the data folder, as read-only data. Text is not null-terminated.
struct learned_file {
    const unsigned char *start;
    size_t count;
};

// The following files contain data that was trained for Debian's en-us acoustic model.
extern const struct learned_file learned_network;
/// The weights of the encoder, the decoder and the decoder's adapter, aligned to 64 bytes.
extern const struct learned_file learned_encoder;
extern const struct learned_file learned_readout;
extern const struct learned_file learned_decoder;
extern const struct learned_file learned_decoder_adapter;
extern const struct learned_file learned_confidence;
/// The confidence coefficients for recognition with the small network, without the encoder.
extern const struct learned_file learned_network_confidence;

#endif
