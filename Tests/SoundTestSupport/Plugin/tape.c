// A microphone whose sound is a file: an ALSA capture plugin for tests.
//
// FOLDER/tape.raw    signed 16-bit little-endian frames, interleaved. It may grow during
//                    playback. Without sound on the tape, the microphone records silence.
// FOLDER/script      the failures, one per line: FRAME WHAT [COUNT]. WHAT is
//                      overrun COUNT   the reader cannot read for COUNT frames, then EPIPE
//                      vanish          the device is unplugged: DISCONNECTED, ENODEV
//                      suspend         the machine sleeps: SUSPENDED, ESTRPIPE
//                      stall           the device delivers neither sound nor an error
//                    It may grow during playback too.
// FOLDER/gone        while this file exists, the device cannot be opened (ENODEV).
// FOLDER/busy        while this file exists, the device is in use (EBUSY).
// FOLDER/hangs       while this file exists, the driver hangs on every request.
// FOLDER/clock       the monotonic time of frame 0 in nanoseconds, written when the device starts.
// FOLDER/passed      a pipe with the number of frames passed to the reader, 8 bytes for each transfer
//
// PACED is the speed at which frames arrive:
//   0   as fast as the program reads, until the end of the tape
//   1   at the rate of a real device: a late reader loses frames
//   2   the same, but the tape waits for a late reader, so that no frames are lost on a busy machine
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

struct tape {
    snd_pcm_ioplug_t io;
    char folder[PATH_MAX];
    FILE *sound;
    long paced;
    int64_t origin_ns;     // the time at which frame `origin` was recorded
    int64_t origin;        // frame of the tape
    int64_t recorded;      // frames recorded since the device was opened
    int64_t transferred;   // frames of the tape passed to the reader
    int64_t started_at;    // `recorded` when the stream started
    int64_t done_at;       // script lines up to this frame are done
};

static int64_t now_ns(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int exists(struct tape *tape, const char *name)
{
    char path[PATH_MAX + 16];
    snprintf(path, sizeof path, "%s/%s", tape->folder, name);
    return access(path, F_OK) == 0;
}

static void hang(struct tape *tape)
{
    while (exists(tape, "hangs")) usleep(10000);
}

static int64_t frame_bytes(struct tape *tape) { return 2 * (int64_t)tape->io.channels; }

static int64_t tape_frames(struct tape *tape)
{
    fseek(tape->sound, 0, SEEK_END);
    return ftell(tape->sound) / frame_bytes(tape);
}

static void write_clock(struct tape *tape);

// If the clock is beyond the buffer's capacity, sets it back to the frame at which the buffer is almost full. ALSA sees
// the pointer modulo the size of the buffer, so it would take a full buffer for an empty one and wait forever.
static int64_t waiting_for_reader(struct tape *tape, int64_t elapsed)
{
    int64_t full = tape->transferred + (int64_t)tape->io.buffer_size - 1;
    if (tape->io.state != SND_PCM_STATE_RUNNING || elapsed <= full) return elapsed;
    tape->origin_ns += (elapsed - full) * 1000000000LL / tape->io.rate;
    write_clock(tape);
    return full;
}

// The frame that the device is recording now.
static int64_t clock_frame(struct tape *tape)
{
    int64_t elapsed = tape->origin + (now_ns() - tape->origin_ns) * tape->io.rate / 1000000000LL;
    if (tape->paced == 1) return elapsed;
    if (tape->paced == 2) return waiting_for_reader(tape, elapsed);
    // As fast as the program reads, half a ring at a time. After the end of the tape, at the device's rate.
    int64_t ahead = tape->transferred + (int64_t)tape->io.buffer_size / 2;
    int64_t end = tape_frames(tape);
    if (ahead <= end) {
        tape->origin = ahead;
        tape->origin_ns = now_ns();
        return ahead;
    }
    if (tape->recorded < end) {
        tape->origin = end;
        tape->origin_ns = now_ns();
        return end;
    }
    return elapsed;
}

// The first line of the script that is not done.
static int next_accident(struct tape *tape, int64_t *frame, char what[16], int64_t *count)
{
    char path[PATH_MAX + 16], line[128];
    snprintf(path, sizeof path, "%s/script", tape->folder);
    FILE *script = fopen(path, "r");
    int found = 0;
    if (!script) return 0;
    while (!found && fgets(line, sizeof line, script)) {
        long long at = 0, length = 0;
        if (sscanf(line, "%lld %15s %lld", &at, what, &length) < 2) continue;
        *frame = at, *count = length;
        found = at > tape->done_at;
    }
    fclose(script);
    return found;
}

static void write_clock(struct tape *tape)
{
    char path[PATH_MAX + 16];
    snprintf(path, sizeof path, "%s/clock", tape->folder);
    FILE *clock = fopen(path, "w");
    if (!clock) return;
    fprintf(clock, "%lld", (long long)tape->origin_ns);
    fclose(clock);
}

static int on_start(snd_pcm_ioplug_t *io)
{
    struct tape *tape = io->private_data;
    if (!tape->origin_ns) {
        tape->origin_ns = now_ns();
        write_clock(tape);
    } else if (tape->paced) {
        // Frames recorded while the stream was stopped are lost, as on a real device.
        tape->recorded = clock_frame(tape);
    }
    tape->transferred = tape->started_at = tape->recorded;
    struct itimerspec period = {{0, 0}, {0, 1}};
    period.it_interval.tv_nsec = tape->paced ? io->period_size * 1000000000LL / io->rate : 100000;
    return timerfd_settime(io->poll_fd, 0, &period, NULL);
}

static int on_stop(snd_pcm_ioplug_t *io)
{
    struct itimerspec never = {{0, 0}, {0, 0}};
    return timerfd_settime(io->poll_fd, 0, &never, NULL);
}

static snd_pcm_sframes_t on_pointer(snd_pcm_ioplug_t *io)
{
    struct tape *tape = io->private_data;
    hang(tape);
    int64_t recorded = clock_frame(tape), at = 0, count = 0;
    char what[16];
    if (next_accident(tape, &at, what, &count) && recorded >= at) {
        if (!strcmp(what, "overrun")) {
            if (recorded >= at + count || !tape->paced) {
                tape->done_at = at;
                return -EPIPE;
            }
        } else if (!strcmp(what, "stall")) {
            on_stop(io);
        } else {
            tape->done_at = at;
            snd_pcm_ioplug_set_state(
                io, *what == 'v' ? SND_PCM_STATE_DISCONNECTED : SND_PCM_STATE_SUSPENDED);
        }
        recorded = at > tape->recorded ? at : tape->recorded;
    }
    if (recorded - tape->transferred >= (int64_t)io->buffer_size) return -EPIPE;
    tape->recorded = recorded;
    return (recorded - tape->started_at) % io->buffer_size;
}

// Tells a test that reads the pipe how many frames were passed to the reader.
static void tell_passed(struct tape *tape)
{
    char path[PATH_MAX + 16];
    snprintf(path, sizeof path, "%s/passed", tape->folder);
    int pipe = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe < 0) return;   // nobody reads it
    ssize_t written = write(pipe, &tape->transferred, sizeof tape->transferred);
    (void)written;          // if the pipe is full, the test has more than it needs
    close(pipe);
}

static snd_pcm_sframes_t on_transfer(
    snd_pcm_ioplug_t *io, const snd_pcm_channel_area_t *areas, snd_pcm_uframes_t offset,
    snd_pcm_uframes_t size)
{
    struct tape *tape = io->private_data;
    char *target = (char *)areas->addr + (areas->first + areas->step * offset) / 8;
    fseek(tape->sound, tape->transferred * frame_bytes(tape), SEEK_SET);
    size_t read = fread(target, frame_bytes(tape), size, tape->sound);
    memset(target + read * frame_bytes(tape), 0, (size - read) * frame_bytes(tape));
    tape->transferred += size;
    tell_passed(tape);
    return size;
}

static int on_revents(
    snd_pcm_ioplug_t *io, struct pollfd *descriptors, unsigned int count, unsigned short *events)
{
    uint64_t expirations;
    (void)count;
    if (descriptors[0].revents & POLLIN) {
        if (read(io->poll_fd, &expirations, sizeof expirations) < 0) expirations = 0;
    }
    *events = io->state == SND_PCM_STATE_RUNNING ? descriptors[0].revents : POLLERR;
    if (io->state == SND_PCM_STATE_RUNNING && snd_pcm_avail_update(io->pcm) == 0) *events = 0;
    return 0;
}

static int on_close(snd_pcm_ioplug_t *io)
{
    struct tape *tape = io->private_data;
    close(io->poll_fd);
    fclose(tape->sound);
    free(tape);
    return 0;
}

static const snd_pcm_ioplug_callback_t callbacks = {
    .start = on_start,
    .stop = on_stop,
    .pointer = on_pointer,
    .transfer = on_transfer,
    .poll_revents = on_revents,
    .close = on_close,
};

static int limit(snd_pcm_ioplug_t *io, long rate, long channels)
{
    static const unsigned int accesses[] = {
        SND_PCM_ACCESS_RW_INTERLEAVED, SND_PCM_ACCESS_MMAP_INTERLEAVED};
    static const unsigned int format = SND_PCM_FORMAT_S16_LE;
    int error = snd_pcm_ioplug_set_param_list(io, SND_PCM_IOPLUG_HW_ACCESS, 2, accesses);
    if (!error) error = snd_pcm_ioplug_set_param_list(io, SND_PCM_IOPLUG_HW_FORMAT, 1, &format);
    if (!error)
        error = snd_pcm_ioplug_set_param_minmax(
            io, SND_PCM_IOPLUG_HW_CHANNELS, channels, channels);
    if (!error) error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_RATE, rate, rate);
    if (!error)
        error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_PERIOD_BYTES, 64, 1 << 18);
    if (!error)
        error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_BUFFER_BYTES, 256, 1 << 20);
    return error;
}

SND_PCM_PLUGIN_DEFINE_FUNC(tape)
{
    snd_config_iterator_t place, next;
    const char *folder = NULL;
    char path[PATH_MAX];
    long rate = 16000, channels = 1, paced = 1;
    (void)root;
    snd_config_for_each(place, next, conf) {
        snd_config_t *entry = snd_config_iterator_entry(place);
        const char *id;
        if (snd_config_get_id(entry, &id) < 0) continue;
        if (!strcmp(id, "folder")) snd_config_get_string(entry, &folder);
        if (!strcmp(id, "rate")) snd_config_get_integer(entry, &rate);
        if (!strcmp(id, "channels")) snd_config_get_integer(entry, &channels);
        if (!strcmp(id, "paced")) snd_config_get_integer(entry, &paced);
    }
    if (!folder || stream != SND_PCM_STREAM_CAPTURE) return -EINVAL;
    struct tape *tape = calloc(1, sizeof *tape);
    if (!tape) return -ENOMEM;
    snprintf(tape->folder, sizeof tape->folder, "%s", folder);
    snprintf(path, sizeof path, "%s/tape.raw", folder);
    hang(tape);
    int error = exists(tape, "gone") ? -ENODEV : exists(tape, "busy") ? -EBUSY : 0;
    if (error) {
        free(tape);
        return error;
    }
    tape->sound = fopen(path, "rb");
    if (!tape->sound) {
        free(tape);
        return -ENOENT;
    }
    tape->paced = paced;
    tape->io.version = SND_PCM_IOPLUG_VERSION;
    tape->io.name = "Tape";
    tape->io.callback = &callbacks;
    tape->io.private_data = tape;
    tape->io.poll_fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    tape->io.poll_events = POLLIN;
    error = snd_pcm_ioplug_create(&tape->io, name, stream, mode);
    if (error < 0) {
        on_close(&tape->io);
        return error;
    }
    error = limit(&tape->io, rate, channels);
    if (error < 0) {
        snd_pcm_ioplug_delete(&tape->io);
        return error;
    }
    *pcmp = tape->io.pcm;
    return 0;
}

SND_PCM_PLUGIN_SYMBOL(tape);
