import { describe, expect, it } from 'vitest'
import {
  atLevel,
  bandNoise,
  combustion,
  impacts,
  mix,
  noCars,
  seededRandom,
  silence,
} from '../../testing/index.ts'
import { carScoreOf } from './car-score.ts'
import { hearAllClasses, hearCarClasses } from './index.ts'
import weights from './weights.data.json' with { type: 'json' }
import { readLayers } from './weights.ts'

const random = seededRandom(5)
const engine = mix(
  atLevel(combustion(4, { rpm: 850, cylinders: 4 }, random), -20),
  atLevel(impacts(4, { rateHz: 7, frequencyHz: 3_000, jitter: 0.2 }, random), -32),
  atLevel(bandNoise(4, 80, 3_000, random), -28),
)

function hearCar(samples: Float32Array): number | null {
  const odds = hearAllClasses(samples)
  return odds && carScoreOf(odds)
}

describe('the listener', () => {
  const ofEngine = hearCar(engine) ?? -9

  it.each(['white noise', '50 Hz hum', 'a steady tone', 'three tones', 'music', 'a clipped tone'])(
    'takes an engine for a car rather than %s',
    (name) => {
      expect(ofEngine).toBeGreaterThan((hearCar(noCars[name]?.(4, seededRandom(3)) ?? silence(1)) ?? 9) + 0.5)
    },
  )

  it('says the same whatever the gain', () => {
    expect(hearCar(engine.map((sample) => sample / 4))).toBeCloseTo(ofEngine, 1)
  })

  it('tells all its classes, those of cars among them', () => {
    const all = hearAllClasses(engine)
    expect([all?.length, hearAllClasses(silence(4))]).toEqual([521, null])
    // AudioSet's vehicle and idling engine, the first and the last but one of the classes of cars.
    const ofCars = hearCarClasses(engine)
    expect([all?.[294], all?.[346]]).toEqual([ofCars?.[0], ofCars?.[18]])
  })

  it('says nothing of silence, and of less than a second', () => {
    expect([hearCar(silence(4)), hearCar(engine.subarray(0, 15_000))]).toEqual([null, null])
  })
})

describe('its weights', () => {
  const layers = readLayers(weights)
  const [first] = weights.layers

  it('are at most 150 kB, and end with one answer for each of 521 classes', () => {
    expect(JSON.stringify(weights).length).toBeLessThan(150_000)
    expect([layers.at(-1)?.kind, layers.at(-1)?.outputs]).toEqual(['dense', 521])
    // What one layer gives the next one takes.
    for (const [n, layer] of layers.slice(1).entries()) expect(layer.inputs).toBe(layers[n]?.outputs)
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['no layers', { layers: 3 }],
    ['a layer of an unknown kind', { layers: [{ ...first, kind: 'lstm' }] }],
    ['a layer with a number for its weights', { layers: [{ ...first, weights: 3 }] }],
    ['a layer that lacks weights', { layers: [{ ...first, weights: 'AAAA' }] }],
    ['a layer that lacks a scale', { layers: [{ ...first, scales: 'AAAA' }] }],
  ])('are refused as %s', (_, value) => {
    expect(() => readLayers(value)).toThrow('not the weights of a listener')
  })
})
