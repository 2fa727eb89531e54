#pragma once
#include <flite/flite.h>
#include <flite/cst_synth.h>
#include <setjmp.h>
#include <stdlib.h>
// Debian's Flite packages contain no headers for the lexicon and voice libraries.
cst_lexicon *cmu_lex_init(void);
cst_voice *register_cmu_us_slt(const char *voxdir);
cst_voice *register_cmu_us_kal16(const char *voxdir);
cst_voice *register_cmu_us_rms(const char *voxdir);
cst_voice *register_cmu_us_awb(const char *voxdir);

// Synthesizes a text as flite_synth_text does, but with settings for this utterance only. With a pitch of 0,
// the voice keeps its own intonation. Feature names must be string literals. After an internal error of
// Flite, which would otherwise end the process, the function returns NULL and leaks the utterance's memory.
__attribute__((noinline)) static cst_utterance *cflite_synthesize(
    const char *text, cst_voice *voice, float duration_stretch, float pitch) {
    jmp_buf failed;
    cst_errjmp = &failed;
    if (setjmp(failed) != 0) {
        cst_errjmp = NULL;
        return NULL;
    }
    // The parametric voices take their noise from rand(). A fixed seed makes their output reproducible.
    srand(1);
    cst_utterance *utterance = new_utterance();
    utt_set_input_text(utterance, text);
    utt_init(utterance, voice);
    feat_set_float(utterance->features, "duration_stretch", duration_stretch);
    if (pitch > 0) {
        feat_set(utterance->features, "f0_model_func", uttfunc_val(&flat_prosody));
        feat_set_float(utterance->features, "target_f0_mean", pitch);
        feat_set_float(utterance->features, "target_f0_stddev", 0);
    }
    cst_utterance *done = utt_synth(utterance);
    cst_errjmp = NULL;
    if (done == NULL) delete_utterance(utterance);
    return done;
}
