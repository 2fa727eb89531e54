// Prints what PocketSphinx finds in given scores, for Scripts/check-pocketsphinx: the same lines are expected of every
// version, except for numbers with a tilde before them. It calls the engine through the same header as
// SpeechRecognition.
//   pocketsphinx-searches cepstra MODEL RECORDING.raw FOLDER    writes the recording's cepstra (.mfc) into FOLDER
//   pocketsphinx-searches scores  MODEL CEPSTRA.mfc FOLDER      writes the acoustic scores (.sen) into FOLDER
//   pocketsphinx-searches search  MODEL SCORES.sen              prints paths, n-best lists and lattices
#include "../Sources/CPocketsphinx/shim.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WIDTH = 13, MOST = 64 };

static void fail(const char *what) {
    fprintf(stderr, "pocketsphinx-searches: %s\n", what);
    exit(4);
}

static void succeed(int code, const char *step) {
    if (code < 0) fail(step);
}

static char *joined(const char *folder, const char *name) {
    char *path = malloc(strlen(folder) + strlen(name) + 2);
    sprintf(path, "%s/%s", folder, name);
    return path;
}

typedef struct {
    unsigned char *bytes;
    size_t count;
} Content;

static Content content(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) fail(path);
    Content content = {NULL, (size_t)ftell(file)};
    content.bytes = malloc(content.count + 1);
    rewind(file);
    if (fread(content.bytes, 1, content.count, file) != content.count) fail(path);
    fclose(file);
    return content;
}

static ps_decoder_t *decoder(const char *model, int withDictionary, const char *const *more) {
    char *options[MOST] = {"-hmm", joined(model, "en-us"), "-compallsen", "yes", "-allphone_ci", "yes"};
    int count = 6;
    if (withDictionary) {
        options[count++] = "-dict";
        options[count++] = joined(model, "cmudict-en-us.dict");
    }
    while (*more != NULL) options[count++] = (char *)*more++;
    CPocketsphinx_options *read = CPocketsphinx_options_read(count, options);
    if (read == NULL) fail("the options are refused");
    ps_decoder_t *decoder = ps_init(read);
    if (decoder == NULL) fail("the engine does not start");
    CPocketsphinx_options_free(read);
    return decoder;
}

static void addLoop(ps_decoder_t *decoder, const char *name, double insertion) {
    const char *names[] = {"-pip", "-beam", "-pbeam"};
    double values[] = {insertion, 1e-48, 1e-48}, before[3];
    CPocketsphinx_options *options = ps_get_config(decoder);
    for (int index = 0; index < 3; index++) {
        before[index] = CPocketsphinx_number(options, names[index]);
        CPocketsphinx_set_number(options, names[index], values[index]);
    }
    succeed(CPocketsphinx_add_loop(decoder, name), "adding a loop");
    for (int index = 0; index < 3; index++) CPocketsphinx_set_number(options, names[index], before[index]);
}

// The score file, which is fed to the engine frame by frame. A position is the end of a frame, as in `ScoredSearch`.
typedef struct {
    Content scores;
    size_t header, rowBytes, row, byte, headerBytes;
    int isSecondSearch;
    ps_decoder_t *decoder;
} Feed;

static void printSegments(ps_seg_t *segment) {
    for (; segment != NULL; segment = ps_seg_next(segment)) {
        int start, end;
        int32 acoustic = 0, language = 0, backoff = 0;
        ps_seg_frames(segment, &start, &end);
        int32 posterior = ps_seg_prob(segment, &acoustic, &language, &backoff);
        printf(" %s %d-%d %d %d ~%d", ps_seg_word(segment), start, end, acoustic, language, posterior);
    }
    printf("\n");
}

static void printPath(ps_decoder_t *decoder, const char *name) {
    int32 score = 0;
    const char *words = ps_get_hyp(decoder, &score);
    printf("%s: %s %d:", name, words == NULL ? "-" : words, words == NULL ? 0 : score);
    printSegments(words == NULL ? NULL : ps_seg_iter(decoder));
}

static ssize_t readFeed(void *cookie, char *buffer, size_t room) {
    Feed *feed = cookie;
    const unsigned char *from;
    size_t count;
    if (feed->headerBytes < feed->header) {
        from = feed->scores.bytes + feed->headerBytes;
        count = feed->header - feed->headerBytes;
        if (count > room) count = room;
        feed->headerBytes += count;
    } else {
        size_t place = feed->header + feed->row * feed->rowBytes + feed->byte;
        if (place >= feed->scores.count) return 0;
        // Print the path so far, as while somebody is speaking.
        if (!feed->isSecondSearch && feed->byte == 0 && feed->row > 0 && feed->row % 100 == 0) {
            char name[48];
            sprintf(name, "after %zu frames", feed->row);
            printPath(feed->decoder, name);
        }
        from = feed->scores.bytes + place;
        count = feed->rowBytes - feed->byte;
        if (count > room) count = room;
        feed->byte += count;
        if (feed->byte == feed->rowBytes) {
            feed->row++;
            feed->byte = 0;
        }
    }
    memcpy(buffer, from, count);
    return (ssize_t)count;
}

static int seekFeed(void *cookie, int64_t *offset, int origin) {
    Feed *feed = cookie;
    const int64_t placesPerFrame = (int64_t)1 << 20;
    if (origin != SEEK_SET) {
        *offset = (int64_t)feed->row * placesPerFrame + (int64_t)feed->byte;
        return 0;
    }
    feed->isSecondSearch = 1;
    feed->row = (size_t)(*offset / placesPerFrame) - 1;
    feed->byte = 0;
    return 0;
}

static void search(ps_decoder_t *decoder, Content scores, const char *name) {
    succeed(CPocketsphinx_activate(decoder, name), "choosing a search");
    const char *end = "endhdr\n";
    unsigned char *header = memmem(scores.bytes, scores.count, end, strlen(end));
    if (header == NULL) fail("the scores have no header");
    Feed feed = {.scores = scores, .decoder = decoder};
    feed.header = (size_t)(header - scores.bytes) + strlen(end) + 4;
    int16_t senones;
    memcpy(&senones, scores.bytes + feed.header, 2);
    feed.rowBytes = 2 + 2 * (size_t)senones;
    FILE *file = CPocketsphinx_file(&feed, readFeed, seekFeed);
    int frames = ps_decode_senscr(decoder, file);
    fclose(file);
    printf("%s: %d frames of %zu\n", name, frames, (scores.count - feed.header) / feed.rowBytes);
    printPath(decoder, name);
}

static void printAlternatives(ps_decoder_t *decoder) {
    ps_nbest_t *next = ps_nbest(decoder);
    int count = 0;
    for (; next != NULL && count < 40; next = ps_nbest_next(next), count++) {
        int32 score = 0;
        const char *words = ps_nbest_hyp(next, &score);
        printf("alternative %s ~%d:", words == NULL ? "-" : words, words == NULL ? 0 : score);
        printSegments(words == NULL ? NULL : ps_nbest_seg(next));
    }
    if (next != NULL) ps_nbest_free(next);
}

static void printLattice(ps_decoder_t *decoder) {
    ps_lattice_t *lattice = ps_get_lattice(decoder);
    if (lattice == NULL) fail("there is no lattice");
    ps_latnode_iter_t *nodes = ps_latnode_iter(lattice);
    for (; nodes != NULL; nodes = ps_latnode_iter_next(nodes)) {
        ps_latnode_t *node = ps_latnode_iter_node(nodes);
        int16 first, last;
        int start = ps_latnode_times(node, &first, &last);
        printf("node %s %d %d-%d:", ps_latnode_baseword(lattice, node), start, first, last);
        for (ps_latlink_iter_t *exit = ps_latnode_exits(node); exit != NULL; exit = ps_latlink_iter_next(exit)) {
            ps_latlink_t *link = ps_latlink_iter_link(exit);
            int16 from;
            int to = ps_latlink_times(link, &from);
            int32 acoustic;
            int32 posterior = ps_latlink_prob(lattice, link, &acoustic);
            printf(" %d-%d %d ~%d", from, to, acoustic, posterior);
        }
        printf("\n");
    }
}

static const char phrases[] =
    "\\data\\\nngram 1=5\nngram 2=3\n\n\\1-grams:\n"
    "-1.0 <s> -0.3\n-1.0 </s> 0\n-0.7 meters -0.1\n-0.9 _0 -0.1\n-0.8 forward -0.1\n\n"
    "\\2-grams:\n-0.2 <s> _0\n-0.3 _0 forward\n-0.4 forward </s>\n\n\\end\\\n";

static ngram_model_t *phraseModel(ps_decoder_t *decoder) {
    int file = memfd_create("phrases", 1);
    if (file < 0 || write(file, phrases, strlen(phrases)) < 0) fail("the phrases cannot be written");
    char path[64];
    sprintf(path, "/proc/self/fd/%d", file);
    ngram_model_t *model =
        ngram_model_read(ps_get_config(decoder), path, NGRAM_ARPA, ps_get_logmath(decoder));
    close(file);
    if (model == NULL) fail("the phrases are refused");
    return model;
}

static void searches(const char *model, Content scores) {
    const char *more[] = {"-pl_window", "0", "-maxhmmpf", "2600", "-fwdflatbeam", "1e-100", "-fwdflatwbeam", "1e-36",
        "-lw", "5.6", "-fwdflatlw", "7.3", "-bestpathlw", "8.2", "-wip", "0.5", NULL};
    ps_decoder_t *engine = decoder(model, 1, more);
    const char *numbers[] = {"-logbase", "-pip", "-uw", "-silprob", "-fillprob", "-nwpen", "-beam", "-wbeam", "-pbeam",
        "-lpbeam", "-lponlybeam", "-ascale", "-tmatfloor", "-mixwfloor", NULL};
    for (int index = 0; numbers[index] != NULL; index++) {
        printf("%s %g\n", numbers[index], CPocketsphinx_number(ps_get_config(engine), numbers[index]));
    }

    addLoop(engine, "idle", 0.01);
    search(engine, scores, "idle");

    char *path = joined(model, "en-us.lm.bin");
    ngram_model_t *general =
        ngram_model_read(ps_get_config(engine), path, NGRAM_AUTO, ps_get_logmath(engine));
    if (general == NULL) fail("the language model is refused");
    succeed(CPocketsphinx_add_model(engine, "open", general), "taking the language model");
    search(engine, scores, "open");
    printAlternatives(engine);
    printLattice(engine);
    search(engine, scores, "open");

    // Test an added word, and added phrases beside the general model, in a search that replaces the first one.
    succeed(CPocketsphinx_activate(engine, "idle"), "choosing the loop");
    succeed(CPocketsphinx_remove(engine, "open"), "removing a search");
    char *known = ps_lookup_word(engine, "meters");
    printf("meters: %s; _0: %s\n", known, ps_lookup_word(engine, "_0") == NULL ? "unknown" : "known");
    free(known);
    succeed(ps_add_word(engine, "_0", "G OW", 0), "adding a word");
    succeed(ps_add_word(engine, "_0(2)", "G OW F AO R", 0), "adding a pronunciation");
    printf("refused: %d\n", ps_add_word(engine, "_1", "G QQ", 0) < 0);
    ngram_model_t *own = phraseModel(engine);
    ngram_model_t *models[] = {general, own};
    char *names[] = {"general", "phrases"};
    float32 weights[] = {0.5f, 0.5f};
    ngram_model_t *mixed = ngram_model_set_init(NULL, models, names, weights, 2);
    if (mixed == NULL) fail("the mixture is refused");
    succeed(CPocketsphinx_add_model(engine, "open", mixed), "taking the mixture");
    ngram_model_free(mixed);
    ngram_model_free(own);
    ngram_model_free(general);
    search(engine, scores, "open");
    printAlternatives(engine);
    printLattice(engine);
    search(engine, scores, "idle");
    ps_free(engine);
}

int main(int count, char **arguments) {
    CPocketsphinx_silence();
    err_set_logfp(NULL);
    const char *mode = count > 1 ? arguments[1] : "";
    if (strcmp(mode, "cepstra") == 0 && count == 5) {
        const char *more[] = {"-mfclogdir", arguments[4], NULL};
        ps_decoder_t *engine = decoder(arguments[2], 0, more);
        addLoop(engine, "loop", 1);
        succeed(CPocketsphinx_activate(engine, "loop"), "choosing the loop");
        Content sound = content(arguments[3]);
        succeed(ps_start_utt(engine), "starting an utterance");
        succeed(ps_process_raw(engine, (int16 *)sound.bytes, sound.count / 2, 1, 1), "hearing");
        succeed(ps_end_utt(engine), "ending an utterance");
        ps_free(engine);
    } else if (strcmp(mode, "scores") == 0 && count == 5) {
        const char *more[] = {"-senlogdir", arguments[4], NULL};
        ps_decoder_t *engine = decoder(arguments[2], 0, more);
        succeed(CPocketsphinx_keep_mean(engine), "keeping the mean");
        addLoop(engine, "loop", 1);
        succeed(CPocketsphinx_activate(engine, "loop"), "choosing the loop");
        Content cepstra = content(arguments[3]);
        int frames = (int)((cepstra.count - 4) / 4 / WIDTH);
        float **rows = malloc(sizeof(float *) * (size_t)frames);
        for (int row = 0; row < frames; row++) rows[row] = (float *)(cepstra.bytes + 4) + row * WIDTH;
        for (int column = 0; column < WIDTH; column++) {
            double sum = 0;
            for (int row = 0; row < frames; row++) sum += rows[row][column];
            for (int row = 0; row < frames; row++) rows[row][column] -= (float)(sum / frames);
        }
        succeed(ps_start_utt(engine), "starting an utterance");
        succeed(ps_process_cep(engine, rows, frames, 0, 1), "scoring");
        succeed(ps_end_utt(engine), "ending an utterance");
        printPath(engine, "loop");
        ps_free(engine);
    } else if (strcmp(mode, "search") == 0 && count == 4) {
        searches(arguments[2], content(arguments[3]));
    } else {
        fail("usage: pocketsphinx-searches cepstra|scores|search MODEL FILE [FOLDER]");
    }
    return 0;
}
