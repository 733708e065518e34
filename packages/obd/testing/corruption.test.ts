import { describe, expect, it } from 'vitest'
import { CARS } from './cars.data.ts'
import { CORRUPTIONS, corruptSession } from './corruption.ts'

const SESSIONS = 100

describe('a reading called complete over a bad link', () => {
  it.each(Object.entries(CORRUPTIONS))('shows no code that the car does not have: %s', async (_, fault) => {
    const untrue: string[] = []
    let complete = 0
    for (let seed = 1; seed <= SESSIONS; seed++) {
      const { isComplete, invented, missing } = await corruptSession(CARS.manyCodesCan, fault, seed)
      complete += Number(isComplete)
      untrue.push(...invented.map((code) => `${seed}: ${code} invented`))
      untrue.push(...missing.map((code) => `${seed}: ${code} missing`))
    }
    expect(untrue).toEqual([])
    // Most of them are still read whole, or the rule would hold of nothing.
    expect(complete).toBeGreaterThan(SESSIONS / 4)
  })
})
