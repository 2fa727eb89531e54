#pragma once
#include <stddef.h>
#include <stdint.h>
// The voice detector from WebRTC's audio processing (common_audio/vad/include/webrtc_vad.h). The
// library exports these functions but has no header for them.
typedef struct WebRtcVadInst VadInst;
VadInst *_Nullable WebRtcVad_Create(void);
void WebRtcVad_Free(VadInst *_Nonnull handle);
// Both functions return 0, or -1 on an error. Init sets mode 0. Modes range from 0 (everything that
// may be a voice) to 3 (only what is certainly a voice).
int WebRtcVad_Init(VadInst *_Nonnull handle);
int WebRtcVad_set_mode(VadInst *_Nonnull handle, int mode);
// Takes 10, 20 or 30 ms of sound. Returns 1 for voice, 0 for no voice, and -1 for an unsupported
// sample rate or length.
int WebRtcVad_Process(
    VadInst *_Nonnull handle, int hertz, const int16_t *_Nonnull samples, size_t sample_count);
