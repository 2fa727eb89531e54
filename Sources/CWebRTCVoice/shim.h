#pragma once
#include <stddef.h>
#include <stdint.h>
// The voice detector inside WebRTC's audio processing (common_audio/vad/include/webrtc_vad.h). The
// library exports these functions and ships no header for them.
typedef struct WebRtcVadInst VadInst;
VadInst *_Nullable WebRtcVad_Create(void);
void WebRtcVad_Free(VadInst *_Nonnull handle);
// Both give 0, or -1. Init sets mode 0; modes are 0 (whatever may be a voice) to 3 (only what surely is).
int WebRtcVad_Init(VadInst *_Nonnull handle);
int WebRtcVad_set_mode(VadInst *_Nonnull handle, int mode);
// 10, 20 or 30 ms of sound; gives 1 for voice, 0 for none, -1 for a rate or a length that it does not take.
int WebRtcVad_Process(
    VadInst *_Nonnull handle, int hertz, const int16_t *_Nonnull samples, size_t sample_count);
