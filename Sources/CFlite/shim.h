#pragma once
#include <flite/flite.h>
#include <stdlib.h>
// The lexicon's and the voices' libraries ship without headers in Debian.
cst_lexicon *cmu_lex_init(void);
cst_voice *register_cmu_us_slt(const char *voxdir);
cst_voice *register_cmu_us_kal16(const char *voxdir);
cst_voice *register_cmu_us_rms(const char *voxdir);
cst_voice *register_cmu_us_awb(const char *voxdir);

// flite_synth_text with settings for this utterance alone. Flite keeps the pointer to a feature's
// name, so names must be literals that live forever. A pitch of 0 keeps the voice's own melody.
static inline cst_utterance *cflite_synthesize(
    const char *text, cst_voice *voice, float duration_stretch, float pitch) {
    // The parametric voices take their noise from rand(); the same text shall sound the same.
    srand(1);
    cst_utterance *utterance = new_utterance();
    utt_set_input_text(utterance, text);
    utt_init(utterance, voice);
    feat_set_float(utterance->features, "duration_stretch", duration_stretch);
    if (pitch > 0) {
        feat_set_int(utterance->features, "no_f0_target_model", 1);
        feat_set_float(utterance->features, "target_f0", pitch);
    }
    if (utt_synth(utterance) == NULL) {
        delete_utterance(utterance);
        return NULL;
    }
    return utterance;
}
