import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atLevel,
  beltChirp,
  brakeSqueal,
  combustion,
  exhaustDrone,
  gain,
  gate,
  impacts,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
  silence,
  tone,
  whiteNoise,
} from '../../testing/index.ts'
import { lowPass } from '../filters.ts'
import { type EvidenceId, evidenceTable } from './evidence.table.ts'
import { EVIDENCE_VERSION, extractEvidence } from './evidence.ts'

const SECONDS = 6
const noise = (levelDb: number, seed = 9) => atLevel(pinkNoise(SECONDS, seededRandom(seed)), levelDb)
const engine = (rpm = 820, strengths: readonly number[] = []) =>
  atLevel(combustion(SECONDS, { rpm, cylinders: 4, jitter: 0.01, strengths }, seededRandom(10)), -20)
const ticks = (rateHz: number, jitter = 0.01) =>
  atLevel(impacts(SECONDS, { rateHz, frequencyHz: 3_400, jitter }, seededRandom(11)), -30)

const value = (clip: Float32Array, id: EvidenceId) => extractEvidence(clip).measurements[id]?.value ?? null

it('measures the same over its own samples, and leaves them alone unless asked', () => {
  const padded = new Float32Array(SECONDS * 16_000)
  padded.set(mix(engine(), ticks(7)).subarray(0, 64_000), 9_000)
  const own = padded.slice()
  const evidence = extractEvidence(padded)
  expect(padded).toEqual(own)
  expect(extractEvidence(own, {}, own)).toEqual(evidence)
  expect(own).not.toEqual(padded)
})

describe('extractEvidence: what is put in is found', () => {
  it.each([
    ['engine speed', engine(820), 'engine_speed', 820, 0.01],
    ['firing frequency', mix(engine(900), noise(-25)), 'firing_frequency', 30, 0.01],
    ['ticks a second', mix(ticks(11.8), noise(-50)), 'impulse_rate', 11.8, 0.03],
    ['ticks a second over an engine', mix(ticks(7), engine(), noise(-38)), 'impulse_rate', 7, 0.2],
    ['their beat', mix(ticks(13.7), noise(-45)), 'repetition_rate_high', 13.7, 0.02],
    ['a tone', mix(atLevel(tone(SECONDS, 3_140), -35), noise(-30)), 'tone_frequency', 3_140, 0.002],
    [
      'a tone for half the time',
      mix(atLevel(modulate(tone(SECONDS, 2_000), gate(0.5, 0.5)), -30), noise(-40)),
      'tone_duty',
      0.5,
      0.15,
    ],
    [
      'its rise',
      mix(
        atLevel(
          tone(SECONDS, (s) => 1_500 * 1.05 ** s),
          -30,
        ),
        noise(-40),
      ),
      'tone_drift',
      5,
      0.15,
    ],
    [
      'a swing of 60 percent, 4 a second',
      modulate(whiteNoise(SECONDS, seededRandom(12)), (s) => 1 + 0.6 * Math.sin(8 * Math.PI * s)),
      'modulation_2_6',
      0.6,
      0.08,
    ],
    [
      'a swing of 60 percent, 9 a second',
      modulate(whiteNoise(SECONDS, seededRandom(13)), (s) => 1 + 0.6 * Math.sin(18 * Math.PI * s)),
      'modulation_6_12',
      0.6,
      0.08,
    ],
    [
      'a part on a third of the time',
      mix(atLevel(modulate(whiteNoise(SECONDS, seededRandom(14)), gate(0.5, 1 / 3)), -30), noise(-55)),
      'switching_duty',
      1 / 3,
      0.2,
    ],
    [
      'its changes',
      mix(atLevel(modulate(whiteNoise(SECONDS, seededRandom(15)), gate(0.5, 1 / 2)), -30), noise(-55)),
      'switching_rate',
      1,
      0.2,
    ],
    ['a centre of white noise', whiteNoise(SECONDS, seededRandom(16)), 'centroid', 4_000, 0.02],
  ] as const)('%s', (_, clip, id, truth, tolerance) => {
    expect(Math.abs((value(clip, id) ?? Number.NaN) / truth - 1)).toBeLessThan(tolerance)
  })

  it.each([
    ['an exhaust drone', exhaustDrone(SECONDS, 48), 'share_below_312', 0.95, 1],
    ['a drone is steady', mix(exhaustDrone(SECONDS, 48), noise(-20)), 'level_spread', 0, 1],
    ['hiss is flat', whiteNoise(SECONDS, seededRandom(17)), 'flatness', -3, -2],
    [
      'tones are not',
      mix(tone(SECONDS, 1_000), gain(whiteNoise(SECONDS, seededRandom(17)), 0.01)),
      'flatness',
      -60,
      -20,
    ],
    ['noise is no burst', whiteNoise(SECONDS, seededRandom(18)), 'spectral_kurtosis_high', -0.5, 0.5],
    ['a tone is steadier than noise', tone(SECONDS, 3_000), 'spectral_kurtosis_high', -4, -2.5],
    ['ticks are bursts', mix(ticks(5), noise(-60)), 'spectral_kurtosis_high', 6, 40],
    ['ticks at even times', mix(ticks(9, 0.01), noise(-60)), 'impulse_regularity', 0.9, 1],
    ['ticks at uneven times', mix(ticks(9, 0.35), noise(-60)), 'impulse_regularity', 0, 0.6],
    ['ticks of 3.4 kHz start below it', mix(ticks(9), noise(-60)), 'impulse_low_edge', 1_400, 3_400],
    ['and end above it', mix(ticks(9), noise(-60)), 'impulse_high_edge', 3_400, 7_200],
    [
      'a tone that follows the engine',
      mix(
        atLevel(combustion(SECONDS, { rpm: (s) => 800 + 100 * s, cylinders: 4 }, seededRandom(19)), -20),
        atLevel(
          tone(SECONDS, (s) => 1_600 + 200 * s),
          -35,
        ),
      ),
      'tone_follows_engine',
      0.9,
      1,
    ],
    ['an even engine', engine(), 'cycle_unevenness', -0.2, 0.15],
    ['an engine on three cylinders', engine(800, [1, 1, 0.05, 1]), 'cycle_unevenness', 0.2, 2],
    ['belt chirps swing', mix(atLevel(beltChirp(SECONDS, 4), -30), noise(-45)), 'modulation_2_6', 0.4, 2],
    [
      'brake squeal is a tone',
      mix(atLevel(brakeSqueal(SECONDS, 1.5), -30), noise(-40)),
      'tone_prominence',
      25,
      80,
    ],
    ['noise has no rhythm', noise(-20), 'engine_rhythm', 0, 0.3],
    ['an engine has', engine(), 'engine_rhythm', 0.95, 1],
  ] as const)('%s', (_, clip, id, least, most) => {
    const measurement = value(clip, id)
    expect(measurement).toBeGreaterThanOrEqual(least)
    expect(measurement).toBeLessThanOrEqual(most)
  })

  it('draws the firing frequency over time', () => {
    const rpm = (seconds: number) => 800 + 100 * seconds
    const { firingTrack } = extractEvidence(combustion(SECONDS, { rpm, cylinders: 4 }, seededRandom(24)), {
      cylinders: 4,
    })
    const { frequenciesHz = [], firstSeconds = 0, hopSeconds = 0 } = firingTrack ?? {}
    expect(frequenciesHz.length).toBeGreaterThan(20)
    for (const [t, frequencyHz] of frequenciesHz.entries()) {
      expect(Math.abs((30 * frequencyHz) / rpm(firstSeconds + t * hopSeconds) - 1)).toBeLessThan(0.04)
    }
  })

  it('has no tone in noise and no ticks in a drone', () => {
    expect(value(whiteNoise(SECONDS, seededRandom(20)), 'tonal_duty')).toBeLessThan(0.05)
    expect(value(exhaustDrone(SECONDS, 48), 'impulse_rate')).toBeLessThan(0.5)
  })
})

describe('extractEvidence: where', () => {
  const during = (from: number, to: number) => (seconds: number) =>
    seconds >= from && seconds < to ? 1 : 0.001

  it.each([
    ['tone_frequency', mix(modulate(atLevel(tone(SECONDS, 2_500), -25), during(3, 4.5)), noise(-40)), 3, 4.5],
    ['impulse_rate', mix(modulate(ticks(10), during(1, 2.5)), noise(-50)), 1, 2.5],
    ['level_spread', modulate(whiteNoise(SECONDS, seededRandom(21)), (s) => 0.1 + during(2, 4)(s)), 2, 4],
    ['crest_high', mix(modulate(ticks(6), during(4, 5.5)), noise(-50)), 4, 5.5],
  ] as const)('%s marks its stretch', (id, clip, from, to) => {
    const { startSeconds = -9, endSeconds = -9 } = extractEvidence(clip).measurements[id]?.stretch ?? {}
    expect(Math.abs(startSeconds - from)).toBeLessThan(0.45)
    expect(Math.abs(endSeconds - to)).toBeLessThan(0.45)
  })

  it('counts time from the start of the recording, digital silence included', () => {
    const clip = mix(modulate(atLevel(tone(SECONDS, 2_500), -25), during(1, 2)), noise(-40))
    const late = new Float32Array(clip.length + 3 * 16_000)
    late.set(clip, 2 * 16_000)
    const plain = extractEvidence(clip)
    const shifted = extractEvidence(late)
    expect(shifted.measurements.tone_frequency?.stretch?.startSeconds).toBeCloseTo(
      (plain.measurements.tone_frequency?.stretch?.startSeconds ?? 0) + 2,
      5,
    )
    for (const { id } of evidenceTable) {
      expect(shifted.measurements[id]?.value, id).toEqual(plain.measurements[id]?.value)
    }
  })
})

describe('extractEvidence: what it does not depend on', () => {
  const clip = mix(engine(), ticks(13.7), atLevel(brakeSqueal(SECONDS, 1), -45), noise(-38))
  const original = extractEvidence(clip)

  it.each([0.1, 0.37, 2, 4])('a gain of %d changes nothing', (factor) => {
    const changed = extractEvidence(gain(clip, factor))
    for (const { id } of evidenceTable) {
      const before = original.measurements[id]?.value
      const after = changed.measurements[id]?.value
      if (before === undefined || after === undefined) expect(after, id).toBe(before)
      else expect(Math.abs(after - before), id).toBeLessThanOrEqual(1e-3 * Math.max(1, Math.abs(before)))
    }
  })

  it.each([
    ['engine_speed', 5],
    ['impulse_rate', 2],
    ['repetition_rate_high', 0.3],
    ['tone_frequency', 5],
    ['tone_duty', 0.05],
    ['modulation_2_6', 0.02],
    ['modulation_6_12', 0.02],
    ['share_below_312', 0.02],
    ['half_order_share', 0.02],
    ['crest_high', 1.5],
    ['periodicity_high', 0.1],
    ['spectral_kurtosis_low', 0.2],
  ] as const)('a codec that cuts off at 5.5 kHz leaves %s', (id, most) => {
    const cut = extractEvidence(lowPass(clip, 5_500)).measurements[id]?.value ?? Number.NaN
    expect(Math.abs(cut - (original.measurements[id]?.value ?? Number.NaN))).toBeLessThan(most)
  })

  it('the sign of the samples changes nothing', () => {
    const flipped = extractEvidence(gain(clip, -1))
    expect(flipped.measurements).toEqual(original.measurements)
  })

  it('is the same each time, and leaves the samples alone', () => {
    const before = clip.slice()
    expect(extractEvidence(clip)).toEqual(original)
    expect(clip).toEqual(before)
  })
})

describe('extractEvidence: where a recording begins', () => {
  const clip = mix(engine(), ticks(9), noise(-40))
  // A recorder with less gain rounds more of the first quiet samples to zero.
  const startingWith = (zeros: number) => clip.map((sample, n) => (n < zeros ? 0 : sample))

  it.each([1, 9, 37])('%d samples rounded to zero move no measurement', (zeros) => {
    const { measurements } = extractEvidence(startingWith(zeros))
    const usual = extractEvidence(clip).measurements
    for (const { id } of evidenceTable) {
      const [now, then] = [measurements[id]?.value ?? null, usual[id]?.value ?? null]
      expect([id, now === null]).toEqual([id, then === null])
      expect(Math.abs((now ?? 0) - (then ?? 0)), id).toBeLessThan(0.02 * Math.abs(then ?? 0) + 0.003)
    }
  })
})

describe('extractEvidence: any samples', () => {
  const finite = (samples: Float32Array) => {
    const { measurements, engine: hypotheses } = extractEvidence(samples)
    for (const { id } of evidenceTable) {
      const measured = measurements[id]
      if (measured === null) continue
      expect(Number.isFinite(measured.value), id).toBe(true)
      if (measured.stretch === null) continue
      const { startSeconds, endSeconds } = measured.stretch
      expect(startSeconds, id).toBeGreaterThanOrEqual(0)
      expect(endSeconds, id).toBeGreaterThan(startSeconds)
      expect(endSeconds, id).toBeLessThanOrEqual(samples.length / 16_000 + 1e-9)
    }
    for (const { rpm, confidence } of hypotheses)
      expect(Number.isFinite(rpm) && confidence >= 0 && confidence <= 1).toBe(true)
  }
  const square = (length: number) => Float32Array.from({ length }, (_, n) => (n % 64 < 32 ? 1 : -1))

  it.each([
    ['none', new Float32Array(0)],
    ['one', Float32Array.of(1)],
    ['just under the least', tone(0.249, 500)],
    ['the least', tone(0.25, 500)],
    ['half a second', tone(0.5, 500)],
    ['0.81 s of noise', whiteNoise(0.81, seededRandom(22))],
    ['zeros', silence(2)],
    ['DC', new Float32Array(32_000).fill(1)],
    ['one click', Float32Array.from({ length: 32_000 }, (_, n) => (n === 9_000 ? 1 : 0))],
    ['two clicks', Float32Array.from({ length: 32_000 }, (_, n) => (n === 9_000 || n === 25_000 ? 1 : 0))],
    ['a full-scale square wave', square(32_000)],
    ['NaN', new Float32Array(16_000).fill(Number.NaN)],
    [
      'infinities among noise',
      whiteNoise(1, seededRandom(23)).map((x, n) =>
        n % 100 === 0 ? Infinity : n % 101 === 0 ? -Infinity : x,
      ),
    ],
    ['the largest floats', square(16_000).map((x) => x * 3.4e38)],
    ['the smallest floats', square(16_000).map((x) => x * 1e-44)],
  ])('%s', (_, samples) => {
    finite(samples)
  })

  it('made up at random', () => {
    const spread = fc.float32Array({ minLength: 4_000, maxLength: 9_000 })
    fc.assert(fc.property(spread, finite), { numRuns: 8 })
    const stretched = fc.tuple(
      fc.array(fc.float({ min: -1, max: 1 }), { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 1, max: 400 }),
    )
    fc.assert(
      fc.property(stretched, ([steps, hold]) => {
        finite(
          Float32Array.from({ length: 16_000 }, (_, n) => steps[Math.floor(n / hold) % steps.length] ?? 0),
        )
      }),
      { numRuns: 8 },
    )
  })

  it('is null throughout for silence, and said so by version', () => {
    const evidence = extractEvidence(silence(1))
    expect(Object.values(evidence.measurements).every((measured) => measured === null)).toBe(true)
    expect(evidence).toMatchObject({
      version: EVIDENCE_VERSION,
      durationSeconds: 1,
      engine: [],
      firingTrack: null,
    })
  })
})

describe('the evidence table', () => {
  it('has unique ids, and a sentence and a source for each', () => {
    expect(new Set(evidenceTable.map(({ id }) => id)).size).toBe(evidenceTable.length)
    for (const { id, name, meaning, source } of evidenceTable) {
      expect(id).toMatch(/^[a-z][a-z0-9_]*$/)
      expect(name.length * source.length).toBeGreaterThan(0)
      expect(meaning).toMatch(/^[A-Z].*\.$/)
    }
  })
})
