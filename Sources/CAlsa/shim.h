#pragma once
// Wraps an ALSA function that Swift cannot call, because its callback is variadic.
#include <alsa/asoundlib.h>

static void CAlsa_dropMessage(
    const char *file, int line, const char *function, int error, const char *format, ...)
{
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Keeps the ALSA library from writing log messages to the screen. Errors are still returned as codes.
static inline void CAlsa_silenceLog(void)
{
    snd_lib_error_set_handler(CAlsa_dropMessage);
}
