import { describe, expect, it } from 'vitest'
import { atLevel, combustion, impacts, mix, pinkNoise, seededRandom, tone } from '../../testing/index.ts'
import { evidenceTable } from '../evidence/evidence.table.ts'
import { EVIDENCE_VERSION } from '../evidence/evidence.ts'
import { type Compared, compareWithNormal } from './compare.ts'
import { ownSpread } from './spread.ts'
import { measureTake, type OwnTake } from './take.ts'
import { takeProblem } from './usable.ts'
import { isNearOwnNormal, ownVerdict } from './verdict.ts'

const SECONDS = 8

/** An idling engine in a yard; each seed is another take of it. */
function engine(seed: number, rpm = 820): Float32Array {
  const random = seededRandom(seed)
  return mix(
    atLevel(combustion(SECONDS, { rpm, cylinders: 4 }, random), -22),
    atLevel(pinkNoise(SECONDS, random), -36),
  )
}
/** The same with a loud tick, `rateHz` a second. */
const ticking = (seed: number, rateHz = 12) =>
  mix(
    engine(seed),
    atLevel(impacts(SECONDS, { rateHz, frequencyHz: 3_200, jitter: 0.02 }, seededRandom(seed + 99)), -24),
  )

const measured = (samples: Float32Array) => measureTake(samples, null)
const references = [1, 2, 3].map((seed) => measured(engine(seed)))
const compare = (take: OwnTake) => compareWithNormal(references, take, ownSpread)
const distanceOf = (compared: Compared) => (compared.kind === 'compared' ? compared.distance : Number.NaN)
const textsOf = (compared: Compared) =>
  compared.kind === 'compared' ? compared.directions.map(({ text }) => text) : []

describe("a car's own normal", () => {
  it('finds another take of the same engine near, and one with a new tick far', () => {
    const same = compare(measured(engine(4)))
    const ticks = compare(measured(ticking(5)))
    expect(same).toMatchObject({ kind: 'compared', isOver: false })
    expect(ticks).toMatchObject({ kind: 'compared', isOver: true })
    expect(distanceOf(ticks)).toBeGreaterThan(1.5 * distanceOf(same))
  })
  it('names the new impulses, their range and their rate', () => {
    const [first = ''] = textsOf(compare(measured(ticking(5)))).filter((text) => text.includes('impulses'))
    expect(first).toMatch(/^new regular impulses from [\d.]+ kHz to [\d.]+ kHz, 12 a second$/)
  })
  it('names a tone that was not there', () => {
    const whistling = mix(engine(6), atLevel(tone(SECONDS, 1_400), -34))
    expect(textsOf(compare(measured(whistling)))).toContainEqual(
      expect.stringMatching(/^a new tone at 1\.4 kHz for \d+ percent of the time$/),
    )
  })
  it('says nothing that tells the microphone rather than the car', () => {
    const names = evidenceTable.filter((row) => 'ofRecorder' in row).map(({ name }) => name.toLowerCase())
    const hissing = mix(engine(7), atLevel(pinkNoise(SECONDS, seededRandom(8)), -24))
    for (const text of textsOf(compare(measured(hissing))))
      expect(names.some((name) => text.startsWith(name))).toBe(false)
  })
  it('compares with three takes and more, measured by one version', () => {
    const take = measured(engine(4))
    expect(compareWithNormal(references.slice(1), take, ownSpread)).toEqual({
      kind: 'not_comparable',
      why: 'too_few',
    })
    expect(compareWithNormal(references, { ...take, version: EVIDENCE_VERSION - 1 }, ownSpread)).toEqual({
      kind: 'not_comparable',
      why: 'other_version',
    })
  })
  it('counts the listener only where all takes were heard by the one that the ruler was made with', () => {
    const odds = ownSpread.listener.map(() => 0)
    const heard = (take: OwnTake, revision: string, value: number) => ({
      ...take,
      listener: { revision, odds: odds.map(() => value) },
    })
    const takes = references.map((take) => heard(take, ownSpread.listenerRevision, 0))
    const take = measured(engine(4))
    const alone = distanceOf(compare(take))
    const far = heard(take, ownSpread.listenerRevision, 20)
    expect(distanceOf(compareWithNormal(takes, far, ownSpread))).toBeCloseTo(0.8 * alone + 0.2 * 4)
    expect(distanceOf(compareWithNormal(takes, heard(take, 'another', 20), ownSpread))).toBeCloseTo(alone)
  })
  it('lets no single measurement decide', () => {
    const take = measured(engine(4))
    const wild = { ...take, values: { ...take.values, pause_share: 1e6 } }
    expect(distanceOf(compare(wild))).toBeLessThan(distanceOf(compare(take)) + 0.6)
  })
})

describe('what takes say together', () => {
  const over: Compared = { kind: 'compared', distance: 9, isOver: true, directions: [] }
  const near: Compared = { kind: 'compared', distance: 0.5, isOver: false, directions: [] }
  const unknown: Compared = { kind: 'not_comparable', why: 'too_few' }
  it('raises an alarm at two takes over the line, never at one', () => {
    expect(ownVerdict([near, near])).toBe('near')
    expect(ownVerdict([over])).toBe('once')
    expect(ownVerdict([over, near])).toBe('once')
    expect(ownVerdict([over, near, over])).toBe('changed')
    expect(ownVerdict([unknown])).toBe('unknown')
  })
  it('says that a car is near its normal again only where two takes were measured so', () => {
    const still = [measured(engine(4)), measured(engine(9))]
    const ill = [measured(ticking(5)), measured(ticking(6))]
    expect(isNearOwnNormal(references, still, ownSpread)).toBe(true)
    expect(isNearOwnNormal(references, ill, ownSpread)).toBe(false)
    expect(isNearOwnNormal(references, still.slice(1), ownSpread)).toBeNull()
    expect(
      isNearOwnNormal(
        references,
        [still[0], ill[0]].flatMap((take) => take ?? []),
        ownSpread,
      ),
    ).toBeNull()
    expect(isNearOwnNormal(references.slice(1), still, ownSpread)).toBeNull()
  })
})

describe('a take that serves', () => {
  const problemOf = (samples: Float32Array) => takeProblem(samples, measured(samples))
  it('is a steady engine, loud enough and not overdriven', () => {
    expect(problemOf(engine(1))).toBeNull()
    expect(problemOf(engine(1).subarray(0, 4 * 16_000))).toBe('too_short')
    expect(problemOf(engine(1).map((sample) => sample / 400))).toBe('too_quiet')
    expect(problemOf(engine(1).map((sample) => Math.max(-1, Math.min(1, 40 * sample))))).toBe('clipped')
    expect(problemOf(atLevel(pinkNoise(SECONDS, seededRandom(3)), -22))).toBe('no_engine')
  })
  it('is not one in which the speed was changed', () => {
    const random = seededRandom(5)
    const revved = combustion(SECONDS, { rpm: (s) => 820 + 90 * s, cylinders: 4 }, random)
    expect(problemOf(mix(atLevel(revved, -22), atLevel(pinkNoise(SECONDS, random), -36)))).toBe('changing')
  })
})
