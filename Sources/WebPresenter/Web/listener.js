// Records sound on the audio thread, and sends signed 16-bit samples to the page.

const pieceLength = 2048;

class Listener extends AudioWorkletProcessor {
  constructor() {
    super();
    this.isOn = false;
    this.count = 0;
    this.piece = new Int16Array(pieceLength);
    this.port.onmessage = ({ data }) => (data === "begin" ? this.begin() : this.end());
  }

  begin() {
    this.count = 0;
    this.isOn = true;
  }

  /** Sends the remaining samples, and then null. */
  end() {
    if (!this.isOn) return;
    this.isOn = false;
    this.send();
    this.port.postMessage(null);
  }

  send() {
    if (this.count > 0) this.port.postMessage(this.piece.slice(0, this.count));
    this.count = 0;
  }

  process([[samples]]) {
    if (!this.isOn || !samples) return true;
    for (const sample of samples) {
      this.piece[this.count++] = Math.max(-32768, Math.min(32767, Math.round(sample * 32768)));
      if (this.count === pieceLength) this.send();
    }
    return true;
  }
}

registerProcessor("listener", Listener);
