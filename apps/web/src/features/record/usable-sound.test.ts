import { analyzeQuality } from '@tappet/acoustics'
import { atLevel, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { createEnoughMeter, enoughWords, NOTHING_YET } from './usable-sound.ts'

const RATE_HZ = 16_000
const noise = (seconds: number, dbfs: number) => atLevel(pinkNoise(seconds, seededRandom(3)), dbfs)
const quiet = (seconds: number) => noise(seconds, -80)
const loud = (seconds: number) => noise(seconds, -25)

/** Pushes a sound in portions of 50 ms, as the microphone does. */
function heard(...sounds: Float32Array[]) {
  const meter = createEnoughMeter(RATE_HZ)
  let enough = NOTHING_YET
  for (const sound of sounds)
    for (let at = 0; at < sound.length; at += 800) enough = meter.push(sound.subarray(at, at + 800))
  return enough
}

describe('enough to hear', () => {
  it('is what the analysis takes for enough', () => {
    for (const sound of [loud(1.5), loud(2.5), quiet(4), noise(4, -55)])
      expect(heard(sound).isEnough).toBe(analyzeQuality(sound, RATE_HZ).hasValidSegment)
    expect(heard(loud(2.5)).isEnough).toBe(true)
    expect(heard(loud(1.5)).isEnough).toBe(false)
  })
  it('counts the usable seconds, and waits for more of them', () => {
    expect(heard(loud(1))).toEqual({ usableSeconds: 1, isEnough: false })
    expect(heard(quiet(3), loud(1)).usableSeconds).toBeCloseTo(1, 1)
    expect(heard(quiet(60), loud(2.5)).isEnough).toBe(true)
  })
  it('stays once it is there', () => {
    expect(heard(loud(2.5), quiet(60)).isEnough).toBe(true)
  })
  it('says how far it is, or why not', () => {
    const words = (usableSeconds: number, isEnough = false, elapsedMs = 3000) =>
      enoughWords({ usableSeconds, isEnough }, elapsedMs)
    expect(words(0, false, 400)).toContain('Listening')
    expect(words(0)).toContain('Too quiet')
    expect(words(1.2)).toBe('1.2 of 2 seconds that can be used.')
    expect(words(3)).toContain('go closer')
    expect(words(2.4, true)).toContain('Enough')
  })
})
