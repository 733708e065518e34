import { tone } from '@tappet/acoustics/testing'
import { expect, it } from 'vitest'
import { createLiveMeter, LIVE_COLUMNS, levelOf } from './live-sound.ts'
import { pictureOf } from './picture.ts'

it('reads the level of a portion from silence to full scale [REC-019]', () => {
  expect(levelOf(new Float32Array(800))).toBe(0)
  expect(levelOf(new Float32Array(0))).toBe(0)
  expect(levelOf(new Float32Array(800).fill(1))).toBe(1)
  expect(levelOf(new Float32Array(800).fill(10 ** (-38.5 / 20)))).toBeCloseTo(0.5, 3)
  expect(levelOf(Float32Array.of(Number.NaN, 1))).toBeGreaterThan(0.9)
})

it('lets the level fall slowly, and keeps the last six seconds as a picture', () => {
  const meter = createLiveMeter(16_000)
  const loud = meter.push(new Float32Array(800).fill(1)).level
  const falling = meter.push(new Float32Array(800)).level
  expect(falling).toBeLessThan(loud)
  expect(falling).toBeGreaterThan(loud / 2)
  expect(meter.push(new Float32Array(16_000 * 30)).columns).toHaveLength(LIVE_COLUMNS)
})

it('draws the same picture at 48 kHz as at 16', () => {
  const loudest = (rateHz: number) => {
    const meter = createLiveMeter(rateHz)
    const { columns } = meter.push(
      Float32Array.from({ length: rateHz }, (_, n) => Math.sin((2 * Math.PI * 1000 * n) / rateHz)),
    )
    const column = columns[20] ?? []
    return [...column].indexOf(Math.max(...column))
  }
  expect(loudest(48_000)).toBe(loudest(16_000))
})

it('draws a whole take in at most 600 columns, however long it is', () => {
  expect(pictureOf(tone(2, 1000)).columns.length).toBeGreaterThan(150)
  const long = pictureOf(new Float32Array(16_000 * 600))
  expect(long.columns).toHaveLength(600)
  expect(pictureOf(new Float32Array(0)).columns).toEqual([])
})
