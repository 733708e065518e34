/**
 * What browsers lack: AMR everywhere but in Safari, 3gp with AMR, Ogg in older Safari. In a worker; each is loaded with
 * the first file of its kind.
 */
import { cancelOut, decodeWav, downmix, finiteSamples, resample } from '@tappet/acoustics'
import { joined, type Portion } from './audio-decode.portion.ts'
import { type DecodeFailure, MAX_SOUND_SECONDS } from './audio-decode.ts'
import { type AudioFormat, sniffAudio } from './audio-files.ts'

export type Samples16k =
  | { ok: true; samples16k: Float32Array; isAntiphase: boolean }
  | { ok: false; code: DecodeFailure }

type Decoder = (bytes: Uint8Array<ArrayBuffer>) => AsyncIterable<Portion>

const DECODERS: Record<Exclude<AudioFormat, 'wav'>, () => Promise<Decoder>> = {
  amr: async () => (await import('./audio-decode.amr.ts')).amrPortions,
  ogg_vorbis: async () => (await import('./audio-decode.vorbis.ts')).vorbisPortions,
  ogg_opus: async () => (await import('./audio-decode.container.ts')).containerPortions,
  mp4: async () => (await import('./audio-decode.container.ts')).containerPortions,
}

/** A damaged file gives what could be read before the damage. */
export async function decodeByContent(bytes: Uint8Array<ArrayBuffer>): Promise<Samples16k> {
  const format = sniffAudio(bytes)
  if (format === null) return { ok: false, code: 'undecodable' }
  if (format === 'wav') return fromWav(bytes)
  const decode = await DECODERS[format]()
  return collect(decode(bytes))
}

/** Mono at 16 kHz. */
export function reduceChannels({ channels, sampleRateHz }: Portion): Samples16k {
  const mono = finiteSamples(downmix(channels))
  if (mono.length === 0) return { ok: false, code: 'empty' }
  if (mono.length > MAX_SOUND_SECONDS * sampleRateHz) return { ok: false, code: 'too_long' }
  return {
    ok: true,
    samples16k: resample(mono, sampleRateHz),
    isAntiphase: cancelOut(channels),
  }
}

async function collect(portions: AsyncIterable<Portion>): Promise<Samples16k> {
  const parts: Float32Array[] = []
  let sampleRateHz = 0
  let length = 0
  let cancelled = 0
  try {
    for await (const portion of portions) {
      sampleRateHz ||= portion.sampleRateHz
      // The file is damaged.
      if (portion.sampleRateHz !== sampleRateHz) break
      const mono = downmix(portion.channels)
      parts.push(mono)
      length += mono.length
      if (cancelOut(portion.channels)) cancelled += mono.length
      if (length > MAX_SOUND_SECONDS * sampleRateHz) return { ok: false, code: 'too_long' }
    }
  } catch {
    // What was read before the damage is kept.
  }
  if (length === 0) return { ok: false, code: 'undecodable' }
  const reduced = reduceChannels({ channels: [joined(parts, length)], sampleRateHz })
  return reduced.ok ? { ...reduced, isAntiphase: cancelled > length / 2 } : reduced
}

function fromWav(bytes: Uint8Array): Samples16k {
  const result = decodeWav(bytes, { maxDurationSeconds: MAX_SOUND_SECONDS })
  if (!result.ok) return { ok: false, code: result.code === 'too_long' ? 'too_long' : 'undecodable' }
  return reduceChannels(result.wav)
}
