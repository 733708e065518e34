import { ANALYSIS_RATE_HZ, loudestIfCancelled } from './mono.ts'
import { type ChunksProblem, readChunks, type WavChunks } from './wav/chunks.ts'

export type WavErrorCode = ChunksProblem | 'too_long'

export interface DecodedWav {
  sampleRateHz: number
  /** One array per channel, all of one length; full scale is 1 (float files may exceed it). */
  channels: Float32Array[]
  durationSeconds: number
  /** The file ended before the samples its header promised. */
  truncated: boolean
}

export type WavResult = { ok: true; wav: DecodedWav } | { ok: false; code: WavErrorCode }

/**
 * Of a damaged or hostile file: memory is taken for bytes that are present, and not before the duration is within
 * `maxDurationSeconds`.
 */
export function decodeWav(
  bytes: Uint8Array,
  { maxDurationSeconds }: { maxDurationSeconds: number },
): WavResult {
  const chunks = readChunks(bytes)
  if (typeof chunks === 'string') return { ok: false, code: chunks }
  const { sampleRateHz, channelCount, sample, frameBytes } = chunks
  const frameCount = framesIn(chunks)
  const durationSeconds = frameCount / sampleRateHz
  if (frameCount === 0) return { ok: false, code: 'no_samples' }
  if (durationSeconds > maxDurationSeconds) return { ok: false, code: 'too_long' }

  const view = viewOf(chunks)
  const channels = Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frameCount)
    let offset = channel * sample.bytesPerSample
    for (let frame = 0; frame < frameCount; frame++, offset += frameBytes)
      samples[frame] = sample.read(view, offset)
    return samples
  })
  return { ok: true, wav: { sampleRateHz, channels, durationSeconds, truncated: chunks.truncated } }
}

/**
 * The first `maxSeconds`, bit for bit as `finiteSamples(downmix(channels))` of `decodeWav`, without its arrays. Null
 * where `decodeWav` finds no samples.
 */
export function decodeMonoWav(
  bytes: Uint8Array,
  { maxSeconds }: { maxSeconds: number },
): { sampleRateHz: number; samples: Float32Array } | null {
  const chunks = readChunks(bytes)
  if (typeof chunks === 'string') return null
  const { sampleRateHz, channelCount, sample, frameBytes } = chunks
  const frameCount = Math.min(framesIn(chunks), Math.round(maxSeconds * sampleRateHz))
  const view = viewOf(chunks)
  const samples = new Float32Array(frameCount)
  const powers = Array.from({ length: channelCount }, () => 0)
  let meanPower = 0
  for (let frame = 0, offset = 0; frame < frameCount; frame++) {
    // In single precision, as in an array of them.
    let sum = 0
    for (let channel = 0; channel < channelCount; channel++, offset += sample.bytesPerSample) {
      const one = Math.fround(sample.read(view, offset))
      powers[channel] += one ** 2
      sum = Math.fround(sum + one / channelCount)
    }
    meanPower += sum ** 2
    samples[frame] = sum
  }
  const loudest = loudestIfCancelled(meanPower, powers)
  if (loudest !== null) {
    const first = loudest * sample.bytesPerSample
    for (let frame = 0; frame < frameCount; frame++)
      samples[frame] = sample.read(view, first + frame * frameBytes)
  }
  // In place: a minute at 96 kHz is 23 MB.
  for (let frame = 0; frame < frameCount; frame++) if (!Number.isFinite(samples[frame])) samples[frame] = 0
  return { sampleRateHz, samples }
}

export const framesIn = ({ data, frameBytes }: WavChunks): number => Math.floor(data.length / frameBytes)
const viewOf = ({ data }: WavChunks) => new DataView(data.buffer, data.byteOffset, data.byteLength)

const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const FULL_SCALE = 2 ** 15

/**
 * Mono PCM16, 16 kHz unless told. Beyond full scale saturates; not finite becomes silence. No dither: a microphone's
 * noise lies far above one step (-90 dBFS), and the same clip must give the same bytes.
 */
export function encodeWav(
  samples: Float32Array,
  sampleRateHz: number = ANALYSIS_RATE_HZ,
): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * BYTES_PER_SAMPLE
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  writeMark(view, 0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  writeMark(view, 8, 'WAVE')
  writeMark(view, 12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  writeMark(view, 36, 'data')
  view.setUint32(40, dataBytes, true)
  for (let n = 0; n < samples.length; n++) {
    const step = Math.round(samples[n] * FULL_SCALE)
    const saturated = Math.min(FULL_SCALE - 1, Math.max(-FULL_SCALE, step))
    view.setInt16(HEADER_BYTES + n * BYTES_PER_SAMPLE, Number.isFinite(samples[n]) ? saturated : 0, true)
  }
  return new Uint8Array(view.buffer)
}

function writeMark(view: DataView, offset: number, mark: string) {
  for (let n = 0; n < 4; n++) view.setUint8(offset + n, mark.charCodeAt(n))
}
