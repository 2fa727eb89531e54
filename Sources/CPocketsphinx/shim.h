#pragma once
// PocketSphinx 0.8+5prealpha. Here stands only what Swift cannot call by itself: variadic
// functions, callbacks with variable arguments, and function-like macros.
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
