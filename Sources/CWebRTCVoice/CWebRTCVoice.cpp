#include "CWebRTCVoice.h"

#include <memory>
#include <new>

#include <webrtc/modules/audio_processing/include/audio_processing.h>

using webrtc::AudioProcessing;
using webrtc::VoiceDetection;

struct CWebRTCVoice {
    std::unique_ptr<AudioProcessing> processing;
};

CWebRTCVoice *CWebRTCVoice_create(int likelihood)
{
    try {
        std::unique_ptr<AudioProcessing> processing(AudioProcessing::Create());
        if (!processing) return nullptr;
        processing->high_pass_filter()->Enable(true);
        VoiceDetection *detection = processing->voice_detection();
        detection->Enable(true);
        detection->set_likelihood(static_cast<VoiceDetection::Likelihood>(likelihood));
        detection->set_frame_size_ms(10);
        return new CWebRTCVoice{std::move(processing)};
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}

int CWebRTCVoice_step(CWebRTCVoice *voice, const int16_t *samples)
{
    float sound[160];
    float *channels[1] = {sound};
    for (int index = 0; index < 160; index++) sound[index] = samples[index] / 32768.0f;
    int error = voice->processing->ProcessStream(
        channels, 160, 16000, AudioProcessing::kMono, 16000, AudioProcessing::kMono, channels);
    if (error != AudioProcessing::kNoError) return error;
    return voice->processing->voice_detection()->stream_has_voice() ? 1 : 0;
}

int CWebRTCVoice_reset(CWebRTCVoice *voice) { return voice->processing->Initialize(); }

void CWebRTCVoice_destroy(CWebRTCVoice *voice) { delete voice; }
