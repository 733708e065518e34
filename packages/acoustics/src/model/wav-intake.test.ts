import { describe, expect, it } from 'vitest'
import { atLevel, combustion, mix, pinkNoise, seededRandom } from '../../testing/index.ts'
import { downmix } from '../mono.ts'
import { decodeWav, encodeWav } from '../wav.ts'
import { hearWav } from './hear-wav.ts'
import { createWavIntake } from './wav-intake.ts'

const random = seededRandom(7)
const engine = (seconds: number) =>
  mix(
    atLevel(combustion(seconds, { rpm: 820, cylinders: 4 }, random), -20),
    atLevel(pinkNoise(seconds, random), -38),
  )

/** The whole file through pieces of many lengths. */
function taken(file: Uint8Array, wholeUpToBytes = 0) {
  const intake = createWavIntake({ wholeUpToBytes })
  for (let at = 0; at < file.length; ) {
    const end = at + 1 + Math.floor(random() * 9_000)
    intake.push(file.subarray(at, end))
    at = end
  }
  return intake.finish()
}

/** Before the samples, a chunk of the recorder's own; after them another. */
function withChunks(file: Uint8Array, bytes: number): Uint8Array {
  const chunk = new Uint8Array(8 + bytes)
  chunk.set(new TextEncoder().encode('LIST'))
  new DataView(chunk.buffer).setUint32(4, bytes, true)
  return Uint8Array.from([...file.subarray(0, 36), ...chunk, ...file.subarray(36), ...chunk])
}

const limits = { maxDurationSeconds: 600, listen: null }
const minute = engine(61)
const long = encodeWav(minute)
const stereo = stereoOf(minute.subarray(0, 4_500), minute.subarray(4_500, 9_000))

describe('a WAV file that arrives in pieces', () => {
  it.each([
    ['longer than is listened to', long],
    ['short', long.subarray(0, 90_001)],
    ['of two channels', stereo],
    ['with other chunks around the samples', withChunks(encodeWav(minute.subarray(0, 16_000)), 50_000)],
  ])('is heard as the whole file, bit for bit: %s', (_, file) => {
    const whole = hearWav(file, limits)
    const pieces = taken(file)
    if (!pieces.ok || !whole.ok) throw new Error('not heard')
    const { durationSeconds, ...hearing } = whole
    expect(hearWav(pieces.wav, limits)).toMatchObject(hearing)
    expect(pieces.durationSeconds).toBe(durationSeconds)
  })

  it('stays in memory for the first minute alone', () => {
    const pieces = taken(long)
    expect(pieces).toMatchObject({ ok: true, isWhole: false, durationSeconds: 61 })
    expect(pieces.ok && pieces.wav.length).toBe(44 + 60 * 32_000)
  })

  it('stays whole where it is small enough to be kept', () => {
    const pieces = taken(long, long.length)
    expect(pieces).toMatchObject({ ok: true, isWhole: true })
    expect(pieces.ok && pieces.wav).toEqual(long)
  })

  it.each([
    ['not a WAV', new TextEncoder().encode('not a WAV file at all')],
    ['nothing', new Uint8Array(0)],
    ['without samples', long.subarray(0, 44)],
    ['of a rate that nobody records', encodeWav(minute.subarray(0, 9_000), 1_000)],
  ])('is refused as the whole file: %s', (_, file) => {
    expect(taken(file)).toEqual(hearWav(file, limits))
  })
})

describe('a WAV file of two channels is heard as by way of an array for each', () => {
  const clip = minute.subarray(0, 9_000)
  const quieter = clip.map((sample) => -0.9 * sample)
  it.each([
    ['each its own sound', clip, minute.subarray(9_000, 18_000)],
    ['the second wired the wrong way round', clip, quieter],
    ['the first wired the wrong way round', quieter, clip],
  ])('%s', (_, first, second) => {
    const file = stereoOf(first, second)
    const decoded = decodeWav(file, limits)
    if (!decoded.ok) throw new Error('not decoded')
    const mono = downmix(decoded.wav.channels)
    expect(hearWav(file, limits)).toMatchObject({ ok: true, durationSeconds: clip.length / 8_000 })
    expect(hearWav(file, limits)).toEqual(hearWav(floatWav(mono, 8_000), limits))
  })
})

function stereoOf(first: Float32Array, second: Float32Array): Uint8Array {
  const both = new Float32Array(2 * first.length)
  for (const [n, sample] of first.entries()) both.set([sample, second[n] ?? 0], 2 * n)
  const file = encodeWav(both, 8_000)
  new DataView(file.buffer).setUint16(22, 2, true)
  new DataView(file.buffer).setUint16(32, 4, true)
  return file
}

/** 32-bit float, one channel. */
function floatWav(samples: Float32Array, rateHz: number): Uint8Array {
  const bytes = new Uint8Array(44 + 4 * samples.length)
  bytes.set(encodeWav(new Float32Array(0), rateHz))
  const view = new DataView(bytes.buffer)
  view.setUint16(20, 3, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 32, true)
  view.setUint32(40, 4 * samples.length, true)
  for (let n = 0; n < samples.length; n++) view.setFloat32(44 + 4 * n, samples[n] ?? 0, true)
  return bytes
}
