import { readFileSync } from 'node:fs'
import { encodeWav } from '@tappet/acoustics'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodeByContent, reduceChannels } from './audio-decode.formats.ts'

/* Each sample is 2.5 seconds of a 1 kHz tone at 0.4 of full scale, coded by ffmpeg. */
const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./audio-decode.samples/${name}`, import.meta.url)))

const RATE_HZ = 16_000

// The decoders log what is wrong with a file; the result says enough.
const { warn, error } = console
beforeEach(() => {
  console.warn = () => undefined
  console.error = () => undefined
})
afterEach(() => {
  Object.assign(console, { warn, error })
})

/** Share of the power at 1 kHz (Goertzel over whole periods). */
function toneShare(samples: Float32Array): number {
  let sine = 0
  let cosine = 0
  let squares = 0
  for (const [n, value] of samples.entries()) {
    const phase = (2 * Math.PI * 1000 * n) / RATE_HZ
    sine += value * Math.sin(phase)
    cosine += value * Math.cos(phase)
    squares += value * value
  }
  return (2 * (sine * sine + cosine * cosine)) / (samples.length * squares)
}

describe('decodeByContent', () => {
  it.each(['tone.amr', 'wide.amr', 'amr.3gp', 'wide.3gp', 'tone.opus', 'vorbis.ogg'])(
    'reads %s as the tone it is',
    async (name) => {
      const result = await decodeByContent(sample(name))
      if (!result.ok) throw new Error(result.code)
      expect(result.samples16k.length / RATE_HZ).toBeGreaterThan(2.4)
      expect(result.samples16k.length / RATE_HZ).toBeLessThan(2.6)
      expect(toneShare(result.samples16k.subarray(8_000, 32_000))).toBeGreaterThan(0.9)
    },
  )
  it('hears one of two channels that cancel out, and says so', async () => {
    const tone = new Float32Array(RATE_HZ).map((_, n) => 0.4 * Math.sin((2 * Math.PI * 1000 * n) / RATE_HZ))
    const stereo = (right: number) =>
      reduceChannels({ channels: [tone, tone.map((value) => right * value)], sampleRateHz: RATE_HZ })
    const reversed = stereo(-1)
    expect(reversed).toMatchObject({ ok: true, isAntiphase: true })
    expect(reversed.ok && toneShare(reversed.samples16k)).toBeGreaterThan(0.99)
    expect(stereo(1)).toMatchObject({ ok: true, isAntiphase: false })
  })
  it('reads a truncated WAV up to its end', async () => {
    const wav = encodeWav(new Float32Array(RATE_HZ).fill(0.25))
    const result = await decodeByContent(wav.slice(0, wav.length / 2))
    expect(result.ok && result.samples16k.length).toBe(RATE_HZ / 2 - 11)
  })
  it('refuses an unknown codec', async () => {
    expect(await decodeByContent(sample('tone.m4a'))).toEqual({ ok: false, code: 'undecodable' })
  })
  it('refuses what is not sound', async () => {
    for (const text of ['', 'a letter', '#!AMR\n', '#!AMR-WB\n', 'OggS', 'RIFF1234WAVE', '????ftyp3gp4']) {
      expect(await decodeByContent(new TextEncoder().encode(text)), text).toEqual({
        ok: false,
        code: 'undecodable',
      })
    }
  })
  it('stops at ten minutes, however small the file is', async () => {
    // Frames that say "nothing was sent": one byte for 20 ms.
    const silence = new Uint8Array(6 + 31_000).fill(0x7c)
    silence.set(new TextEncoder().encode('#!AMR\n'))
    expect(await decodeByContent(silence)).toEqual({ ok: false, code: 'too_long' })
    const slow = encodeWav(new Float32Array(700), 1)
    expect(await decodeByContent(slow)).toEqual({ ok: false, code: 'too_long' })
  })
})

describe('a damaged file', () => {
  it.each(['tone.amr', 'wide.3gp', 'tone.opus', 'vorbis.ogg'])(
    'never makes more than an answer of %s',
    async (name) => {
      const whole = sample(name)
      for (let round = 0; round < 12; round++) {
        const damaged = whole.slice(0, whole.length - ((round * 97) % (whole.length - 64)))
        for (let hit = 0; hit < round; hit++) {
          const at = (hit * 7919 + round * 104_729) % damaged.length
          damaged[at] = (damaged[at] ?? 0) ^ (1 << (hit % 8))
        }
        const result = await decodeByContent(damaged)
        if (result.ok) expect(result.samples16k.every(Number.isFinite)).toBe(true)
        else expect(['undecodable', 'empty', 'too_long']).toContain(result.code)
      }
    },
  )
})

describe('reduceChannels', () => {
  it('gives finite 16 kHz mono', () => {
    const leftChannel = new Float32Array(48_000).fill(0.5)
    const right = new Float32Array(48_000).fill(Number.NaN)
    const result = reduceChannels({ channels: [leftChannel, right], sampleRateHz: 48_000 })
    if (!result.ok) throw new Error(result.code)
    expect(result.samples16k).toHaveLength(RATE_HZ)
    expect(result.samples16k.every(Number.isFinite)).toBe(true)
  })
  it('refuses an empty sound and more than ten minutes', () => {
    expect(reduceChannels({ channels: [], sampleRateHz: 8_000 })).toEqual({ ok: false, code: 'empty' })
    const long = new Float32Array(601 * 100)
    expect(reduceChannels({ channels: [long], sampleRateHz: 100 })).toEqual({ ok: false, code: 'too_long' })
  })
})
