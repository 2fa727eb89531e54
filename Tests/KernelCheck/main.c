// Compares every path of the kernels (Sources/CKernels) that this processor has with plain loops.
// Scripts/check-arm64 compiles and runs it. It needs only the C library, so that it also runs on an
// emulated processor.
//
// Output, one line each, for the script:
//   path NAME           a path that was run
//   absent NAME         a path of this architecture that this processor does not have
//   result KERNEL HASH  a fingerprint of all results of a kernel, which is the same for all paths
//   checked COUNT       the number of values that were compared
// Exit code 1: a value was wrong. Each is described on the standard error.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// The float kernels choose their path themselves. Their file is included so that each path can be
// called.
#include "floats.c"

static long checked, wrong;

__attribute__((format(printf, 1, 2))) static void report(const char *format, ...) {
    // A broken kernel is wrong everywhere. The first few values are enough.
    if (++wrong > 20) return;
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

// MARK: Input

static uint64_t state;

/// Numbers that are the same on every computer.
static uint32_t number(void) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 32);
}

/// From -1 to 1. The conversion is exact.
static float fraction(void) { return (float)((int32_t)number() >> 8) / (float)(1 << 23); }

enum { most_blocks = 16 };
static struct {
    char *start;
    size_t size;
} blocks[most_blocks];
static int block_count;

/// Memory that ends where the next page begins, which may not be touched. A kernel that reads or
/// writes beyond its arguments crashes.
static void *fenced(ptrdiff_t count, size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), bytes = (size_t)count * size;
    size_t whole = (bytes + page - 1) / page * page;
    char *start = block_count < most_blocks
        ? mmap(NULL, whole + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        : MAP_FAILED;
    if (start == MAP_FAILED || mprotect(start + whole, page, PROT_NONE) != 0) {
        fputs("no memory\n", stderr);
        exit(1);
    }
    blocks[block_count].start = start;
    blocks[block_count++].size = whole + page;
    return start + whole - bytes;
}

static void release(void) {
    while (block_count > 0) {
        block_count--;
        munmap(blocks[block_count].start, blocks[block_count].size);
    }
}

static float *fractions(ptrdiff_t count, float scale) {
    float *values = fenced(count, sizeof(float));
    for (ptrdiff_t i = 0; i < count; i++) values[i] = fraction() * scale;
    return values;
}

// MARK: Comparison

/// Eight units in the last place of a float, which has 24 bits. The kernels add a row in floats and
/// approximate the exponential and the error function; the largest error found is a third of this.
static const double tolerance = 0x1p-20;
/// The exponential turns a score's absolute error into a relative one, and the scores here reach
/// about a hundred. The largest error found is again a third of this.
static const double attention_tolerance = 0x1p-15;

static const char *path_name;

static uint64_t fingerprint(uint64_t hash, const void *bytes, ptrdiff_t size) {
    for (ptrdiff_t i = 0; i < size; i++) {
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
    }
    return hash;
}

static void report_value(const char *kernel, ptrdiff_t place, double found, double exact) {
    report("%s (%s): value %td is %.9g instead of %.9g", kernel, path_name, place, found, exact);
}

/// - `bound`: for values below 1 absolute, for others relative.
static void near(const char *kernel, ptrdiff_t place, float found, double exact, double bound) {
    double size = fabs(exact) > 1 ? fabs(exact) : 1;
    checked++;
    // A difference that is not a number is wrong, too.
    if (fabs((double)found - exact) <= bound * size) return;
    report_value(kernel, place, found, exact);
}

static void same(const char *kernel, ptrdiff_t place, double found, double exact) {
    checked++;
    if (found != exact) report_value(kernel, place, found, exact);
}

// MARK: Products

/// The result of `ckernels_products` for one row and one output. The sum of products is exact and
/// the floats are computed in the same order, so the result is the same, bit for bit.
static float product(
    const int16_t *row, float step, int32_t sum, ptrdiff_t width, const int8_t *weights,
    float scale, float zero, const float *bias, const float *before) {
    int64_t exact = 0;
    for (ptrdiff_t k = 0; k < width; k++) exact += row[k] * weights[k];
    float unit = scale * step, shift = zero * step * (float)sum;
    float result = unit * (float)exact + shift;
    if (bias) result += *bias;
    return before ? *before + result : result;
}

typedef enum { spread, greatest_alike, greatest_opposite, rounding_edges, kind_count } values_kind;

static int16_t value_of(values_kind kind, int16_t limit, ptrdiff_t k) {
    // Where a value is split into bytes, the low byte changes its sign.
    static const int16_t edges[] = {
        127, 128, -128, -129, 255, 256, -256, -257, 383, 384, -384, -385};
    switch (kind) {
    case greatest_alike: return limit;
    case greatest_opposite: return k % 2 ? limit : (int16_t)-limit;
    case rounding_edges: return edges[number() % 12];
    default: return (int16_t)((int32_t)(number() % (2u * (uint32_t)limit + 1)) - limit);
    }
}

static int8_t weight_of(values_kind kind, ptrdiff_t k) {
    switch (kind) {
    case greatest_alike: return -128;
    case greatest_opposite: return k % 2 ? 127 : -128;
    default: return (int8_t)(number() >> 24);
    }
}

static uint64_t check_products(
    ckernels_path path, ptrdiff_t rows, ptrdiff_t width, ptrdiff_t outputs, values_kind kind,
    uint64_t hash) {
    // The same limits as in `ckernels_round`.
    const int16_t limit = width > 2048 ? 4095 : 8191;
    const int adds = kind % 2, has_bias = rows % 2;
    const float scale = 0.01f, zero = kind == spread ? 0.3f : 0;
    int16_t *values = fenced(rows * width, sizeof(int16_t));
    int8_t *weights = fenced(outputs * width, 1);
    float *steps = fractions(rows, 1e-3f), *bias = fractions(outputs, 1);
    float *output = fractions(rows * outputs, 1), *before = fenced(rows * outputs, sizeof(float));
    int32_t *sums = fenced(rows, sizeof(int32_t));
    memcpy(before, output, (size_t)(rows * outputs) * sizeof(float));
    for (ptrdiff_t row = 0; row < rows; row++) {
        sums[row] = 0;
        for (ptrdiff_t k = 0; k < width; k++) {
            values[row * width + k] = value_of(kind, limit, k);
            sums[row] += values[row * width + k];
        }
    }
    for (ptrdiff_t i = 0; i < outputs * width; i++) weights[i] = weight_of(kind, i);
    ckernels_products(
        path, values, steps, sums, rows, width, weights, outputs, scale, zero,
        has_bias ? bias : NULL, adds, output);
    for (ptrdiff_t row = 0; row < rows; row++) {
        for (ptrdiff_t o = 0; o < outputs; o++) {
            ptrdiff_t place = row * outputs + o;
            same(
                "products", place, output[place],
                product(
                    values + row * width, steps[row], sums[row], width, weights + o * width, scale,
                    zero, has_bias ? bias + o : NULL, adds ? before + place : NULL));
        }
    }
    hash = fingerprint(hash, output, rows * outputs * (ptrdiff_t)sizeof(float));
    release();
    return hash;
}

static uint64_t all_products(ckernels_path path) {
    // Whole blocks of rows, incomplete ones, and a single row, which has a loop of its own.
    static const ptrdiff_t rows[] = {0, 1, 2, 3, 4, 5, 8, 9};
    static const ptrdiff_t widths[] = {32, 64, 96, 160, 416, 2048, 2080, 4096};
    static const ptrdiff_t outputs[] = {0, 4, 8, 12, 28};
    uint64_t hash = 14695981039346656037u;
    state = 1;
    for (int w = 0; w < 8; w++) {
        for (int r = 0; r < 8; r++) {
            for (int o = 0; o < 5; o++) {
                for (values_kind kind = spread; kind < kind_count; kind++) {
                    hash = check_products(path, rows[r], widths[w], outputs[o], kind, hash);
                }
            }
        }
    }
    // Weights that are processed in two parts.
    for (ptrdiff_t row = 1; row < 6; row++) {
        hash = check_products(path, row, 32, 3080, spread, hash);
    }
    return hash;
}

// MARK: Kernels in floats

/// One path of all kernels in floats.
typedef struct {
    const char *name;
    __typeof__(ckernels_round) *round;
    __typeof__(ckernels_layer_norm) *layer_norm;
    __typeof__(ckernels_group_norm) *group_norm;
    __typeof__(ckernels_tanh) *tanh;
    __typeof__(ckernels_gelu) *gelu;
    __typeof__(ckernels_gated) *gated;
    __typeof__(ckernels_attention) *attention;
} float_path;

#define FLOAT_PATH(name, suffix)                                                                  \
    {name, round_##suffix, layer_norm_##suffix, group_norm_##suffix, tanh_##suffix, gelu_##suffix, \
     gated_##suffix, attention_##suffix}

static uint64_t check_round(
    const float_path *path, ptrdiff_t rows, ptrdiff_t count, ptrdiff_t stride, ptrdiff_t width,
    int special, uint64_t hash) {
    static const float specials[] = {
        NAN, -NAN, INFINITY, -INFINITY, 0, 1e-31f, -1e31f, -1e-29f, 1e29f};
    const float greatest = width > 2048 ? 4095 : 8191;
    float *input = fractions(rows > 0 ? (rows - 1) * stride + count : 0, 3);
    int16_t *values = fenced(rows * width, sizeof(int16_t));
    float *steps = fenced(rows, sizeof(float));
    int32_t *sums = fenced(rows, sizeof(int32_t));
    if (special >= 0 && count > 0) {
        // A soft value must be the loudest.
        float others = fabsf(specials[special]) < 1e-28f ? 0 : 1;
        for (ptrdiff_t k = 0; k < count; k++) input[k] *= others;
        input[number() % (uint32_t)count] = specials[special];
    }
    path->round(input, stride, rows, count, width, values, steps, sums);
    for (ptrdiff_t row = 0; row < rows; row++) {
        const float *source = input + row * stride;
        float loudest = 0;
        for (ptrdiff_t k = 0; k < count; k++) {
            float magnitude = fabsf(source[k]);
            // A value that is not a number counts as the loudest.
            if (!(magnitude <= loudest)) loudest = magnitude;
            if (isnan(magnitude)) break;
        }
        // It is also too loud, too soft, or has a value that is not a number.
        int is_silent = !(loudest > 1e-30f && loudest < 1e30f);
        float scale = is_silent ? 0 : greatest / loudest;
        int32_t sum = 0;
        for (ptrdiff_t k = 0; k < width; k++) {
            float rounded = is_silent || k >= count ? 0 : rintf(source[k] * scale);
            same("round", row * width + k, values[row * width + k], rounded);
            sum += (int32_t)rounded;
        }
        same("round, sums", row, sums[row], sum);
        same("round, steps", row, steps[row], is_silent ? 0 : loudest / greatest);
    }
    hash = fingerprint(hash, values, rows * width * (ptrdiff_t)sizeof(int16_t));
    hash = fingerprint(hash, steps, rows * (ptrdiff_t)sizeof(float));
    hash = fingerprint(hash, sums, rows * (ptrdiff_t)sizeof(int32_t));
    release();
    return hash;
}

static uint64_t all_round(const float_path *path, uint64_t hash) {
    static const ptrdiff_t counts[] = {0, 1, 7, 8, 9, 31, 32, 33, 43, 416, 2047, 2049, 4095, 4096};
    for (int c = 0; c < 14; c++) {
        ptrdiff_t count = counts[c], width = (count + 31) / 32 * 32;
        if (width == 0) width = 32;
        for (ptrdiff_t rows = 0; rows < 4; rows++) {
            // Rows that overlap, that are contiguous, and with gaps between them.
            hash = check_round(path, rows, count, count / 3, width, -1, hash);
            hash = check_round(path, rows, count, count, width, -1, hash);
            hash = check_round(path, rows, count, count + 5, width, -1, hash);
        }
        for (int special = 0; special < 9; special++) {
            hash = check_round(path, 2, count, count, width, special, hash);
        }
    }
    return hash;
}

static const ptrdiff_t row_counts[] = {0, 1, 2, 5}, lengths[] = {8, 16, 24, 80, 416};

static uint64_t all_layer_norm(const float_path *path, uint64_t hash) {
    for (int r = 0; r < 4; r++) {
        for (int l = 0; l < 5; l++) {
            ptrdiff_t rows = row_counts[r], count = lengths[l];
            float *input = fractions(rows * count, 4), *weight = fractions(count, 2);
            float *output = fenced(rows * count, sizeof(float));
            path->layer_norm(input, rows, count, weight, output);
            for (ptrdiff_t row = 0; row < rows; row++) {
                double mean = 0, power = 0;
                for (ptrdiff_t k = 0; k < count; k++) mean += input[row * count + k];
                mean /= (double)count;
                for (ptrdiff_t k = 0; k < count; k++) {
                    double x = input[row * count + k] - mean;
                    power += x * x;
                }
                double unit = 1 / sqrt(power / (double)count + 1e-5);
                for (ptrdiff_t k = 0; k < count; k++) {
                    ptrdiff_t place = row * count + k;
                    double exact = (input[place] - mean) * unit * weight[k];
                    near("layer_norm", place, output[place], exact, tolerance);
                }
            }
            hash = fingerprint(hash, output, rows * count * (ptrdiff_t)sizeof(float));
            release();
        }
    }
    return hash;
}

static uint64_t all_group_norm(const float_path *path, uint64_t hash) {
    for (int r = 1; r < 4; r++) {
        for (int l = 0; l < 5; l++) {
            ptrdiff_t rows = row_counts[r], count = lengths[l];
            float *values = fractions(rows * count, 4);
            float *before = fenced(rows * count, sizeof(float));
            float *weight = fractions(count, 2), *bias = fractions(count, 2);
            memcpy(before, values, (size_t)(rows * count) * sizeof(float));
            path->group_norm(values, rows, count, weight, bias);
            double mean = 0, power = 0;
            for (ptrdiff_t i = 0; i < rows * count; i++) mean += before[i];
            mean /= (double)(rows * count);
            for (ptrdiff_t i = 0; i < rows * count; i++) {
                power += (before[i] - mean) * (before[i] - mean);
            }
            double unit = 1 / sqrt(power / (double)(rows * count) + 1e-5);
            for (ptrdiff_t i = 0; i < rows * count; i++) {
                double exact = (before[i] - mean) * unit * weight[i % count] + bias[i % count];
                near("group_norm", i, values[i], exact, tolerance);
            }
            hash = fingerprint(hash, values, rows * count * (ptrdiff_t)sizeof(float));
            release();
        }
    }
    return hash;
}

static double exact_tanh(double x) { return tanh(x); }
static double exact_gelu(double x) { return x * 0.5 * (1 + erf(x * 0.70710678118654752)); }

static uint64_t all_units(
    const char *name, void (*unit)(float *, ptrdiff_t), double (*exact)(double), uint64_t hash) {
    static const float extremes[] = {0, 1e-38f, -1e-8f, 0.0316f, -0.0317f, 88, -88, 1e4f};
    static const float scales[] = {0.01f, 1, 8, 100};
    for (int l = -1; l < 5; l++) {
        for (int s = 0; s < 4; s++) {
            ptrdiff_t count = l < 0 ? 0 : lengths[l];
            float *values = fractions(count, scales[s]), *before = fenced(count, sizeof(float));
            if (s == 3 && count > 0) memcpy(values, extremes, sizeof extremes);
            memcpy(before, values, (size_t)count * sizeof(float));
            unit(values, count);
            for (ptrdiff_t k = 0; k < count; k++) {
                near(name, k, values[k], exact(before[k]), tolerance);
            }
            hash = fingerprint(hash, values, count * (ptrdiff_t)sizeof(float));
            release();
        }
    }
    return hash;
}

static uint64_t all_gated(const float_path *path, uint64_t hash) {
    for (int r = 0; r < 4; r++) {
        for (int l = 0; l < 5; l++) {
            ptrdiff_t rows = row_counts[r], count = lengths[l];
            float *input = fractions(2 * rows * count, l % 2 ? 100 : 4);
            float *output = fenced(rows * count, sizeof(float));
            path->gated(input, rows, count, output);
            for (ptrdiff_t i = 0; i < rows * count; i++) {
                ptrdiff_t place = i / count * 2 * count + i % count;
                double x = input[place], gate = input[place + count];
                near("gated", i, output[i], x * gate / (1 + exp(-gate)), tolerance);
            }
            hash = fingerprint(hash, output, rows * count * (ptrdiff_t)sizeof(float));
            release();
        }
    }
    return hash;
}

static uint64_t check_attention(
    const float_path *path, ptrdiff_t query_count, ptrdiff_t key_count, ptrdiff_t padded,
    ptrdiff_t width, uint64_t hash) {
    const ptrdiff_t key_stride = padded + 8 * (width % 2), output_stride = width + 3;
    const float scale = 1 / sqrtf((float)width);
    float *queries = fractions(query_count * padded, 2);
    // The last row ends at the fence.
    ptrdiff_t key_space = (key_count - 1) * key_stride + padded;
    float *keys = fractions(key_space, width % 3 ? 2 : 60);
    float *values = fractions(key_space, 2);
    float *scores = fenced((key_count + 7) / 8 * 8, sizeof(float));
    ptrdiff_t space = query_count > 0 ? (query_count - 1) * output_stride + width : 0;
    float *output = fenced(space, sizeof(float));
    double *likely = fenced(key_count, sizeof(double));
    path->attention(
        queries, query_count, keys, values, key_count, key_stride, padded, width, scale, scores,
        output, output_stride);
    for (ptrdiff_t query = 0; query < query_count; query++) {
        double most = -INFINITY, total = 0;
        for (ptrdiff_t key = 0; key < key_count; key++) {
            likely[key] = 0;
            for (ptrdiff_t k = 0; k < padded; k++) {
                likely[key] += (double)queries[query * padded + k] * keys[key * key_stride + k];
            }
            likely[key] *= scale;
            most = likely[key] > most ? likely[key] : most;
        }
        for (ptrdiff_t key = 0; key < key_count; key++) {
            likely[key] = exp(likely[key] - most);
            total += likely[key];
        }
        for (ptrdiff_t k = 0; k < width; k++) {
            double exact = 0;
            for (ptrdiff_t key = 0; key < key_count; key++) {
                exact += likely[key] / total * values[key * key_stride + k];
            }
            near(
                "attention", query * width + k, output[query * output_stride + k], exact,
                attention_tolerance);
        }
        if (query + 1 < query_count) continue;
        for (ptrdiff_t key = 0; key < key_count; key++) {
            near("attention, scores", key, scores[key], likely[key] / total, attention_tolerance);
        }
    }
    for (ptrdiff_t query = 0; query < query_count; query++) {
        hash = fingerprint(hash, output + query * output_stride, width * (ptrdiff_t)sizeof(float));
    }
    release();
    return hash;
}

static uint64_t all_attention(const float_path *path, uint64_t hash) {
    static const ptrdiff_t widths[] = {1, 7, 8, 12, 15, 40, 52, 56, 63, 64};
    static const ptrdiff_t keys[] = {1, 2, 7, 8, 9, 33};
    for (int w = 0; w < 10; w++) {
        for (int k = 0; k < 6; k++) {
            for (ptrdiff_t queries = 0; queries < 4; queries++) {
                hash = check_attention(
                    path, queries, keys[k], (widths[w] + 7) / 8 * 8, widths[w], hash);
            }
        }
    }
    return hash;
}

static uint64_t all_heads(uint64_t hash) {
    for (ptrdiff_t rows = 0; rows < 4; rows++) {
        for (ptrdiff_t width = 2; width < 20; width += 3) {
            for (ptrdiff_t rotated = 0; rotated <= width; rotated += 2) {
                const ptrdiff_t heads = 3, padded = (width + 7) / 8 * 8;
                // Sometimes the rows of all heads are together, sometimes those of one head.
                const ptrdiff_t head_stride = width % 2 ? padded : rows * padded;
                const ptrdiff_t row_stride = width % 2 ? heads * padded : padded;
                float *input = fractions(rows * heads * width, 2);
                float *turns = fractions(rows * rotated, 1);
                float *output = fenced(rows * heads * padded, sizeof(float));
                ckernels_heads(
                    input, rows, heads, width, rotated, rotated ? turns : NULL, padded, head_stride,
                    row_stride, output);
                for (ptrdiff_t i = 0; i < rows * heads * padded; i++) {
                    ptrdiff_t row = i / (heads * padded), head = i / padded % heads, k = i % padded;
                    const float *source = input + (row * heads + head) * width;
                    const float *turn = turns + row * rotated;
                    float exact = k < width ? source[k] : 0;
                    if (k < rotated) {
                        float other = k % 2 ? source[k - 1] : -source[k + 1];
                        exact = source[k] * turn[k / 2 * 2] + other * turn[k / 2 * 2 + 1];
                    }
                    same("heads", i, output[head * head_stride + row * row_stride + k], exact);
                }
                hash = fingerprint(hash, output, rows * heads * padded * (ptrdiff_t)sizeof(float));
                release();
            }
        }
    }
    return hash;
}

/// It has no fingerprint because its last step is the C library's.
static void all_log_sum(void) {
    static const float scales[] = {0.01f, 1, 30, 1000};
    for (int l = 0; l < 5; l++) {
        for (int s = 0; s < 4; s++) {
            float *values = fractions(lengths[l], scales[s]);
            double most = -INFINITY, total = 0;
            for (ptrdiff_t k = 0; k < lengths[l]; k++) most = values[k] > most ? values[k] : most;
            for (ptrdiff_t k = 0; k < lengths[l]; k++) total += exp(values[k] - most);
            near("log_sum", 0, ckernels_log_sum(values, lengths[l]), most + log(total), tolerance);
            release();
        }
    }
}

// MARK: Paths

enum { kernel_count = 8 };
static const char *const kernels[kernel_count] = {
    "products", "round", "layer_norm", "group_norm", "tanh", "gelu", "gated", "attention",
};
static uint64_t results[kernel_count];

/// Keeps the first path's result. Those of other paths must be the same.
static void keep(int kernel, uint64_t hash) {
    if (results[kernel] == 0) results[kernel] = hash;
    if (results[kernel] != hash) {
        report("%s (%s) differs from the first path", kernels[kernel], path_name);
    }
}

static void check_floats(const float_path *path) {
    const uint64_t start = 14695981039346656037u;
    path_name = path->name;
    state = 2;
    keep(1, all_round(path, start));
    keep(2, all_layer_norm(path, start));
    keep(3, all_group_norm(path, start));
    keep(4, all_units("tanh", path->tanh, exact_tanh, start));
    keep(5, all_units("gelu", path->gelu, exact_gelu, start));
    keep(6, all_gated(path, start));
    keep(7, all_attention(path, start));
    printf("path floats: %s\n", path->name);
}

int main(void) {
    static const struct {
        ckernels_path path;
        const char *name;
    } paths[] = {
        {ckernels_baseline, "baseline"},
#if defined(__x86_64__)
        {ckernels_avx2, "AVX2"},
        {ckernels_avx512_vnni, "AVX-512 VNNI"},
#elif defined(__aarch64__)
        {ckernels_neon, "NEON"},
        {ckernels_neon_dotprod, "NEON with dot products"},
#endif
    };
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        if (ckernels_has_path(paths[i].path)) {
            path_name = paths[i].name;
            keep(0, all_products(paths[i].path));
            printf("path products: %s\n", path_name);
        } else {
            printf("absent products: %s\n", paths[i].name);
        }
    }
    if (!ckernels_has_path(ckernels_fastest_path())) report("the fastest path is not one of these");

#if defined(__x86_64__)
    static const float_path baseline = FLOAT_PATH("baseline", baseline);
    static const float_path avx2 = FLOAT_PATH("AVX2", avx2);
    check_floats(&baseline);
    if (__builtin_cpu_supports("avx2")) {
        check_floats(&avx2);
    } else {
        puts("absent floats: AVX2");
    }
#else
    // The compiler translates the lanes into the instructions that every processor of this
    // architecture has.
    static const float_path only = {
#if defined(__aarch64__)
        "NEON",
#else
        "baseline",
#endif
        ckernels_round, ckernels_layer_norm, ckernels_group_norm, ckernels_tanh, ckernels_gelu,
        ckernels_gated, ckernels_attention,
    };
    check_floats(&only);
#endif
    path_name = "all";
    uint64_t heads = all_heads(14695981039346656037u);
    all_log_sum();

    for (int i = 0; i < kernel_count; i++) {
        printf("result %s %016llx\n", kernels[i], (unsigned long long)results[i]);
    }
    printf("result heads %016llx\n", (unsigned long long)heads);
    printf("checked %ld\n", checked);
    if (wrong > 0) fprintf(stderr, "%ld values are wrong\n", wrong);
    return wrong > 0;
}
