import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodeFlac } from './flac.ts'

// 2.5 s of a 1 kHz tone at 0.4 of full scale, 16 bits, coded by ffmpeg.
const tone = readFileSync(
  join(import.meta.dirname, '../apps/web/src/platform/sound/audio-decode.samples/tone.flac'),
)

it('reads a FLAC stream at its own rate and level, as whole numbers of 16 bits', async () => {
  const { samples, rateHz } = await decodeFlac(tone)
  expect([samples.length, rateHz]).toEqual([40_000, 16_000])
  expect(Math.max(...samples)).toBeCloseTo(0.4, 3)
  expect(samples.every((value) => Number.isInteger(value * 32_768))).toBe(true)
  // A quarter of a period apart the squares of a tone add up to the square of its level.
  expect(Math.hypot(samples[1_000] ?? 0, samples[1_004] ?? 0)).toBeCloseTo(0.4, 2)
})

// Written by hand after RFC 9639: 4,096 samples of -30,000, 16 bits, one constant subframe.
const constant = Buffer.from(
  'ZkxhQ4AAACIQABAAAAAAAAAAA+gA8AAAEAAAAAAAAAAAAAAAAAAAAAAA//jFCABvAIrQW78=',
  'base64',
)

it('reads a loud stream to the last bit', async () => {
  const { samples } = await decodeFlac(constant)
  expect(new Set(samples)).toEqual(new Set([-30_000 / 32_768]))
})

it.each([
  ['another file', Buffer.alloc(2_000, 7), 'Not a FLAC stream'],
  ['nothing', Buffer.alloc(0), 'Not a FLAC stream'],
  ['half of a stream', tone.subarray(0, tone.length / 2), 'ends too early'],
])('refuses %s', async (_, bytes, reason) => {
  await expect(decodeFlac(bytes)).rejects.toThrow(reason)
})
