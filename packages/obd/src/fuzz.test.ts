import { describe, expect, it } from 'vitest'
import { CARS } from '../testing/cars.data.ts'
import { seededChance } from '../testing/chance.ts'
import { fuzzOnce } from '../testing/fuzz.ts'

const STREAMS = 10_000

describe(`${STREAMS} damaged streams`, () => {
  const models = Object.values(CARS)
  const results = Array.from({ length: STREAMS }, (_, seed) => {
    const model = models[seed % models.length] ?? CARS.petrolCan
    return { seed, ...fuzzOnce(model, seededChance(seed + 1)) }
  })

  it('never hang: each dialogue comes to rest', () => {
    expect(results.filter(({ ended }) => !ended).map(({ seed }) => seed)).toEqual([])
  })
  it('never make it write before the prompt', () => {
    expect(results.filter(({ early }) => early > 0).map(({ seed }) => seed)).toEqual([])
  })
  it('never make it send 04', () => {
    expect(
      results.filter(({ written }) => written.some((command) => /^04/.test(command))).map(({ seed }) => seed),
    ).toEqual([])
  })
  it('end in both ways: some are read to the end, some links are given up', () => {
    const phases = new Set(results.map(({ state }) => state.phase))
    expect([...phases].sort()).toEqual(['down', 'ready'])
  })
})
