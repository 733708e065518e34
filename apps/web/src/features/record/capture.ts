/** One recording at a time: what the microphone hears, kept in memory, and what becomes of it. */
import { ANALYSIS_RATE_HZ, analyzeQuality, encodeWav, finiteSamples, resample } from '@tappet/acoustics'
import { joined } from '../../platform/sound/audio-decode.portion.ts'
import type { Microphone, MicrophoneFailure, MicrophoneSession } from '../../platform/sound/microphone.ts'
import { createLiveMeter, type LiveSound, SILENCE } from './live-sound.ts'
import type { Take } from './take.ts'

export type Judged = { take: Take; valid: boolean }

/** An open microphone whose sound is being kept. */
export interface Capture {
  live: () => LiveSound
  /** Closes the microphone and answers what it heard. */
  finish: () => Promise<Judged>
  /** Closes the microphone and forgets what it heard. */
  letGo: () => void
}

export type CaptureOpening = { ok: true; capture: Capture } | { ok: false; code: MicrophoneFailure }

/** Opens the microphone. Samples count from then on. */
export async function openCapture(
  microphone: Microphone,
  { raw, onHeard, onLost }: { raw: boolean; onHeard: () => void; onLost: () => void },
): Promise<CaptureOpening> {
  const heard: Float32Array[] = []
  let meter: ReturnType<typeof createLiveMeter> | null = null
  let live = SILENCE
  const onSamples = (samples: Float32Array) => {
    if (!meter) return
    heard.push(samples)
    live = meter.push(samples)
    onHeard()
  }
  const opening = await microphone.open({ raw }, { onSamples, onLost })
  if (!opening.ok) return opening
  const { session } = opening
  meter = createLiveMeter(session.sampleRateHz)
  return {
    ok: true,
    capture: {
      live: () => live,
      finish: async () => judge(heard, session.sampleRateHz, await clipOf(session)),
      letGo: () => void clipOf(session),
    },
  }
}

/** Without the platform's clip the samples serve: the recording is not lost with it. */
async function clipOf(session: MicrophoneSession): Promise<Blob | null> {
  try {
    return await session.stop()
  } catch {
    return null
  }
}

function judge(portions: readonly Float32Array[], sampleRateHz: number, clip: Blob | null): Judged {
  const length = portions.reduce((sum, portion) => sum + portion.length, 0)
  const samples = finiteSamples(joined(portions, length))
  return judged(sampleRateHz === ANALYSIS_RATE_HZ ? samples : resample(samples, sampleRateHz), clip)
}

/** Sound at 16 kHz as a take, and whether there is enough to hear in it. Without a clip it is stored as WAV. */
export function judged(samples16k: Float32Array, clip: Blob | null): Judged {
  return {
    take: {
      samples16k,
      clip: clip ?? new Blob([encodeWav(samples16k)], { type: 'audio/wav' }),
      durationSeconds: samples16k.length / ANALYSIS_RATE_HZ,
    },
    valid: analyzeQuality(samples16k, ANALYSIS_RATE_HZ).hasValidSegment,
  }
}
