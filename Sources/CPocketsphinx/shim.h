#pragma once
// PocketSphinx 0.8+5prealpha. This file contains only what Swift cannot call by itself: variadic
// functions, callbacks with variable arguments, and function-like macros.
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>
#include <sphinxbase/feat.h>
#include <sphinxbase/fsg_model.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

static void CPocketsphinx_drop(void *user_data, err_lvl_t level, const char *format, ...) {
    (void)user_data;
    (void)level;
    (void)format;
}

/// Discards all log lines of the library, in all threads.
static inline void CPocketsphinx_silence(void) { err_set_callback(CPocketsphinx_drop, NULL); }

/// A file that exists only in memory (Linux). glibc declares this function only with _GNU_SOURCE.
extern int memfd_create(const char *name, unsigned int flags);

/// The functions that read a file (`cookie_io_functions_t`). glibc declares this type only with
/// _GNU_SOURCE.
struct CPocketsphinx_reading {
    ssize_t (*read)(void *cookie, char *buffer, size_t count);
    ssize_t (*write)(void *cookie, const char *buffer, size_t count);
    int (*seek)(void *cookie, int64_t *offset, int origin);
    int (*close)(void *cookie);
};
extern FILE *CPocketsphinx_fopencookie(
    void *cookie, const char *mode, struct CPocketsphinx_reading reading) __asm__("fopencookie");

/// A file whose content comes from callbacks (Linux).
static inline FILE *CPocketsphinx_file(
    void *cookie, ssize_t (*read)(void *cookie, char *buffer, size_t count),
    int (*seek)(void *cookie, int64_t *offset, int origin)) {
    struct CPocketsphinx_reading reading = {read, NULL, seek, NULL};
    return CPocketsphinx_fopencookie(cookie, "r", reading);
}
