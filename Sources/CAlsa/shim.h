#pragma once
// Wraps what Swift cannot use: variadic functions, callbacks, and structures that macros allocate.
#include <alsa/asoundlib.h>

static void CAlsa_dropMessage(
    const char *file, int line, const char *function, int error, const char *format, ...)
{
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Keeps the library from writing its log to the screen. Every error is also returned as a code.
static inline void CAlsa_silenceLog(void)
{
    snd_lib_error_set_handler(CAlsa_dropMessage);
}
