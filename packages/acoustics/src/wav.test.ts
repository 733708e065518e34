import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWav, encodeWav } from './wav.ts'

const anyLength = { maxDurationSeconds: 1e9 }

interface Parts {
  riff: string
  riffSize?: number
  tag: number
  bits: number
  channelCount: number
  sampleRateHz: number
  extensible: boolean
  before: number[]
  data: number[]
  dataSize?: number
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, n) => Math.floor(value / 256 ** n) % 256)
const chunk = (id: string, bytes: number[], size = bytes.length) => [
  ...ascii(id),
  ...little(size, 4),
  ...bytes,
]
const GUID_TAIL = [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]

function file(changes: Partial<Parts>): Uint8Array {
  const parts: Parts = {
    riff: 'RIFF',
    tag: 1,
    bits: 16,
    channelCount: 1,
    sampleRateHz: 44_100,
    extensible: false,
    before: [],
    data: [],
    ...changes,
  }
  const { tag, bits, channelCount, sampleRateHz } = parts
  const frameBytes = channelCount * Math.ceil(bits / 8)
  const format = [
    ...little(parts.extensible ? 0xfffe : tag, 2),
    ...little(channelCount, 2),
    ...little(sampleRateHz, 4),
    ...little(sampleRateHz * frameBytes, 4),
    ...little(frameBytes, 2),
    ...little(bits, 2),
    ...(parts.extensible
      ? [...little(22, 2), ...little(bits, 2), ...little(0, 4), ...little(tag, 2), ...GUID_TAIL]
      : []),
  ]
  const body = [
    ...ascii('WAVE'),
    ...parts.before,
    ...chunk('fmt ', format),
    ...chunk('data', parts.data, parts.dataSize),
  ]
  return Uint8Array.from([...ascii(parts.riff), ...little(parts.riffSize ?? body.length, 4), ...body])
}

function float(values: number[], bytes: 4 | 8): number[] {
  const view = new DataView(new ArrayBuffer(values.length * bytes))
  for (const [n, value] of values.entries()) {
    if (bytes === 4) view.setFloat32(n * 4, value, true)
    else view.setFloat64(n * 8, value, true)
  }
  return [...new Uint8Array(view.buffer)]
}

function decoded(bytes: Uint8Array) {
  const result = decodeWav(bytes, anyLength)
  if (!result.ok) throw new Error(result.code)
  return result.wav
}

describe('decodeWav', () => {
  it.each([
    ['8-bit PCM', { bits: 8, data: [0, 128, 192] }, [-1, 0, 0.5]],
    ['16-bit PCM', { bits: 16, data: [0, 0x80, 0, 0, 0, 0x40] }, [-1, 0, 0.5]],
    ['24-bit PCM', { bits: 24, data: [0, 0, 0x80, 0, 0, 0, 0, 0, 0x40] }, [-1, 0, 0.5]],
    ['20-bit PCM in 24', { bits: 20, data: [0, 0, 0x80, 0, 0, 0, 0, 0, 0x40] }, [-1, 0, 0.5]],
    ['32-bit PCM', { bits: 32, data: [0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0x40] }, [-1, 0, 0.5]],
    ['32-bit float', { tag: 3, bits: 32, data: float([-1, 0, 0.5], 4) }, [-1, 0, 0.5]],
    ['64-bit float', { tag: 3, bits: 64, data: float([-1, 0, 0.5], 8) }, [-1, 0, 0.5]],
    ['extensible PCM', { extensible: true, data: [0, 0x80, 0, 0x40] }, [-1, 0.5]],
    ['extensible float', { extensible: true, tag: 3, bits: 32, data: float([0.25], 4) }, [0.25]],
    ['float that is not finite', { tag: 3, bits: 32, data: float([Number.NaN, Infinity, 1], 4) }, [0, 0, 1]],
  ])('reads %s', (_, parts, samples) => {
    expect([...(decoded(file(parts)).channels[0] ?? [])]).toEqual(samples)
  })

  it('separates any number of channels', () => {
    const frames = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const { channels } = decoded(file({ channelCount: 5, bits: 8, data: frames }))
    expect(channels.map((channel) => [...channel].map((sample) => sample * 128 + 128))).toEqual([
      [1, 6],
      [2, 7],
      [3, 8],
      [4, 9],
      [5, 10],
    ])
  })

  it('skips unknown chunks and the padding of odd ones', () => {
    const before = [...chunk('LIST', [1, 2, 3]), 0, ...chunk('junk', [])]
    expect(decoded(file({ before, data: [0, 0x40] })).channels[0]?.[0]).toBe(0.5)
  })

  it('keeps the rate and the duration', () => {
    const wav = decoded(file({ sampleRateHz: 11_127, bits: 8, data: Array(11_127).fill(128) }))
    expect(wav).toMatchObject({ sampleRateHz: 11_127, durationSeconds: 1, truncated: false })
  })

  it.each([
    ['more than is there', { dataSize: 4e9 }, true],
    ['all ones (a pipe)', { dataSize: 0xffffffff }, false],
    ['0 in a file never finished', { dataSize: 0, riffSize: 0 }, false],
    ['all ones in RF64, the truth in ds64', { riff: 'RF64', dataSize: 0xffffffff, before: ds64(2) }, false],
    ['a lie in ds64', { riff: 'RF64', dataSize: 0xffffffff, before: ds64(2 ** 50) }, true],
  ])('takes the samples present when the size says %s', (_, parts, truncated) => {
    const wav = decoded(file({ ...parts, data: [0, 0x40] }))
    expect(wav.truncated).toBe(truncated)
    expect([...(wav.channels[0] ?? [])]).toEqual([0.5])
  })

  it('drops the last frame when it is not whole', () => {
    expect(decoded(file({ data: [0, 0x40, 0] })).channels[0]).toHaveLength(1)
  })

  it('reads a file that lies inside a larger buffer', () => {
    const inner = file({ data: [0, 0x40] })
    const outer = new Uint8Array(inner.length + 7)
    outer.set(inner, 3)
    expect(decoded(outer.subarray(3, 3 + inner.length)).channels[0]?.[0]).toBe(0.5)
  })

  it.each([
    ['nothing', new Uint8Array(0), 'not_a_wav'],
    ['text', Uint8Array.from(ascii('RIFFxxxxAVI and more')), 'not_a_wav'],
    [
      'a data chunk before any format',
      Uint8Array.from([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WAVE'), ...chunk('data', [0, 0])]),
      'not_a_wav',
    ],
    ['mu-law', file({ tag: 7, bits: 8, data: [1] }), 'unsupported_format'],
    ['no channels', file({ channelCount: 0, data: [1] }), 'unsupported_format'],
    ['a rate of 0', file({ sampleRateHz: 0, data: [1, 1] }), 'unsupported_format'],
    ['float of 16 bits', file({ tag: 3, data: [1, 1] }), 'unsupported_format'],
    ['an empty data chunk', file({ data: [] }), 'no_samples'],
    ['half a frame', file({ data: [1] }), 'no_samples'],
  ])('refuses %s', (_, bytes, code) => {
    expect(decodeWav(bytes, anyLength)).toEqual({ ok: false, code })
  })

  it('refuses a clip beyond the limit, one at a rate of 1 Hz included', () => {
    const second = { bits: 8, sampleRateHz: 100, data: Array(100).fill(0) }
    expect(decodeWav(file(second), { maxDurationSeconds: 1 }).ok).toBe(true)
    expect(decodeWav(file({ ...second, data: Array(101).fill(0) }), { maxDurationSeconds: 1 })).toEqual({
      ok: false,
      code: 'too_long',
    })
    expect(decodeWav(file({ ...second, sampleRateHz: 1 }), { maxDurationSeconds: 60 })).toEqual({
      ok: false,
      code: 'too_long',
    })
  })

  it('answers for any bytes, and with no more samples than there are bytes', () => {
    const start = file({ data: [0, 0x40, 1, 2, 3, 4] })
    const damage = fc.array(fc.tuple(fc.nat(start.length - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(damage, fc.nat(start.length), (changes, length) => {
        const bytes = start.slice(0, length)
        for (const [at, value] of changes) if (at < length) bytes[at] = value
        const result = decodeWav(bytes, anyLength)
        const decodedSamples = result.ok
          ? result.wav.channels.reduce((sum, channel) => sum + channel.length, 0)
          : 0
        expect(decodedSamples).toBeLessThanOrEqual(bytes.length)
      }),
      { numRuns: 500 },
    )
  })
})

function ds64(dataSize: number) {
  return chunk('ds64', [...little(0, 8), ...little(dataSize, 8), ...little(0, 8), ...little(0, 4)])
}

describe('encodeWav', () => {
  it('comes back within half a step', () => {
    fc.assert(
      fc.property(
        fc.float32Array({ min: -1, max: Math.fround(0.9999), noNaN: true, minLength: 1 }),
        (samples) => {
          const wav = decoded(encodeWav(samples))
          expect(wav.sampleRateHz).toBe(16_000)
          expect(wav.channels).toHaveLength(1)
          samples.forEach((sample, n) => {
            expect(Math.abs((wav.channels[0]?.[n] ?? 9) - sample)).toBeLessThanOrEqual(0.5 / 32_768)
          })
        },
      ),
    )
  })

  it('saturates, and writes what is not a number as silence', () => {
    const wav = decoded(encodeWav(Float32Array.of(2, -2, 1, Number.NaN, Infinity, -Infinity)))
    expect([...(wav.channels[0] ?? [])]).toEqual([32_767 / 32_768, -1, 32_767 / 32_768, 0, 0, 0])
  })
})
