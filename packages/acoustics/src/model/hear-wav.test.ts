import { describe, expect, it } from 'vitest'
import { encodeWav } from '../wav.ts'
import { hearWav } from './hear-wav.ts'

/** A tone of `samples` at `rateHz` in 16 bits, whose header says `channels`. */
function wavOf(rateHz: number, samples: number, channels = 1): Uint8Array<ArrayBuffer> {
  const tone = Float32Array.from(
    { length: samples },
    (_, n) => 0.3 * Math.sin((2 * Math.PI * 440 * n) / rateHz),
  )
  const bytes = encodeWav(tone, rateHz)
  const view = new DataView(bytes.buffer)
  view.setUint16(22, channels, true)
  view.setUint16(32, 2 * channels, true)
  return bytes
}

const limits = { maxDurationSeconds: 600, listen: null }
describe('the work for a WAV file is bounded', () => {
  it.each([1, 8, 27, 100, 1_000, 3_999, 192_001, 384_000, 48_000_000, 4_294_967_295])(
    'a rate of %d Hz is refused before any of it is done',
    (rateHz) => {
      const bytes = wavOf(rateHz, 16_000)
      expect(hearWav(bytes, limits)).toEqual({ ok: false, code: 'unsupported_format' })
    },
  )

  it.each([9, 512, 65_535])('%d channels are refused', (channels) => {
    expect(hearWav(wavOf(16_000, 131_072, channels), limits)).toEqual({
      ok: false,
      code: 'unsupported_format',
    })
  })

  it.each([4_000, 8_000, 44_100, 192_000])('%d Hz is heard', (rateHz) => {
    expect(hearWav(wavOf(rateHz, rateHz), limits)).toMatchObject({ ok: true, durationSeconds: 1 })
  })
})
