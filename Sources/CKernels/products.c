#include "CKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

// Round every product and every sum separately, on every processor.
#pragma STDC FP_CONTRACT OFF

/// The numbers of rows and outputs that are computed together. The sums of their products stay in registers.
enum { block_rows = 4, block_outputs = 4 };
/// The number of bytes of weights that stay in a core's second-level cache while the loop goes through all
/// rows.
enum { near_bytes = 98304 };

/// Computes the sums of products of `block_rows` rows with two rows of weights. The sums are in row order.
typedef void block_sums(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums);
/// Computes the sums of products of one row with `block_outputs` rows of weights.
typedef void row_sums(const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums);

#if defined(__x86_64__)

static inline __m128i baseline_low(__m128i bytes) {
    return _mm_srai_epi16(_mm_unpacklo_epi8(bytes, bytes), 8);
}

static inline __m128i baseline_high(__m128i bytes) {
    return _mm_srai_epi16(_mm_unpackhi_epi8(bytes, bytes), 8);
}

static inline __m128i baseline_total(__m128i a, __m128i b, __m128i c, __m128i d) {
    __m128i ab = _mm_add_epi32(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
    __m128i cd = _mm_add_epi32(_mm_unpacklo_epi32(c, d), _mm_unpackhi_epi32(c, d));
    return _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd));
}

static void baseline_block(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    __m128i a[2 * block_rows];
    for (int i = 0; i < 2 * block_rows; i++) a[i] = _mm_setzero_si128();
    for (ptrdiff_t k = 0; k < width; k += 16) {
        for (int o = 0; o < 2; o++) {
            __m128i bytes = _mm_loadu_si128((const __m128i *)(weights + o * width + k));
            __m128i low = baseline_low(bytes), high = baseline_high(bytes);
            for (int r = 0; r < block_rows; r++) {
                __m128i first = _mm_loadu_si128((const __m128i *)(rows[r] + k));
                __m128i second = _mm_loadu_si128((const __m128i *)(rows[r] + k + 8));
                a[2 * r + o] = _mm_add_epi32(a[2 * r + o], _mm_madd_epi16(first, low));
                a[2 * r + o] = _mm_add_epi32(a[2 * r + o], _mm_madd_epi16(second, high));
            }
        }
    }
    _mm_storeu_si128((__m128i *)sums, baseline_total(a[0], a[1], a[2], a[3]));
    _mm_storeu_si128((__m128i *)(sums + 4), baseline_total(a[4], a[5], a[6], a[7]));
}

static void baseline_row(
    const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    __m128i a[block_outputs];
    for (int o = 0; o < block_outputs; o++) a[o] = _mm_setzero_si128();
    for (ptrdiff_t k = 0; k < width; k += 16) {
        __m128i first = _mm_loadu_si128((const __m128i *)(row + k));
        __m128i second = _mm_loadu_si128((const __m128i *)(row + k + 8));
        for (int o = 0; o < block_outputs; o++) {
            __m128i bytes = _mm_loadu_si128((const __m128i *)(weights + o * width + k));
            a[o] = _mm_add_epi32(a[o], _mm_madd_epi16(first, baseline_low(bytes)));
            a[o] = _mm_add_epi32(a[o], _mm_madd_epi16(second, baseline_high(bytes)));
        }
    }
    _mm_storeu_si128((__m128i *)sums, baseline_total(a[0], a[1], a[2], a[3]));
}

#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m128i avx2_total(__m256i a, __m256i b, __m256i c, __m256i d) {
    __m256i all = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
    return _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
}

AVX2 static inline __m256i avx2_wide(const int8_t *bytes) {
    return _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)bytes));
}

AVX2 static void avx2_block(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    const int16_t *row0 = rows[0], *row1 = rows[1], *row2 = rows[2], *row3 = rows[3];
    const int8_t *other = weights + width;
    __m256i a0 = _mm256_setzero_si256(), a1 = a0, b0 = a0, b1 = a0, c0 = a0, c1 = a0, d0 = a0, d1 = a0;
    for (ptrdiff_t k = 0; k < width; k += 16) {
        __m256i w0 = avx2_wide(weights + k), w1 = avx2_wide(other + k);
        __m256i a = _mm256_loadu_si256((const __m256i *)(row0 + k));
        a0 = _mm256_add_epi32(a0, _mm256_madd_epi16(a, w0));
        a1 = _mm256_add_epi32(a1, _mm256_madd_epi16(a, w1));
        __m256i b = _mm256_loadu_si256((const __m256i *)(row1 + k));
        b0 = _mm256_add_epi32(b0, _mm256_madd_epi16(b, w0));
        b1 = _mm256_add_epi32(b1, _mm256_madd_epi16(b, w1));
        __m256i c = _mm256_loadu_si256((const __m256i *)(row2 + k));
        c0 = _mm256_add_epi32(c0, _mm256_madd_epi16(c, w0));
        c1 = _mm256_add_epi32(c1, _mm256_madd_epi16(c, w1));
        __m256i d = _mm256_loadu_si256((const __m256i *)(row3 + k));
        d0 = _mm256_add_epi32(d0, _mm256_madd_epi16(d, w0));
        d1 = _mm256_add_epi32(d1, _mm256_madd_epi16(d, w1));
    }
    _mm_storeu_si128((__m128i *)sums, avx2_total(a0, a1, b0, b1));
    _mm_storeu_si128((__m128i *)(sums + 4), avx2_total(c0, c1, d0, d1));
}

AVX2 static void avx2_row(
    const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    __m256i a0 = _mm256_setzero_si256(), a1 = a0, a2 = a0, a3 = a0;
    for (ptrdiff_t k = 0; k < width; k += 16) {
        __m256i a = _mm256_loadu_si256((const __m256i *)(row + k));
        a0 = _mm256_add_epi32(a0, _mm256_madd_epi16(a, avx2_wide(weights + k)));
        a1 = _mm256_add_epi32(a1, _mm256_madd_epi16(a, avx2_wide(weights + width + k)));
        a2 = _mm256_add_epi32(a2, _mm256_madd_epi16(a, avx2_wide(weights + 2 * width + k)));
        a3 = _mm256_add_epi32(a3, _mm256_madd_epi16(a, avx2_wide(weights + 3 * width + k)));
    }
    _mm_storeu_si128((__m128i *)sums, avx2_total(a0, a1, a2, a3));
}

#define VNNI __attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni")))

VNNI static inline __m512i vnni_wide(const int8_t *bytes) {
    return _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)bytes));
}

VNNI static inline __m512i vnni_values(const int16_t *values) {
    return _mm512_loadu_si512((const void *)values);
}

VNNI static void vnni_block(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    __m512i a[2 * block_rows];
#pragma clang loop unroll(full)
    for (int i = 0; i < 2 * block_rows; i++) a[i] = _mm512_setzero_si512();
    for (ptrdiff_t k = 0; k < width; k += 32) {
        __m512i w0 = vnni_wide(weights + k), w1 = vnni_wide(weights + width + k);
#pragma clang loop unroll(full)
        for (int r = 0; r < block_rows; r++) {
            __m512i values = vnni_values(rows[r] + k);
            a[2 * r] = _mm512_dpwssd_epi32(a[2 * r], values, w0);
            a[2 * r + 1] = _mm512_dpwssd_epi32(a[2 * r + 1], values, w1);
        }
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 2 * block_rows; i++) sums[i] = _mm512_reduce_add_epi32(a[i]);
}

VNNI static void vnni_row(
    const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    __m512i a[block_outputs];
#pragma clang loop unroll(full)
    for (int o = 0; o < block_outputs; o++) a[o] = _mm512_setzero_si512();
    for (ptrdiff_t k = 0; k < width; k += 32) {
        __m512i values = vnni_values(row + k);
#pragma clang loop unroll(full)
        for (int o = 0; o < block_outputs; o++) {
            a[o] = _mm512_dpwssd_epi32(a[o], values, vnni_wide(weights + o * width + k));
        }
    }
#pragma clang loop unroll(full)
    for (int o = 0; o < block_outputs; o++) sums[o] = _mm512_reduce_add_epi32(a[o]);
}

#elif defined(__aarch64__)

static inline int32x4_t neon_add(int32x4_t sum, const int16_t *values, int8x16_t weights) {
    int16x8_t low = vmovl_s8(vget_low_s8(weights)), high = vmovl_high_s8(weights);
    int16x8_t first = vld1q_s16(values), second = vld1q_s16(values + 8);
    sum = vmlal_s16(sum, vget_low_s16(first), vget_low_s16(low));
    sum = vmlal_high_s16(sum, first, low);
    sum = vmlal_s16(sum, vget_low_s16(second), vget_low_s16(high));
    return vmlal_high_s16(sum, second, high);
}

static void neon_block(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    int32x4_t a[2 * block_rows];
    for (int i = 0; i < 2 * block_rows; i++) a[i] = vdupq_n_s32(0);
    for (ptrdiff_t k = 0; k < width; k += 16) {
        int8x16_t w0 = vld1q_s8(weights + k), w1 = vld1q_s8(weights + width + k);
        for (int r = 0; r < block_rows; r++) {
            a[2 * r] = neon_add(a[2 * r], rows[r] + k, w0);
            a[2 * r + 1] = neon_add(a[2 * r + 1], rows[r] + k, w1);
        }
    }
    for (int i = 0; i < 2 * block_rows; i++) sums[i] = vaddvq_s32(a[i]);
}

static void neon_row(
    const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    int32x4_t a[block_outputs];
    for (int o = 0; o < block_outputs; o++) a[o] = vdupq_n_s32(0);
    for (ptrdiff_t k = 0; k < width; k += 16) {
        for (int o = 0; o < block_outputs; o++) {
            a[o] = neon_add(a[o], row + k, vld1q_s8(weights + o * width + k));
        }
    }
    for (int o = 0; o < block_outputs; o++) sums[o] = vaddvq_s32(a[o]);
}

#define DOTPROD __attribute__((target("arch=armv8.2-a+dotprod")))

/// Sixteen 16-bit values, split into high and low bytes. A value is `256 * high + low`.
typedef struct {
    int8x16_t high, low;
} dotprod_bytes;

/// Splits values into bytes for the SDOT instruction, which multiplies only signed bytes. Because the low
/// byte is signed, the high byte is the value divided by 256 and rounded to the nearest integer. The high
/// byte fits because values are at most 16,384.
DOTPROD static inline dotprod_bytes dotprod_split(const int16_t *values) {
    int16x8_t first = vld1q_s16(values), second = vld1q_s16(values + 8);
    dotprod_bytes bytes;
    bytes.high = vrshrn_high_n_s16(vrshrn_n_s16(first, 8), second, 8);
    bytes.low = vuzp1q_s8(vreinterpretq_s8_s16(first), vreinterpretq_s8_s16(second));
    return bytes;
}

/// Combines the sums of the high bytes with the sums of the low bytes. Intermediate sums may wrap around, but
/// the total fits into 32 bits.
DOTPROD static inline int32_t dotprod_total(int32x4_t high, int32x4_t low) {
    return vaddvq_s32(vaddq_s32(vshlq_n_s32(high, 8), low));
}

DOTPROD static void dotprod_block(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    int32x4_t high[2 * block_rows], low[2 * block_rows];
    for (int i = 0; i < 2 * block_rows; i++) high[i] = low[i] = vdupq_n_s32(0);
    for (ptrdiff_t k = 0; k < width; k += 16) {
        int8x16_t w0 = vld1q_s8(weights + k), w1 = vld1q_s8(weights + width + k);
        for (int r = 0; r < block_rows; r++) {
            dotprod_bytes bytes = dotprod_split(rows[r] + k);
            high[2 * r] = vdotq_s32(high[2 * r], bytes.high, w0);
            low[2 * r] = vdotq_s32(low[2 * r], bytes.low, w0);
            high[2 * r + 1] = vdotq_s32(high[2 * r + 1], bytes.high, w1);
            low[2 * r + 1] = vdotq_s32(low[2 * r + 1], bytes.low, w1);
        }
    }
    for (int i = 0; i < 2 * block_rows; i++) sums[i] = dotprod_total(high[i], low[i]);
}

DOTPROD static void dotprod_row(
    const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    int32x4_t high[block_outputs], low[block_outputs];
    for (int o = 0; o < block_outputs; o++) high[o] = low[o] = vdupq_n_s32(0);
    for (ptrdiff_t k = 0; k < width; k += 16) {
        dotprod_bytes bytes = dotprod_split(row + k);
        for (int o = 0; o < block_outputs; o++) {
            int8x16_t w = vld1q_s8(weights + o * width + k);
            high[o] = vdotq_s32(high[o], bytes.high, w);
            low[o] = vdotq_s32(low[o], bytes.low, w);
        }
    }
    for (int o = 0; o < block_outputs; o++) sums[o] = dotprod_total(high[o], low[o]);
}

#endif

#if !defined(__x86_64__)

static int32_t plain_sum(const int16_t *row, const int8_t *weights, ptrdiff_t width) {
    int32_t sum = 0;
    for (ptrdiff_t k = 0; k < width; k++) sum += row[k] * weights[k];
    return sum;
}

static void baseline_block(
    const int16_t *const rows[block_rows], const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    for (int r = 0; r < block_rows; r++) {
        for (int o = 0; o < 2; o++) sums[2 * r + o] = plain_sum(rows[r], weights + o * width, width);
    }
}

static void baseline_row(
    const int16_t *row, const int8_t *weights, ptrdiff_t width, int32_t *sums) {
    for (int o = 0; o < block_outputs; o++) sums[o] = plain_sum(row, weights + o * width, width);
}

#endif

int ckernels_has_path(ckernels_path path) {
    switch (path) {
    case ckernels_baseline: return 1;
#if defined(__x86_64__)
    case ckernels_avx2: return __builtin_cpu_supports("avx2") != 0;
    case ckernels_avx512_vnni:
        return __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw")
            && __builtin_cpu_supports("avx512vl");
#elif defined(__aarch64__)
    case ckernels_neon: return 1;
    case ckernels_neon_dotprod: return (getauxval(AT_HWCAP) & HWCAP_ASIMDDP) != 0;
#endif
    default: return 0;
    }
}

ckernels_path ckernels_fastest_path(void) {
    static const ckernels_path by_speed[] = {
        ckernels_avx512_vnni, ckernels_avx2, ckernels_neon_dotprod, ckernels_neon};
    for (size_t i = 0; i < sizeof by_speed / sizeof *by_speed; i++) {
        if (ckernels_has_path(by_speed[i])) return by_speed[i];
    }
    return ckernels_baseline;
}

static void choose(ckernels_path path, block_sums **block, row_sums **row) {
    *block = baseline_block;
    *row = baseline_row;
    switch (path) {
#if defined(__x86_64__)
    case ckernels_avx2: *block = avx2_block; *row = avx2_row; break;
    case ckernels_avx512_vnni: *block = vnni_block; *row = vnni_row; break;
#elif defined(__aarch64__)
    case ckernels_neon: *block = neon_block; *row = neon_row; break;
    case ckernels_neon_dotprod: *block = dotprod_block; *row = dotprod_row; break;
#endif
    default: break;
    }
}

void ckernels_products(
    ckernels_path path, const int16_t *values, const float *steps, const int32_t *sums,
    ptrdiff_t rows, ptrdiff_t width, const int8_t *weights, ptrdiff_t outputs, float scale,
    float zero, const float *bias, int adds, float *output) {
    block_sums *block;
    row_sums *single;
    choose(path, &block, &single);
    ptrdiff_t near = near_bytes / width / block_outputs * block_outputs;
    if (near < block_outputs) near = block_outputs;
    for (ptrdiff_t from = 0; from < outputs; from += near) {
        ptrdiff_t to = from + near < outputs ? from + near : outputs;
        for (ptrdiff_t row = 0; row < rows; row += block_rows) {
            ptrdiff_t count = rows - row < block_rows ? rows - row : block_rows;
            const int16_t *near_rows[block_rows];
            float units[block_rows], shifts[block_rows];
            for (int r = 0; r < block_rows; r++) {
                // In an incomplete block, the last row is computed repeatedly, and the extra results are
                // ignored.
                ptrdiff_t place = row + (r < count ? r : count - 1);
                near_rows[r] = values + place * width;
                units[r] = scale * steps[place];
                shifts[r] = zero * steps[place] * (float)sums[place];
            }
            for (ptrdiff_t first = from; first < to; first += block_outputs) {
                const int8_t *near_weights = weights + first * width;
                int32_t found[block_rows * block_outputs];
                if (count == 1) {
                    single(near_rows[0], near_weights, width, found);
                } else {
                    int32_t pairs[2][2 * block_rows];
                    block(near_rows, near_weights, width, pairs[0]);
                    block(near_rows, near_weights + 2 * width, width, pairs[1]);
                    for (int r = 0; r < block_rows; r++) {
                        for (int o = 0; o < block_outputs; o++) {
                            found[r * block_outputs + o] = pairs[o / 2][2 * r + o % 2];
                        }
                    }
                }
                for (ptrdiff_t r = 0; r < count; r++) {
                    float *target = output + (row + r) * outputs + first;
                    for (int o = 0; o < block_outputs; o++) {
                        float product = units[r] * (float)found[r * block_outputs + o] + shifts[r];
                        if (bias) product += bias[first + o];
                        target[o] = adds ? target[o] + product : product;
                    }
                }
            }
        }
    }
}
