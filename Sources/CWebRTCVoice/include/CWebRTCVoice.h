#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// WebRTC's voice detector on a 16 kHz mono stream. One thread at a time.
typedef struct CWebRTCVoice CWebRTCVoice;

/// @param likelihood 0 to 3: how readily a frame is taken for voice (the library's Likelihood).
/// @return NULL without memory; to be given back with CWebRTCVoice_destroy.
CWebRTCVoice *_Nullable CWebRTCVoice_create(int likelihood);

/// @param samples 160 samples.
/// @return 1 for voice, 0 for none, a negative number for the library's error.
int CWebRTCVoice_step(CWebRTCVoice *_Nonnull voice, const int16_t *_Nonnull samples);

/// Forgets the stream, as if made anew.
/// @return 0, or a negative number for the library's error.
int CWebRTCVoice_reset(CWebRTCVoice *_Nonnull voice);

void CWebRTCVoice_destroy(CWebRTCVoice *_Nonnull voice);

#ifdef __cplusplus
}
#endif
