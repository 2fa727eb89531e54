#pragma once
// Common names for the functions that differ between PocketSphinx 0.8+5prealpha and 5, and wrappers for
// functions that Swift cannot call (docs/decisions/0160).
#include <pocketsphinx.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

// Only PocketSphinx 5 defines the default sample rate of a voice detector.
#ifdef PS_VAD_DEFAULT_SAMPLE_RATE

typedef ps_config_t CPocketsphinx_options;

static inline void CPocketsphinx_options_free(CPocketsphinx_options *options) { ps_config_free(options); }

/// Creates options from pairs of a name, which begins with a dash, and a value. Returns NULL if a pair is
/// invalid.
static inline CPocketsphinx_options *CPocketsphinx_options_read(int count, char **namesAndValues) {
    CPocketsphinx_options *options = ps_config_init(NULL);
    for (int index = 0; options != NULL && index + 1 < count; index += 2) {
        if (ps_config_set_str(options, namesAndValues[index] + 1, namesAndValues[index + 1]) != NULL) continue;
        ps_config_free(options);
        options = NULL;
    }
    return options;
}

static inline void CPocketsphinx_set_number(CPocketsphinx_options *options, const char *name, double value) {
    ps_config_set_float(options, name + 1, value);
}

static inline double CPocketsphinx_number(CPocketsphinx_options *options, const char *name) {
    return ps_config_float(options, name + 1);
}

/// Makes the decoder use cepstra without subtracting their mean. Call this function after loading the model,
/// because the model's settings file overrides earlier calls. Returns a negative number on failure.
static inline int CPocketsphinx_keep_mean(ps_decoder_t *decoder) {
    if (ps_config_set_str(ps_get_config(decoder), "cmn", "none") == NULL) return -1;
    return ps_reinit_feat(decoder, NULL);
}

/// The model folder that the environment or the library's build specifies; NULL if neither specifies a
/// folder.
static inline const char *CPocketsphinx_model_folder(void) { return ps_default_modeldir(); }

static inline int CPocketsphinx_add_model(ps_decoder_t *decoder, const char *name, ngram_model_t *model) {
    return ps_add_lm(decoder, name, model);
}

/// Adds a search for arbitrary sequences of phones.
static inline int CPocketsphinx_add_loop(ps_decoder_t *decoder, const char *name) {
    return ps_add_allphone_file(decoder, name, NULL);
}

static inline int CPocketsphinx_activate(ps_decoder_t *decoder, const char *name) {
    return ps_activate_search(decoder, name);
}

static inline int CPocketsphinx_remove(ps_decoder_t *decoder, const char *name) {
    return ps_remove_search(decoder, name);
}

#else

#include <sphinxbase/err.h>
#include <sphinxbase/feat.h>

typedef cmd_ln_t CPocketsphinx_options;

static inline void CPocketsphinx_options_free(CPocketsphinx_options *options) { cmd_ln_free_r(options); }

static inline CPocketsphinx_options *CPocketsphinx_options_read(int count, char **namesAndValues) {
    return cmd_ln_parse_r(NULL, ps_args(), count, namesAndValues, 1);
}

static inline void CPocketsphinx_set_number(CPocketsphinx_options *options, const char *name, double value) {
    cmd_ln_set_float_r(options, name, value);
}

static inline double CPocketsphinx_number(CPocketsphinx_options *options, const char *name) {
    return cmd_ln_float_r(options, name);
}

static inline int CPocketsphinx_keep_mean(ps_decoder_t *decoder) {
    ps_get_feat(decoder)->cmn = CMN_NONE;
    return 0;
}

static inline const char *CPocketsphinx_model_folder(void) { return NULL; }

static inline int CPocketsphinx_add_model(ps_decoder_t *decoder, const char *name, ngram_model_t *model) {
    return ps_set_lm(decoder, name, model);
}

static inline int CPocketsphinx_add_loop(ps_decoder_t *decoder, const char *name) {
    return ps_set_allphone_file(decoder, name, NULL);
}

static inline int CPocketsphinx_activate(ps_decoder_t *decoder, const char *name) {
    return ps_set_search(decoder, name);
}

static inline int CPocketsphinx_remove(ps_decoder_t *decoder, const char *name) {
    return ps_unset_search(decoder, name);
}

#endif

static void CPocketsphinx_drop(void *user_data, err_lvl_t level, const char *format, ...) {
    (void)user_data;
    (void)level;
    (void)format;
}

/// Discards all log messages of the library, in all threads.
static inline void CPocketsphinx_silence(void) { err_set_callback(CPocketsphinx_drop, NULL); }

/// Creates a file in memory (Linux). glibc declares this function only if `_GNU_SOURCE` is defined.
extern int memfd_create(const char *name, unsigned int flags);

/// The callbacks that read a file. glibc declares this structure, `cookie_io_functions_t`, only if
/// `_GNU_SOURCE` is defined.
struct CPocketsphinx_reading {
    ssize_t (*read)(void *cookie, char *buffer, size_t count);
    ssize_t (*write)(void *cookie, const char *buffer, size_t count);
    int (*seek)(void *cookie, int64_t *offset, int origin);
    int (*close)(void *cookie);
};
extern FILE *CPocketsphinx_fopencookie(
    void *cookie, const char *mode, struct CPocketsphinx_reading reading) __asm__("fopencookie");

/// Opens a simulated file whose content comes from callbacks (Linux).
static inline FILE *CPocketsphinx_file(
    void *cookie, ssize_t (*read)(void *cookie, char *buffer, size_t count),
    int (*seek)(void *cookie, int64_t *offset, int origin)) {
    struct CPocketsphinx_reading reading = {read, NULL, seek, NULL};
    return CPocketsphinx_fopencookie(cookie, "r", reading);
}
