/** One recording at a time: what the microphone hears, kept in memory, and what becomes of it. */
import { ANALYSIS_RATE_HZ, analyzeQuality, encodeWav, flawsOf } from '@tappet/acoustics'
import { createCollector } from '../../platform/sound/collector.ts'
import type {
  Clips,
  Microphone,
  MicrophoneFailure,
  MicrophoneSession,
} from '../../platform/sound/microphone.ts'
import { createLiveMeter, type LiveSound, SILENCE } from './live-sound.ts'
import type { Take } from './take.ts'

export type Judged = { take: Take; valid: boolean }

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
  {
    filter,
    onHeard,
    ...ends
  }: { filter: boolean; onHeard: () => void; onLost: () => void; onMuted: () => void },
): Promise<CaptureOpening> {
  let onSamples = (_samples: Float32Array) => {}
  const opening = await microphone.open({ filter }, { onSamples: (samples) => onSamples(samples), ...ends })
  if (!opening.ok) return opening
  const { session } = opening
  const collector = createCollector(session.sampleRateHz)
  const meter = createLiveMeter(session.sampleRateHz)
  let live = SILENCE
  onSamples = (samples) => {
    collector.push(samples)
    live = meter.push(samples)
    onHeard()
  }
  return {
    ok: true,
    capture: {
      live: () => live,
      finish: async () => {
        const clips = await clipsOf(session)
        return ofRecording(collector.finish(), clips, session.filtered)
      },
      letGo: () => void clipsOf(session),
    },
  }
}

/** Without the platform's clips the samples serve: the recording is not lost with them. */
async function clipsOf(session: MicrophoneSession): Promise<Clips> {
  try {
    return await session.stop()
  } catch {
    return { stated: null, heard: null }
  }
}

export function ofRecording(samples16k: Float32Array, { stated, heard }: Clips, filtered: boolean): Judged {
  const wav = wavOf(samples16k)
  return judged(samples16k, { clip: stated ?? heard ?? wav, wav, ...(filtered ? { filtered } : {}) })
}

/** @param file null where the browser cannot play it: then its samples serve */
export function ofFile(samples16k: Float32Array, file: Blob | null, isAntiphase = false): Judged {
  const wav = wavOf(samples16k)
  return judged(samples16k, { clip: file ?? wav, wav }, isAntiphase)
}

/** The one encoding of a take: it is played, sent and saved. */
export const wavOf = (samples16k: Float32Array) => new Blob([encodeWav(samples16k)], { type: 'audio/wav' })

function judged(
  samples16k: Float32Array,
  sound: Pick<Take, 'clip' | 'wav' | 'filtered'>,
  isAntiphase = false,
): Judged {
  return {
    take: {
      samples16k,
      ...sound,
      durationSeconds: samples16k.length / ANALYSIS_RATE_HZ,
      flaws: flawsOf(samples16k, ANALYSIS_RATE_HZ, isAntiphase),
    },
    valid: analyzeQuality(samples16k, ANALYSIS_RATE_HZ).hasValidSegment,
  }
}
