import { describe, expect, it } from 'vitest'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom, tone } from '../../testing/index.ts'
import { changesBetween } from './change.ts'

const SECONDS = 6

function engine(seed: number, rpm = 820): Float32Array {
  const random = seededRandom(seed)
  return mix(
    atLevel(combustion(SECONDS, { rpm, cylinders: 4 }, random), -22),
    atLevel(pinkNoise(SECONDS, random), -36),
  )
}
const knocking = (engineSound: Float32Array, rateHz: number) =>
  mix(engineSound, atLevel(impacts(SECONDS, { rateHz, frequencyHz: 3_000 }, seededRandom(5)), -26))
const kinds = (...takes: Parameters<typeof changesBetween>) =>
  changesBetween(...takes).map(({ kind }) => kind)

describe('two takes with one thing changed in between', () => {
  it('are unchanged where only the take is another', () => {
    expect(kinds(engine(1), engine(2))).toEqual(['unchanged'])
  })
  it('tell knocks that come and go, with their rate', () => {
    const [change] = changesBetween(engine(1), knocking(engine(2), 12))
    expect(change?.kind).toBe('new_impulses')
    expect(change?.text).toMatch(/12 a second$/)
    expect(kinds(knocking(engine(2), 12), engine(1))).toContain('impulses_gone')
  })
  it('tell a tone that comes, and one that goes', () => {
    const whistling = mix(engine(2), atLevel(tone(SECONDS, 1_900), -32))
    expect(changesBetween(engine(1), whistling)).toContainEqual({
      kind: 'new_tone',
      text: 'a tone at 1.9 kHz that was not there',
    })
    expect(kinds(whistling, engine(1))).toContain('tone_gone')
  })
  it('tell what rises with the engine, whose speeds an adapter reads', () => {
    const speeds = { before: 820, after: 1_640 }
    const whining = (rpm: number) => mix(engine(3, rpm), atLevel(tone(SECONDS, (rpm / 60) * 90), -30))
    expect(kinds(whining(820), whining(1_640), speeds)).toContain('tone_follows')
    const steady = (rpm: number) => mix(engine(3, rpm), atLevel(tone(SECONDS, 1_230), -30))
    expect(kinds(steady(820), steady(1_640), speeds)).not.toContain('tone_follows')
    expect(kinds(knocking(engine(1), 13.7), knocking(engine(2, 1_640), 27.3), speeds)).toContain(
      'impulses_follow',
    )
  })
  it('answer for silence and for nothing', () => {
    const nothing = new Float32Array(0)
    expect(kinds(nothing, nothing)).toEqual(['unchanged'])
    expect(kinds(new Float32Array(16_000), engine(1))).not.toContain('tone_gone')
  })
})
