#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The inner loops of the networks, the encoder and the decoder. Weights are signed bytes, and inputs are
/// 16-bit integers with a step size for each row.
///
/// All instruction sets give the same result, bit for bit: sums of products are integers, and floating-point
/// operations use eight lanes and are never contracted. No function allocates memory, fails or keeps state.

/// The instruction sets for matrix products.
typedef enum {
    ckernels_baseline = 0,
    ckernels_avx2 = 1,
    ckernels_avx512_vnni = 2,
    ckernels_neon = 3,
    ckernels_neon_dotprod = 4,
} ckernels_path;

/// The fastest instruction set that this processor supports.
ckernels_path ckernels_fastest_path(void);

/// Whether this processor supports an instruction set.
int ckernels_has_path(ckernels_path path);

/// The number of values in a vector. The length of a row of weights or rounded values is a multiple of this
/// number.
enum { ckernels_vector = 32 };
/// The maximum length of a row. In a longer row, a sum of products might not fit into 32 bits.
enum { ckernels_longest_row = 4096 };
/// The number of floats in a vector. The width of a padded attention head is a multiple of this number.
enum { ckernels_lanes = 8 };

/// Rounds rows of floats to integers.
/// - `input`: rows of `count` values, which start `stride` values apart and may overlap.
/// - `values`: receives `rows` times `width` numbers. In each row, the numbers from index `count` on are
///   zero. `width` is a multiple of `ckernels_vector` and at most `ckernels_longest_row`.
/// - `steps`, `sums`: receive the step size of each row and the sum of the row's numbers.
void ckernels_round(
    const float *input, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t count, ptrdiff_t width,
    int16_t *values, float *steps, int32_t *sums);

/// Multiplies rounded rows by rows of weights: `output[row][o] = bias[o] + row · weights[o]`.
/// - `weights`: `outputs` rows of `width` bytes, with the weight `scale * byte + zero`. `outputs` is a
///   multiple of 4.
/// - `bias`: one value for each output, or null.
/// - `adds`: whether to add the products to the values in `output`.
void ckernels_products(
    ckernels_path path, const int16_t *values, const float *steps, const int32_t *sums,
    ptrdiff_t rows, ptrdiff_t width, const int8_t *weights, ptrdiff_t outputs, float scale,
    float zero, const float *bias, int adds, float *output);

/// Applies layer normalization to each row, then multiplies by `weight`. `count` is a multiple of 8.
void ckernels_layer_norm(
    const float *input, ptrdiff_t rows, ptrdiff_t count, const float *weight, float *output);

/// Normalizes all rows together and applies a bias, in place. `count` is a multiple of 8.
void ckernels_group_norm(
    float *values, ptrdiff_t rows, ptrdiff_t count, const float *weight, const float *bias);

/// Applies the hyperbolic tangent in place. `count` is a multiple of 8.
void ckernels_tanh(float *values, ptrdiff_t count);
/// Applies the Gaussian error linear unit (GELU) in place. `count` is a multiple of 8.
void ckernels_gelu(float *values, ptrdiff_t count);
/// Multiplies a row's first half by the SiLU of its second half. `count` is the number of values in half a
/// row, and a multiple of 8.
void ckernels_gated(const float *input, ptrdiff_t rows, ptrdiff_t count, float *output);

/// Rearranges rows of `heads` times `width` values by head, as `ckernels_attention` requires.
/// - `turns`: a cosine and a sine for each row and each pair of the first `rotated` values, or null.
/// - `output`: row `r` of head `h` starts at `h * head_stride + r * row_stride` and is padded with zeros to
///   `padded`.
void ckernels_heads(
    const float *input, ptrdiff_t rows, ptrdiff_t heads, ptrdiff_t width, ptrdiff_t rotated,
    const float *turns, ptrdiff_t padded, ptrdiff_t head_stride, ptrdiff_t row_stride, float *output);

/// Computes the attention of each query to all keys, for one head.
/// - `queries`, `keys`, `values`: rows of `padded` floats, where `padded` is a multiple of 8 and at most 64.
///   Rows of keys and values start `key_stride` floats apart. Rows of queries are contiguous.
/// - `scores`: space for `key_count` floats, padded to a multiple of 8. Afterward, `scores` contains the last
///   query's weights.
/// - `output`: receives the first `width` values of query `q` at `q * output_stride`.
void ckernels_attention(
    const float *queries, ptrdiff_t query_count, const float *keys, const float *values,
    ptrdiff_t key_count, ptrdiff_t key_stride, ptrdiff_t padded, ptrdiff_t width, float scale,
    float *scores, float *output, ptrdiff_t output_stride);

/// The logarithm of the sum of the exponentials of all values. `count` is a multiple of 8.
float ckernels_log_sum(const float *values, ptrdiff_t count);

#endif
