import { askWorker } from '../runtime/ask-worker.ts'
import type { Samples16k } from './audio-decode.formats.ts'
import type { Portion } from './audio-decode.portion.ts'
import { createSoundReader } from './audio-decode.reader.ts'
import { DECODE_TIMEOUT_MS } from './audio-decode.ts'
import type { DecodeJob } from './audio-decode.worker.ts'

/* Our own resampling to 16 kHz is the same in every browser. */
const DECODE_RATE_HZ = 48_000
const PROBE_TIMEOUT_MS = 5_000

export const readSound = createSoundReader({
  probeSeconds,
  decode,
  inWorker,
  timeout: () => new Promise((resolve) => setTimeout(resolve, DECODE_TIMEOUT_MS)),
})

async function decode(bytes: ArrayBuffer): Promise<Portion | null> {
  try {
    const context = new OfflineAudioContext(1, 1, DECODE_RATE_HZ)
    const sound = await context.decodeAudioData(bytes)
    const channels = Array.from({ length: sound.numberOfChannels }, (_, n) => sound.getChannelData(n))
    return { channels, sampleRateHz: sound.sampleRate }
  } catch {
    return null
  }
}

/** Its failure is the reader's to tell. */
function inWorker(job: DecodeJob): Promise<Samples16k> {
  const worker = new Worker(new URL('./audio-decode.worker.ts', import.meta.url), { type: 'module' })
  return askWorker<Samples16k>(
    worker,
    job,
    job.kind === 'decode' ? [job.bytes.buffer] : [],
    DECODE_TIMEOUT_MS,
  )
}

/** Recordings of browsers often state no length; seeking to the end finds it. */
async function probeSeconds(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const player = new Audio()
  player.preload = 'metadata'
  player.src = url
  try {
    await heard(player, 'loadedmetadata')
    if (player.duration === Number.POSITIVE_INFINITY) {
      player.currentTime = Number.MAX_SAFE_INTEGER
      await heard(player, 'durationchange')
    }
    return player.duration
  } catch {
    return null
  } finally {
    player.removeAttribute('src')
    player.load()
    URL.revokeObjectURL(url)
  }
}

function heard(player: HTMLAudioElement, event: 'loadedmetadata' | 'durationchange'): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), PROBE_TIMEOUT_MS)
    player.addEventListener(event, () => resolve(), { once: true })
    player.addEventListener('error', () => reject(new Error('not playable')), { once: true })
  })
}
