import Transcript

/// One run of a session on the session's listening thread.
struct ListeningWorker<Transcriber: Transcribing & ~Copyable>: Sendable {
    typealias Source = any AudioReading & ~Copyable
    typealias Order = ListeningDesk<Transcriber>.Order

    let desk: ListeningDesk<Transcriber>
    let settings: ListeningSettings
    let retry: RetryPolicy
    let clock: any ThreadClock
    let openSource: @Sendable () throws -> Source
    let makeTranscriber: @Sendable () throws -> Transcriber

    private enum Ending {
        case inputEnded
        case told(ListeningDesk<Transcriber>.Phase)
        case interrupted(AudioCaptureError)
        case failed(any Error)
    }

    private static var longestRead: Int { AudioTime.hertz / 10 }
    private static var patience: Duration { .milliseconds(50) }

    /// Runs the session. `started` is called once, when the source and the transcriber are open or
    /// opening has failed.
    func run(started: (Result<Void, any Error>) -> Void) {
        _ = SteadyMemory.arranged
        var isReported = false
        do {
            // The transcriber loads before the microphone opens, so that no recorded audio is lost.
            let listener = try Listener(
                transcriber: try makeTranscriber(), settings: settings)
            let source: Source
            do {
                source = try openSource()
            } catch {
                // Destroying the transcriber ends its modules' streams, so the error is reported
                // first.
                desk.fail(error)
                isReported = true
                throw error
            }
            desk.opened()
            started(.success(()))
            listen(to: source, with: listener)
        } catch {
            if !isReported { desk.fail(error) }
            desk.emit(.ended)
            desk.endRun(hasBegun: false)
            started(.failure(error))
        }
    }

    private func listen(to first: consuming Source, with opened: consuming Listener<Transcriber>) {
        do {
            var listener = opened
            var waiting: [Order] = []
            var ending = pump(first, from: .zero, with: &listener, waiting: &waiting)
            while case .interrupted(let error) = ending {
                let lost = clock.now
                tell { try listener.flush() }
                desk.emit(.interrupted(reason: "\(error)"))
                ending = resume(since: lost, with: &listener, waiting: &waiting)
            }
            switch ending {
            case .inputEnded, .told(.finishing): tell { try listener.flush() }
            case .failed(let error): desk.fail(error)
            case .told, .interrupted: break
            }
            for order in waiting + desk.takeOrders() {
                settle(order, at: listener.position, ending)
            }
        }
        desk.emit(.ended)
        desk.endRun(hasBegun: true)
    }

    /// Replies to an order that was still pending when the run ended. A request to finalize results
    /// succeeds if the run ended normally.
    private func settle(_ order: Order, at end: AudioTime, _ ending: Ending) {
        switch (order, ending) {
        case (.finalize(_, let reply), .inputEnded), (.finalize(_, let reply), .told(.finishing)):
            reply.resume(returning: end)
        default: order.fail(ListeningError.notRunning, telling: desk.emit)
        }
    }

    /// Listens to an open source until the source or the run ends, and closes the source.
    private func pump(
        _ opened: consuming Source, from origin: AudioTime,
        with listener: inout Listener<Transcriber>, waiting: inout [Order]
    ) -> Ending {
        var source = opened
        while true {
            if let phase = obey(with: &listener, waiting: &waiting) { return .told(phase) }
            do {
                guard var chunk = try source.read(upTo: Self.longestRead) else {
                    return .inputEnded
                }
                if chunk.samples.isEmpty, let moment = Self.awaited(waiting),
                    let rest = source.drain(
                        through: moment.advanced(bySamples: -origin.sampleIndex))
                {
                    chunk = rest
                }
                chunk.start = chunk.start.advanced(bySamples: origin.sampleIndex)
                for event in try listener.hear(chunk) { desk.emit(event) }
            } catch let error as AudioCaptureError {
                return .interrupted(error)
            } catch {
                return .failed(error)
            }
        }
    }

    /// The stream position that the next finalizing order waits for, if any.
    private static func awaited(_ orders: [Order]) -> AudioTime? {
        if case .finalize(let moment?, _)? = orders.first { moment } else { nil }
    }

    /// Tries to reopen the source until the source is back or the run is stopped.
    private func resume(
        since lost: Duration, with listener: inout Listener<Transcriber>, waiting: inout [Order]
    ) -> Ending {
        var attempt = 0
        while let delay = retry.delay(before: attempt) {
            attempt += 1
            let next = clock.now + delay
            while clock.now < next {
                if let phase = obey(with: &listener, waiting: &waiting) { return .told(phase) }
                clock.sleep(until: min(next, clock.now + Self.patience))
            }
            do {
                let source = try openSource()
                let missed = AudioTime(seconds: (clock.now - lost).seconds)
                let origin = listener.position.advanced(bySamples: missed.sampleIndex)
                listener.skip(to: origin)
                desk.emit(.resumed(at: origin))
                return pump(source, from: origin, with: &listener, waiting: &waiting)
            } catch let error as AudioCaptureError {
                if attempt == retry.attemptLimit { return .failed(error) }
            } catch {
                return .failed(error)
            }
        }
        return .inputEnded
    }

    /// Carries out the orders that are due. Returns the phase of the run if the run must end;
    /// otherwise, returns nil.
    private func obey(
        with listener: inout Listener<Transcriber>, waiting: inout [Order]
    ) -> ListeningDesk<Transcriber>.Phase? {
        let phase = desk.phase
        guard phase == .running else { return phase }
        waiting += desk.takeOrders()
        while let order = waiting.first {
            switch order {
            case .hearing(let isOn, let reply):
                listener.setHearing(isOn)
                reply.resume(returning: listener.position)
            case .finalize(let moment, let reply):
                if let moment, listener.position < moment { return nil }
                tell { try listener.flush() }
                reply.resume(returning: listener.position)
            case .numbered(let number, let body): obey(number, body, with: &listener)
            case .change(let time, let body, let reply):
                if listener.isInUtterance {
                    guard time == .now || waiting.contains(where: { $0.isUrgent }) else {
                        return nil
                    }
                    listener.drop()
                }
                do {
                    try listener.change(body)
                    desk.emit(.changed(at: listener.position))
                    reply.resume(returning: listener.position)
                } catch {
                    reply.resume(throwing: error)
                }
            }
            waiting.removeFirst()
        }
        return nil
    }

    /// Carries out an order immediately and discards the utterance in progress.
    private func obey(
        _ number: Int, _ change: ListeningSession<Transcriber>.Change?,
        with listener: inout Listener<Transcriber>
    ) {
        do {
            if let change {
                listener.drop()
                try listener.change(change)
            }
            listener.setHearing(change != nil)
            desk.emit(.obeyed(order: number, at: listener.position))
        } catch {
            listener.setHearing(false)
            desk.emit(.refused(order: number, error))
        }
    }

    /// Emits the listener's remaining events. An error is reported as a failure of the run.
    private func tell(_ events: () throws -> [ListeningEvent]) {
        do {
            for event in try events() { desk.emit(event) }
        } catch {
            desk.fail(error)
        }
    }
}
