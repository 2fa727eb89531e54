import CAlsa

/// A running ALSA capture stream. Use the stream on only one thread; it is closed when this value
/// is destroyed.
@safe struct CaptureHandle: ~Copyable {
    private let pcm: OpaquePointer
    private let device: String
    let hertz: Int
    let channelCount: Int

    /// The length of the ring buffer, which is large enough even if the computer is busy, and the
    /// length of the audio that each wake-up delivers.
    private static let ringMicroseconds: UInt32 = 1_000_000
    private static let periodMicroseconds: UInt32 = 20_000

    /// Opens a device and starts recording at 16 kHz, or near 48 kHz if necessary. If the device is
    /// busy, the call fails immediately. The reader converts the audio to 16 kHz, because with
    /// ALSA's converter, noise above 8 kHz would alias into speech.
    static func open(_ device: String) throws(AudioCaptureError) -> CaptureHandle {
        CAlsa_silenceLog()
        var opened: OpaquePointer?
        let code = unsafe snd_pcm_open(
            &opened, device, SND_PCM_STREAM_CAPTURE, Int32(SND_PCM_NONBLOCK))
        guard code == 0, let pcm = unsafe opened else {
            throw .opening(device, operation: "snd_pcm_open", code: code)
        }
        do throws(AudioCaptureError) {
            let form = try unsafe configure(pcm, device: device)
            let handle = unsafe CaptureHandle(
                pcm: pcm, device: device, hertz: form.hertz, channelCount: form.channelCount)
            return handle
        } catch {
            unsafe snd_pcm_close(pcm)
            throw error
        }
    }

    deinit { unsafe _ = snd_pcm_close(pcm) }

    /// Waits for audio. Returns 1 if audio arrived, 0 if no audio arrived in time, or a negative
    /// error code.
    func wait(milliseconds: Int32) -> Int32 { unsafe snd_pcm_wait(pcm, milliseconds) }

    /// The number of frames in the ring buffer, or a negative error code.
    func available() -> Int { unsafe Int(snd_pcm_avail_update(pcm)) }

    /// Reads frames without waiting. Returns the number of frames or a negative error code.
    func read(into buffer: inout [Int16]) -> Int {
        let frames = buffer.count / channelCount
        return unsafe buffer.withUnsafeMutableBytes {
            unsafe Int(snd_pcm_readi(pcm, $0.baseAddress, snd_pcm_uframes_t(frames)))
        }
    }

    /// Restarts the stream after an overrun or a suspension. Returns 0 or a negative error code.
    func restart(after code: Int32) -> Int32 {
        let recovered = unsafe snd_pcm_recover(pcm, code, 1)
        guard recovered >= 0 else { return recovered }
        switch unsafe snd_pcm_state(pcm) {
        case SND_PCM_STATE_RUNNING: return 0
        case SND_PCM_STATE_PREPARED: return unsafe snd_pcm_start(pcm)
        case SND_PCM_STATE_SUSPENDED: return -ESTRPIPE
        default: return -ENODEV
        }
    }

    /// Whether the stream has stopped permanently, even if no call has returned an error.
    var isDisconnected: Bool { unsafe snd_pcm_state(pcm) == SND_PCM_STATE_DISCONNECTED }

    private static func configure(
        _ pcm: OpaquePointer, device: String
    ) throws(AudioCaptureError) -> (hertz: Int, channelCount: Int) {
        func check(_ code: Int32, _ operation: String) throws(AudioCaptureError) {
            if code < 0 { throw .opening(device, operation: operation, code: code) }
        }
        var allocated: OpaquePointer?
        try unsafe check(snd_pcm_hw_params_malloc(&allocated), "snd_pcm_hw_params_malloc")
        let parameters = unsafe allocated
        defer { unsafe snd_pcm_hw_params_free(parameters) }
        try unsafe check(snd_pcm_hw_params_any(pcm, parameters), "snd_pcm_hw_params_any")
        unsafe snd_pcm_hw_params_set_rate_resample(pcm, parameters, 0)
        try unsafe check(
            snd_pcm_hw_params_set_access(pcm, parameters, SND_PCM_ACCESS_RW_INTERLEAVED),
            "snd_pcm_hw_params_set_access")
        try unsafe check(
            snd_pcm_hw_params_set_format(pcm, parameters, SND_PCM_FORMAT_S16_LE),
            "snd_pcm_hw_params_set_format")
        var channels: UInt32 = 1
        try unsafe check(
            snd_pcm_hw_params_set_channels_near(pcm, parameters, &channels),
            "snd_pcm_hw_params_set_channels_near")
        var hertz: UInt32 = 16_000
        if unsafe snd_pcm_hw_params_test_rate(pcm, parameters, hertz, 0) < 0 { hertz = 48_000 }
        try unsafe check(
            snd_pcm_hw_params_set_rate_near(pcm, parameters, &hertz, nil),
            "snd_pcm_hw_params_set_rate_near")
        var period = periodMicroseconds
        try unsafe check(
            snd_pcm_hw_params_set_period_time_near(pcm, parameters, &period, nil),
            "snd_pcm_hw_params_set_period_time_near")
        var ring = ringMicroseconds
        try unsafe check(
            snd_pcm_hw_params_set_buffer_time_near(pcm, parameters, &ring, nil),
            "snd_pcm_hw_params_set_buffer_time_near")
        try unsafe check(snd_pcm_hw_params(pcm, parameters), "snd_pcm_hw_params")
        try unsafe check(snd_pcm_start(pcm), "snd_pcm_start")
        return (Int(hertz), Int(channels))
    }
}
