/** On the audio thread. */

/* The DOM types describe the page, not this thread. */
declare const sampleRate: number
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

const PORTION_SECONDS = 0.05

class Capture extends AudioWorkletProcessor {
  private portion = new Float32Array(Math.round(sampleRate * PORTION_SECONDS))
  private filled = 0

  /** `true` keeps the node alive. */
  process(inputs: Float32Array[][]): boolean {
    const channels = inputs[0] ?? []
    const length = channels[0]?.length ?? 0
    for (let n = 0; n < length; n++) {
      let sum = 0
      for (const channel of channels) sum += channel[n] ?? 0
      this.portion[this.filled++] = sum / channels.length
      if (this.filled === this.portion.length) this.send()
    }
    return true
  }

  private send() {
    const full = this.portion
    this.portion = new Float32Array(full.length)
    this.filled = 0
    this.port.postMessage(full, [full.buffer])
  }
}

registerProcessor('tappet-capture', Capture)
