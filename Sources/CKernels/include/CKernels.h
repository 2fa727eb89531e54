#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The inner loops of the encoder and the decoder.
///
/// Weights are signed bytes. What they are multiplied by is rounded to 16 bits in steps of its own row, and
/// sums are whole numbers, so all paths find the same to the last bit. Floats are reckoned in eight lanes on
/// every processor and never contracted, for the same reason. Nothing here allocates, fails or keeps anything.

/// How products are reckoned: what the processor offers, found once.
typedef enum {
    ckernels_baseline = 0,
    ckernels_avx2 = 1,
    ckernels_avx512_vnni = 2,
    ckernels_neon = 3,
} ckernels_path;

/// The fastest path of this processor.
ckernels_path ckernels_fastest_path(void);

/// Whether this processor has a path.
int ckernels_has_path(ckernels_path path);

/// Numbers in a whole vector of weights; rows of weights and of rounded values are filled up to it.
enum { ckernels_vector = 32 };
/// The longest row: with more, 32 bits could not hold a sum of products.
enum { ckernels_longest_row = 4096 };
/// Floats in a vector; a head's values are filled up to it.
enum { ckernels_lanes = 8 };

/// Rounds rows of floats.
///
/// - `input`: rows of `count` values, each `stride` after the one before; rows may overlap.
/// - `values`: `rows` times `width` numbers; those from `count` on become zero. `width` is a multiple of
///   `ckernels_vector`, at most `ckernels_longest_row`.
/// - `steps`, `sums`: what one counts in a row, and the sum of its numbers.
void ckernels_round(
    const float *input, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t count, ptrdiff_t width,
    int16_t *values, float *steps, int32_t *sums);

/// Products of rounded rows with rows of weights: `output[row][o] = bias[o] + row · weights[o]`.
///
/// - `weights`: `outputs` rows of `width` bytes; a weight is `scale * byte + zero`. `outputs` is a multiple of 4.
/// - `bias`: one for each output, or null.
/// - `adds`: whether the products are added to what `output` holds.
void ckernels_products(
    ckernels_path path, const int16_t *values, const float *steps, const int32_t *sums,
    ptrdiff_t rows, ptrdiff_t width, const int8_t *weights, ptrdiff_t outputs, float scale,
    float zero, const float *bias, int adds, float *output);

/// Each row less its mean, in units of its deviation, times `weight`. `count` is a multiple of 8.
void ckernels_layer_norm(
    const float *input, ptrdiff_t rows, ptrdiff_t count, const float *weight, float *output);

/// The same over all rows together, with a bias, in place.
void ckernels_group_norm(
    float *values, ptrdiff_t rows, ptrdiff_t count, const float *weight, const float *bias);

/// In place; `count` is a multiple of 8.
void ckernels_tanh(float *values, ptrdiff_t count);
/// Gaussian error linear units, in place.
void ckernels_gelu(float *values, ptrdiff_t count);
/// Each row's first half times the sigmoid-weighted second half. `count` values in half a row.
void ckernels_gated(const float *input, ptrdiff_t rows, ptrdiff_t count, float *output);

/// Lays rows of `heads` times `width` values out by head, for `ckernels_attention`.
///
/// - `turns`: cosine and sine for each row and pair of the first `rotated` values, or null: nothing is turned.
/// - `output`: the row `r` of the head `h` is at `h * head_stride + r * row_stride`: `padded` values, those
///   from `width` on zero.
void ckernels_heads(
    const float *input, ptrdiff_t rows, ptrdiff_t heads, ptrdiff_t width, ptrdiff_t rotated,
    const float *turns, ptrdiff_t padded, ptrdiff_t head_stride, ptrdiff_t row_stride, float *output);

/// What each query takes from all keys, for one head.
///
/// - `queries`, `keys`, `values`: rows of `padded` floats, a multiple of 8, at most 64; rows of keys and of
///   values are `key_stride` apart, queries follow each other.
/// - `scores`: room for `key_count` floats filled up to a multiple of 8; the last query's weights are left there.
/// - `output`: the query `q`'s first `width` values are at `q * output_stride`.
void ckernels_attention(
    const float *queries, ptrdiff_t query_count, const float *keys, const float *values,
    ptrdiff_t key_count, ptrdiff_t key_stride, ptrdiff_t padded, ptrdiff_t width, float scale,
    float *scores, float *output, ptrdiff_t output_stride);

/// The logarithm of the sum of all exponentials. `count` is a multiple of 8.
float ckernels_log_sum(const float *values, ptrdiff_t count);

#endif
