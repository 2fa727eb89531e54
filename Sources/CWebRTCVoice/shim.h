#pragma once
#include <stddef.h>
#include <stdint.h>
// WebRTC's voice detector (common_audio/vad/include/webrtc_vad.h). The installed library has no header for
// this detector.
typedef struct WebRtcVadInst VadInst;
VadInst *_Nullable WebRtcVad_Create(void);
void WebRtcVad_Free(VadInst *_Nonnull handle);
// The next two functions return 0, or -1 after an error. Modes range from 0 (detects anything that may be a
// voice) to 3 (detects only unmistakable voices). WebRtcVad_Init sets mode 0.
int WebRtcVad_Init(VadInst *_Nonnull handle);
int WebRtcVad_set_mode(VadInst *_Nonnull handle, int mode);
// Takes 10, 20 or 30 ms of audio. Returns 1 if the audio contains a voice, 0 if it does not, and -1 if the
// sample rate or length is unsupported.
int WebRtcVad_Process(
    VadInst *_Nonnull handle, int hertz, const int16_t *_Nonnull samples, size_t sample_count);
