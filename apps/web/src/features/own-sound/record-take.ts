import { ANALYSIS_RATE_HZ, finiteSamples, resample } from '@tappet/acoustics'
import type { Clock } from '../../platform/runtime/clock.ts'
import { joined } from '../../platform/sound/audio-decode.portion.ts'
import type { Microphone, MicrophoneFailure } from '../../platform/sound/microphone.ts'

export type TakeEnd<Measured> =
  | { kind: 'taken'; measured: Measured }
  /** filtered: the device changes the sound. */
  | { kind: 'failed'; why: MicrophoneFailure | 'lost' | 'hidden' | 'filtered' }
  | { kind: 'cancelled' }

export type TakeProgress = {
  seconds: number
  level: number
}

export type TakeDeps<Measured> = {
  microphone: Microphone
  clock: Clock
  /** Gives how to stop listening. */
  onHidden: (hidden: () => void) => () => void
  seconds: number
  /** @param samples mono, 16 kHz */
  measure: (samples: Float32Array) => Promise<Measured>
}

/** A microphone that says nothing for this long is gone, whatever it claims. */
export const SILENT_DEVICE_MS = 5_000

const SILENCE_DB = -60
const WATCH_MS = 500

type TakeStop = 'full' | 'lost' | 'hidden' | 'cancelled'

/** Until enough was heard, the microphone is lost or silent, the page is left, or `signal` ends it. */
export async function recordTake<Measured>(
  { microphone, clock, onHidden, seconds, measure }: TakeDeps<Measured>,
  signal: AbortSignal,
  onProgress: (progress: TakeProgress) => void,
): Promise<TakeEnd<Measured>> {
  const portions: Float32Array[] = []
  let length = 0
  let rateHz = ANALYSIS_RATE_HZ
  let heardAtMs = 0
  let resolve: (end: TakeStop) => void = () => undefined
  const ended = new Promise<TakeStop>((settle) => {
    resolve = settle
  })
  signal.addEventListener('abort', () => resolve('cancelled'))
  const opening = await microphone.open(
    { filter: false },
    {
      onSamples: (samples) => {
        portions.push(samples)
        length += samples.length
        heardAtMs = clock.nowMs()
        onProgress({ seconds: length / rateHz, level: levelOf(samples) })
        if (length >= seconds * rateHz) resolve('full')
      },
      onLost: () => resolve('lost'),
      onMuted: () => resolve('lost'),
    },
  )
  if (!opening.ok) return { kind: 'failed', why: opening.code }
  if (opening.session.filtered) {
    await opening.session.stop()
    return { kind: 'failed', why: 'filtered' }
  }
  rateHz = opening.session.sampleRateHz
  if (signal.aborted) resolve('cancelled')
  heardAtMs = clock.nowMs()
  const stopWatching = clock.every(WATCH_MS, () => {
    if (clock.nowMs() - heardAtMs >= SILENT_DEVICE_MS) resolve('lost')
  })
  const stopLooking = onHidden(() => resolve('hidden'))
  const end = await ended
  stopWatching()
  stopLooking()
  await opening.session.stop()
  if (end === 'cancelled') return { kind: 'cancelled' }
  if (end !== 'full') return { kind: 'failed', why: end }
  const samples = finiteSamples(joined(portions, length))
  return { kind: 'taken', measured: await measure(resample(samples, rateHz)) }
}

function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  return Math.min(1, Math.max(0, 1 - (10 * Math.log10(power + 1e-12)) / SILENCE_DB))
}
