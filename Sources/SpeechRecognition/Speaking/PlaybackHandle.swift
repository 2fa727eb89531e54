internal import CAlsa
internal import Transcript

/// An ALSA playback stream for 16 kHz mono audio. Use the stream on only one thread. Destroying the
/// handle closes the stream.
@safe struct PlaybackHandle: ~Copyable {
    private let pcm: OpaquePointer
    private let device: String

    /// The amount of audio that ALSA buffers. Stopping discards the buffered audio.
    private static let bufferMicroseconds: UInt32 = 200_000

    static func open(_ device: String) throws(AudioPlaybackError) -> PlaybackHandle {
        CAlsa_silenceLog()
        var opened: OpaquePointer?
        let code = unsafe snd_pcm_open(
            &opened, device, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
        guard code == 0, let pcm = unsafe opened else {
            throw .of(device, operation: "snd_pcm_open", code: code)
        }
        let set = unsafe snd_pcm_set_params(
            pcm, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1,
            UInt32(AudioTime.hertz), 1, bufferMicroseconds)
        guard set == 0 else {
            unsafe snd_pcm_close(pcm)
            throw .of(device, operation: "snd_pcm_set_params", code: set)
        }
        return unsafe PlaybackHandle(pcm: pcm, device: device)
    }

    private init(pcm: OpaquePointer, device: String) {
        unsafe self.pcm = pcm
        self.device = device
    }

    deinit { unsafe _ = snd_pcm_close(pcm) }

    /// Writes as many samples as fit into the buffer, and returns their number. If the buffer is
    /// full, waits up to 100 ms and returns 0.
    func write(_ samples: ArraySlice<Int16>) throws(AudioPlaybackError) -> Int {
        let written = unsafe samples.withUnsafeBytes {
            unsafe Int(snd_pcm_writei(pcm, $0.baseAddress, snd_pcm_uframes_t(samples.count)))
        }
        if written > 0 { return written }
        if written == 0 || written == -Int(EAGAIN) {
            let waited = unsafe snd_pcm_wait(pcm, 100)
            if waited < 0 { try recover(waited, "snd_pcm_wait") }
        } else {
            try recover(Int32(written), "snd_pcm_writei")
        }
        return 0
    }

    /// Starts playback if there were too few samples to fill the buffer, because only a full buffer
    /// starts playback automatically.
    func start() {
        if unsafe snd_pcm_state(pcm) == SND_PCM_STATE_PREPARED { unsafe _ = snd_pcm_start(pcm) }
    }

    /// The number of samples that have been written but not yet played; 0 once all samples have
    /// been played.
    func pending() -> Int {
        guard unsafe snd_pcm_state(pcm) == SND_PCM_STATE_RUNNING else { return 0 }
        var delay: snd_pcm_sframes_t = 0
        guard unsafe snd_pcm_delay(pcm, &delay) == 0 else { return 0 }
        return max(0, Int(delay))
    }

    func drop() { unsafe _ = snd_pcm_drop(pcm) }

    private func recover(_ code: Int32, _ operation: String) throws(AudioPlaybackError) {
        let recovered = unsafe snd_pcm_recover(pcm, code, 1)
        let isGone = unsafe snd_pcm_state(pcm) == SND_PCM_STATE_DISCONNECTED
        guard recovered >= 0, !isGone else {
            throw .of(device, operation: operation, code: isGone ? -ENODEV : code)
        }
    }
}
