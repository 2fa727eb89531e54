#pragma once
#include <stddef.h>
#include <stdint.h>
// WebRTC's voice detector (common_audio/vad/include/webrtc_vad.h). The library has no header for the
// detector.
typedef struct WebRtcVadInst VadInst;
VadInst *_Nullable WebRtcVad_Create(void);
void WebRtcVad_Free(VadInst *_Nonnull handle);
// Both functions return 0, or -1 on an error. Modes range from 0 (any possible voice) to 3 (only certain
// voices), and WebRtcVad_Init sets mode 0.
int WebRtcVad_Init(VadInst *_Nonnull handle);
int WebRtcVad_set_mode(VadInst *_Nonnull handle, int mode);
// Takes 10, 20 or 30 ms of sound. Returns 1 for a voice, 0 for no voice, and -1 for an unsupported rate or
// length.
int WebRtcVad_Process(
    VadInst *_Nonnull handle, int hertz, const int16_t *_Nonnull samples, size_t sample_count);
