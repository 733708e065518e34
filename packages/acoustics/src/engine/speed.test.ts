import { describe, expect, it } from 'vitest'
import {
  atLevel,
  bandNoise,
  combustion,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
  silence,
  tone,
  whiteNoise,
} from '../../testing/index.ts'
import { bandEnvelope } from '../envelope.ts'
import { highPass } from '../filters.ts'
import { median } from '../statistics.ts'
import { lowBandOf } from './low-band.ts'
import { betweenFiringShare, lineShare, orderSpectrum } from './orders.ts'
import { type EngineSpeedOptions, estimateEngineSpeed } from './speed.ts'

function estimate(clip: Float32Array, options?: EngineSpeedOptions) {
  const samples = atLevel(clip, 0)
  const envelopes = [bandEnvelope(samples, 300, 2_000), bandEnvelope(samples, 2_000, 6_000)]
  return estimateEngineSpeed(lowBandOf(samples), envelopes, options)
}

function engine(cylinders: number, rpm: number, noiseDb: number, strengths: readonly number[] = []) {
  const random = seededRandom(cylinders * rpm)
  const firing = combustion(6, { rpm, cylinders, jitter: 0.02, strengths }, random)
  return mix(atLevel(firing, 0), atLevel(pinkNoise(6, random), noiseDb))
}

const cases = [
  [3, 900],
  [4, 650],
  [4, 800],
  [4, 1_000],
  [4, 1_500],
  [4, 2_500],
  [4, 5_000],
  [6, 700],
  [8, 650],
] as const

describe('estimateEngineSpeed', () => {
  it.each(cases)(
    'hears the firing of %i cylinders at %i rpm as loud as the noise around it',
    (cylinders, rpm) => {
      const speed = estimate(engine(cylinders, rpm, 0))
      expect(median(speed?.firingTrackHz ?? []) / ((cylinders * rpm) / 120)).toBeCloseTo(1, 1.5)
      expect(speed?.firingConfidence).toBeGreaterThan(0.9)
    },
  )

  it.each(cases)('hears %i cylinders at %i rpm when everything below 150 Hz is lost', (cylinders, rpm) => {
    const speed = estimate(highPass(engine(cylinders, rpm, -3), 150))
    expect(median(speed?.firingTrackHz ?? []) / ((cylinders * rpm) / 120)).toBeCloseTo(1, 1.5)
  })

  it.each(cases)('says the speed when the cylinders are known: %i at %i rpm', (cylinders, rpm) => {
    const [likeliest] = estimate(engine(cylinders, rpm, 0), { cylinders })?.hypotheses ?? []
    expect(likeliest?.cylinders).toBe(cylinders)
    expect((likeliest?.rpm ?? 0) / rpm).toBeCloseTo(1, 1.5)
  })

  it('offers the true reading among its hypotheses when the cylinders are not known', () => {
    for (const [cylinders, rpm] of cases.filter(([, rpm]) => rpm <= 1_000)) {
      const hypotheses = estimate(engine(cylinders, rpm, -6))?.hypotheses ?? []
      expect(
        hypotheses.some(
          (reading) => reading.cylinders === cylinders && Math.abs(reading.rpm / rpm - 1) < 0.02,
        ),
        `${cylinders} cylinders at ${rpm}`,
      ).toBe(true)
    }
  })

  it('follows a speed that rises', () => {
    const rpm = (seconds: number) => 900 + 150 * seconds
    const speed = estimate(combustion(6, { rpm, cylinders: 4 }, seededRandom(5)))
    const { firingTrackHz = new Float64Array(0), firstSeconds = 0, hopSeconds = 0 } = speed ?? {}
    firingTrackHz.forEach((frequencyHz, t) => {
      expect(Math.abs(frequencyHz / (rpm(firstSeconds + t * hopSeconds) / 30) - 1)).toBeLessThan(0.04)
    })
    expect(firingTrackHz.length).toBeGreaterThan(20)
  })

  it.each([
    ['white noise', whiteNoise(6, seededRandom(1))],
    ['pink noise', pinkNoise(6, seededRandom(2))],
    ['noise in a band', bandNoise(6, 300, 3_000, seededRandom(3))],
    ['one steady tone', tone(6, 700)],
    ['noise that swings slowly', modulate(pinkNoise(6, seededRandom(4)), (s) => 1 + 0.5 * Math.sin(10 * s))],
  ])('trusts no rhythm in %s', (_, clip) => {
    expect(estimate(clip)?.firingConfidence).toBeLessThan(0.5)
  })

  it('never claims more for the speed than for the rhythm', () => {
    const speed = estimate(engine(4, 800, 3))
    const sum = (speed?.hypotheses ?? []).reduce((total, { confidence }) => total + confidence, 0)
    expect(sum).toBeLessThanOrEqual((speed?.firingConfidence ?? 0) + 1e-9)
  })

  it.each([
    ['nothing', silence(0)],
    ['0.4 s', tone(0.4, 100)],
    ['silence', silence(3)],
  ])('has no answer for %s', (_, clip) => {
    expect(estimate(clip)).toBeNull()
  })
})

describe('orderSpectrum', () => {
  const orders = (strengths: readonly number[], rpm: number | ((s: number) => number) = 800) => {
    const clip = atLevel(combustion(8, { rpm, cylinders: 4, strengths, jitter: 0.005 }, seededRandom(6)), 0)
    const speed = estimate(clip, { cylinders: 4 })
    return speed && orderSpectrum(lowBandOf(clip), speed)
  }

  it('finds power between the firing orders when a cylinder is dead', () => {
    const even = orders([])
    const dead = orders([1, 1, 0.2, 1])
    expect(even && betweenFiringShare(even)).toBeLessThan(0.02)
    expect(dead && betweenFiringShare(dead)).toBeGreaterThan(0.05)
  })

  it('keeps an engine on its lines while the speed wanders', () => {
    const wandering = orders([], (s) => 850 + 60 * Math.sin(0.8 * s))
    expect(wandering && lineShare(wandering)).toBeGreaterThan(0.6)
  })

  it('takes no noise between the orders for an engine’s lines', () => {
    const random = seededRandom(8)
    const running = combustion(8, { rpm: 800, cylinders: 4, jitter: 0.005 }, random)
    const speed = estimate(running, { cylinders: 4 })
    const noise = speed && orderSpectrum(lowBandOf(atLevel(whiteNoise(8, random), 0)), speed)
    expect(noise && lineShare(noise)).toBeLessThan(0.2)
  })

  it('needs eight engine cycles', () => {
    const clip = atLevel(combustion(1, { rpm: 700, cylinders: 4 }, seededRandom(7)), 0)
    const speed = estimate(clip, { cylinders: 4 })
    expect(speed && orderSpectrum(lowBandOf(clip), speed)).toBeNull()
  })
})
