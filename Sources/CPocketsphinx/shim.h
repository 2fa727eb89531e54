#pragma once
// PocketSphinx 0.8+5prealpha. Here stands only what Swift cannot call by itself: variadic
// functions, callbacks with variable arguments, and function-like macros.
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>
#include <sphinxbase/feat.h>
#include <sphinxbase/fsg_model.h>
#include <malloc.h>
#include <stddef.h>

static void CPocketsphinx_drop(void *user_data, err_lvl_t level, const char *format, ...) {
    (void)user_data;
    (void)level;
    (void)format;
}

/// Drops every log line of the library, in all threads.
static inline void CPocketsphinx_silence(void) { err_set_callback(CPocketsphinx_drop, NULL); }

/// A file that exists in memory alone (Linux); glibc declares it for GNU source only.
extern int memfd_create(const char *name, unsigned int flags);
