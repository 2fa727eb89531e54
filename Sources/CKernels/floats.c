#include "CKernels.h"

#include <math.h>
#include <string.h>

// Round every product and every sum separately, on every processor.
#pragma STDC FP_CONTRACT OFF

typedef float lanes __attribute__((vector_size(32)));
typedef int32_t whole_lanes __attribute__((vector_size(32)));

/// Compiles each function twice, for the baseline instruction set and for AVX2. The version is chosen at run
/// time.
#if defined(__x86_64__)
#define TWICE(name, parameters, arguments)                                                        \
    static void name##_baseline parameters { name##_body arguments; }                             \
    __attribute__((target("avx2"))) static void name##_avx2 parameters { name##_body arguments; } \
    void ckernels_##name parameters {                                                             \
        if (__builtin_cpu_supports("avx2")) {                                                     \
            name##_avx2 arguments;                                                                \
        } else {                                                                                  \
            name##_baseline arguments;                                                            \
        }                                                                                         \
    }
#else
#define TWICE(name, parameters, arguments) \
    void ckernels_##name parameters { name##_body arguments; }
#endif

#define INLINE static inline __attribute__((always_inline))

/// Adds up the eight lanes pairwise, in three steps.
#define HORIZONTAL(sum)                                                                     \
    (((sum)[0] + (sum)[4]) + ((sum)[2] + (sum)[6])                                          \
     + (((sum)[1] + (sum)[5]) + ((sum)[3] + (sum)[7])))

#define LOAD(target, source) memcpy(&(target), (source), sizeof(lanes))
#define STORE(target, source) memcpy((target), &(source), sizeof(lanes))
#define SELECT(mask, a, b) ((lanes)(((mask) & (whole_lanes)(a)) | (~(mask) & (whole_lanes)(b))))

/// A float of this magnitude has no fraction bits, so adding this number to a value rounds the value.
static const float rounding = 12582912;

/// Computes the exponential of each lane (Cephes, `expf`). Lanes are first clamped to ±87. The result is
/// accurate to two units in the last place.
#define EXPONENTIAL(result, argument)                                                      \
    do {                                                                                   \
        lanes x_ = (argument);                                                             \
        lanes top_ = (lanes){} + 87.f, bottom_ = (lanes){} - 87.f;                         \
        x_ = SELECT(x_ > top_, top_, x_);                                                  \
        x_ = SELECT(x_ < bottom_, bottom_, x_);                                            \
        lanes shifted_ = x_ * 1.44269504088896341f + rounding;                             \
        lanes power_ = shifted_ - rounding;                                                \
        lanes r_ = (x_ - power_ * 0.693359375f) - power_ * -2.12194440e-4f;                \
        lanes p_ = r_ * 1.9875691500e-4f + 1.3981999507e-3f;                               \
        p_ = p_ * r_ + 8.3334519073e-3f;                                                   \
        p_ = p_ * r_ + 4.1665795894e-2f;                                                   \
        p_ = p_ * r_ + 1.6666665459e-1f;                                                   \
        p_ = p_ * r_ + 5.0000001201e-1f;                                                   \
        p_ = (p_ * (r_ * r_) + r_) + 1.f;                                                  \
        whole_lanes exponent_ = ((whole_lanes)shifted_ - 0x4B400000 + 127) << 23;          \
        (result) = p_ * (lanes)exponent_;                                                  \
    } while (0)

INLINE void round_body(
    const float *input, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t count, ptrdiff_t width,
    int16_t *values, float *steps, int32_t *sums) {
    // The largest magnitude for which a sum of `width` products fits into 32 bits.
    const float greatest = width > 2048 ? 4095 : 8191;
    for (ptrdiff_t row = 0; row < rows; row++) {
        const float *source = input + row * stride;
        int16_t *target = values + row * width;
        // Magnitudes are compared by their bit patterns, as integers. In this order, NaN is the loudest
        // value.
        whole_lanes loud = {};
        ptrdiff_t place = 0;
        for (; place + 8 <= count; place += 8) {
            whole_lanes magnitude;
            LOAD(magnitude, source + place);
            magnitude &= 0x7FFFFFFF;
            whole_lanes is_louder = magnitude > loud;
            loud = (is_louder & magnitude) | (~is_louder & loud);
        }
        int32_t most = 0;
        for (int i = 0; i < 8; i++) most = loud[i] > most ? loud[i] : most;
        for (; place < count; place++) {
            int32_t magnitude;
            memcpy(&magnitude, source + place, sizeof magnitude);
            magnitude &= 0x7FFFFFFF;
            most = magnitude > most ? magnitude : most;
        }
        float loudest;
        memcpy(&loudest, &most, sizeof loudest);
        if (!(loudest > 1e-30f && loudest < 1e30f)) {
            // The row is silent, or it contains a value that is out of range or not a number.
            memset(target, 0, (size_t)width * sizeof(int16_t));
            steps[row] = 0;
            sums[row] = 0;
            continue;
        }
        const float scale = greatest / loudest;
        whole_lanes sum = {};
        place = 0;
        for (; place + 8 <= count; place += 8) {
            lanes x;
            LOAD(x, source + place);
            whole_lanes number = (whole_lanes)(x * scale + rounding) - 0x4B400000;
            sum += number;
            int16_t narrow[8];
            for (int i = 0; i < 8; i++) narrow[i] = (int16_t)number[i];
            memcpy(target + place, narrow, sizeof narrow);
        }
        int32_t total = 0;
        for (int i = 0; i < 8; i++) total += sum[i];
        for (; place < count; place++) {
            float shifted = source[place] * scale + rounding;
            int32_t number;
            memcpy(&number, &shifted, sizeof number);
            target[place] = (int16_t)(number - 0x4B400000);
            total += target[place];
        }
        for (; place < width; place++) target[place] = 0;
        steps[row] = loudest / greatest;
        sums[row] = total;
    }
}

INLINE void layer_norm_body(
    const float *input, ptrdiff_t rows, ptrdiff_t count, const float *weight, float *output) {
    for (ptrdiff_t row = 0; row < rows; row++) {
        const float *source = input + row * count;
        lanes sum = {}, x, w;
        for (ptrdiff_t k = 0; k < count; k += 8) {
            LOAD(x, source + k);
            sum += x;
        }
        float mean = HORIZONTAL(sum) / (float)count;
        lanes squares = {};
        for (ptrdiff_t k = 0; k < count; k += 8) {
            LOAD(x, source + k);
            x -= mean;
            squares += x * x;
        }
        float unit = 1 / sqrtf(HORIZONTAL(squares) / (float)count + 1e-5f);
        for (ptrdiff_t k = 0; k < count; k += 8) {
            LOAD(x, source + k);
            LOAD(w, weight + k);
            x = (x - mean) * unit * w;
            STORE(output + row * count + k, x);
        }
    }
}

INLINE void group_norm_body(
    float *values, ptrdiff_t rows, ptrdiff_t count, const float *weight, const float *bias) {
    // The totals are doubles, because a minute of audio has ten million values.
    double total = 0, squared = 0;
    lanes x, w, b;
    for (ptrdiff_t row = 0; row < rows; row++) {
        lanes sum = {};
        for (ptrdiff_t k = 0; k < count; k += 8) {
            LOAD(x, values + row * count + k);
            sum += x;
        }
        total += HORIZONTAL(sum);
    }
    const float mean = (float)(total / ((double)rows * (double)count));
    for (ptrdiff_t row = 0; row < rows; row++) {
        lanes sum = {};
        for (ptrdiff_t k = 0; k < count; k += 8) {
            LOAD(x, values + row * count + k);
            x -= mean;
            sum += x * x;
        }
        squared += HORIZONTAL(sum);
    }
    const float unit = 1 / sqrtf((float)(squared / ((double)rows * (double)count)) + 1e-5f);
    for (ptrdiff_t row = 0; row < rows; row++) {
        for (ptrdiff_t k = 0; k < count; k += 8) {
            LOAD(x, values + row * count + k);
            LOAD(w, weight + k);
            LOAD(b, bias + k);
            x = (x - mean) * unit * w + b;
            STORE(values + row * count + k, x);
        }
    }
}

INLINE void tanh_body(float *values, ptrdiff_t count) {
    for (ptrdiff_t k = 0; k < count; k += 8) {
        lanes x, e;
        LOAD(x, values + k);
        EXPONENTIAL(e, x * 2.f);
        // Near zero, the quotient would lose precision. A series is used there, which is exact to the last
        // place.
        lanes square = x * x;
        lanes series = x - x * square * (0.333333333f - square * 0.133333333f);
        lanes quotient = 1.f - 2.f / (e + 1.f);
        x = SELECT(square < 1e-3f, series, quotient);
        STORE(values + k, x);
    }
}

INLINE void gelu_body(float *values, ptrdiff_t count) {
    for (ptrdiff_t k = 0; k < count; k += 8) {
        lanes x, e;
        LOAD(x, values + k);
        // The error function, computed with formula 7.1.26 of Abramowitz and Stegun, which is accurate to
        // 1.5e-7.
        lanes z = (lanes)((whole_lanes)(x * 0.70710678118654752f) & 0x7FFFFFFF);
        lanes t = 1.f / (z * 0.3275911f + 1.f);
        lanes p = t * 1.061405429f - 1.453152027f;
        p = p * t + 1.421413741f;
        p = p * t - 0.284496736f;
        p = p * t + 0.254829592f;
        EXPONENTIAL(e, -(z * z));
        lanes tail = p * t * e * 0.5f;
        x = x * SELECT(x < 0.f, tail, 1.f - tail);
        STORE(values + k, x);
    }
}

INLINE void gated_body(const float *input, ptrdiff_t rows, ptrdiff_t count, float *output) {
    for (ptrdiff_t row = 0; row < rows; row++) {
        for (ptrdiff_t k = 0; k < count; k += 8) {
            lanes x, gate, e;
            LOAD(x, input + 2 * row * count + k);
            LOAD(gate, input + (2 * row + 1) * count + k);
            EXPONENTIAL(e, -gate);
            x = x * (gate / (e + 1.f));
            STORE(output + row * count + k, x);
        }
    }
}

void ckernels_heads(
    const float *input, ptrdiff_t rows, ptrdiff_t heads, ptrdiff_t width, ptrdiff_t rotated,
    const float *turns, ptrdiff_t padded, ptrdiff_t head_stride, ptrdiff_t row_stride, float *output) {
    for (ptrdiff_t row = 0; row < rows; row++) {
        const float *turn = turns ? turns + row * rotated : turns;
        for (ptrdiff_t head = 0; head < heads; head++) {
            const float *source = input + (row * heads + head) * width;
            float *target = output + head * head_stride + row * row_stride;
            ptrdiff_t k = 0;
            for (; turn && k < rotated; k += 2) {
                float cosine = turn[k], sine = turn[k + 1];
                target[k] = source[k] * cosine - source[k + 1] * sine;
                target[k + 1] = source[k + 1] * cosine + source[k] * sine;
            }
            for (; k < width; k++) target[k] = source[k];
            for (; k < padded; k++) target[k] = 0;
        }
    }
}

/// Computes the attention of one query to all keys.
INLINE void attend(
    const float *query, const float *keys, const float *values, ptrdiff_t key_count,
    ptrdiff_t key_stride, ptrdiff_t vectors, ptrdiff_t width, float scale, float *scores, float *output) {
    lanes q[8], x, e;
    for (ptrdiff_t v = 0; v < vectors; v++) {
        LOAD(q[v], query + 8 * v);
        q[v] *= scale;
    }
    float most = -INFINITY;
    for (ptrdiff_t key = 0; key < key_count; key++) {
        lanes sum = {};
        for (ptrdiff_t v = 0; v < vectors; v++) {
            LOAD(x, keys + key * key_stride + 8 * v);
            sum += q[v] * x;
        }
        float score = HORIZONTAL(sum);
        scores[key] = score;
        most = score > most ? score : most;
    }
    const ptrdiff_t filled = (key_count + 7) / 8 * 8;
    for (ptrdiff_t key = key_count; key < filled; key++) scores[key] = -INFINITY;
    lanes total = {};
    for (ptrdiff_t key = 0; key < filled; key += 8) {
        LOAD(x, scores + key);
        EXPONENTIAL(e, x - most);
        // EXPONENTIAL clamps its argument, so the weights of padding and of scores below the limit must be
        // set to zero here.
        e = SELECT(x - most < -86.f, (lanes){}, e);
        total += e;
        STORE(scores + key, e);
    }
    const float part = 1 / HORIZONTAL(total);
    lanes sums[8] = {};
    for (ptrdiff_t key = 0; key < key_count; key++) {
        float weight = scores[key] * part;
        scores[key] = weight;
        for (ptrdiff_t v = 0; v < vectors; v++) {
            LOAD(x, values + key * key_stride + 8 * v);
            sums[v] += x * weight;
        }
    }
    memcpy(output, sums, (size_t)width * sizeof(float));
}

INLINE void attention_body(
    const float *queries, ptrdiff_t query_count, const float *keys, const float *values,
    ptrdiff_t key_count, ptrdiff_t key_stride, ptrdiff_t padded, ptrdiff_t width, float scale,
    float *scores, float *output, ptrdiff_t output_stride) {
    for (ptrdiff_t query = 0; query < query_count; query++) {
        const float *source = queries + query * padded;
        float *target = output + query * output_stride;
        if (padded == 56) {
            // Because the number of vectors is a constant here, the compiler keeps the sums in registers.
            attend(source, keys, values, key_count, key_stride, 7, width, scale, scores, target);
        } else {
            attend(
                source, keys, values, key_count, key_stride, padded / 8, width, scale, scores, target);
        }
    }
}

TWICE(
    round,
    (const float *input, ptrdiff_t stride, ptrdiff_t rows, ptrdiff_t count, ptrdiff_t width,
     int16_t *values, float *steps, int32_t *sums),
    (input, stride, rows, count, width, values, steps, sums))
TWICE(
    layer_norm,
    (const float *input, ptrdiff_t rows, ptrdiff_t count, const float *weight, float *output),
    (input, rows, count, weight, output))
TWICE(
    group_norm,
    (float *values, ptrdiff_t rows, ptrdiff_t count, const float *weight, const float *bias),
    (values, rows, count, weight, bias))
TWICE(tanh, (float *values, ptrdiff_t count), (values, count))
TWICE(gelu, (float *values, ptrdiff_t count), (values, count))
TWICE(
    gated, (const float *input, ptrdiff_t rows, ptrdiff_t count, float *output),
    (input, rows, count, output))
TWICE(
    attention,
    (const float *queries, ptrdiff_t query_count, const float *keys, const float *values,
     ptrdiff_t key_count, ptrdiff_t key_stride, ptrdiff_t padded, ptrdiff_t width, float scale,
     float *scores, float *output, ptrdiff_t output_stride),
    (queries, query_count, keys, values, key_count, key_stride, padded, width, scale, scores,
     output, output_stride))

float ckernels_log_sum(const float *values, ptrdiff_t count) {
    float most = -INFINITY;
    for (ptrdiff_t k = 0; k < count; k++) most = values[k] > most ? values[k] : most;
    lanes total = {}, x, e;
    for (ptrdiff_t k = 0; k < count; k += 8) {
        LOAD(x, values + k);
        EXPONENTIAL(e, x - most);
        total += e;
    }
    return most + logf(HORIZONTAL(total));
}
