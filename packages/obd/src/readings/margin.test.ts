import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monitorTest } from '../tables/monitor-ids.table.ts'
import { marginOf, worstFirst } from './margin.ts'
import { monitorTestsIn } from './monitor-tests.ts'

const tests = (hex: string) => {
  const reading = monitorTestsIn(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  return reading.kind !== 'failed' ? reading.value : []
}
const one = (value: number, min: number, max: number) => {
  const word = (number: number) => number.toString(16).padStart(4, '0')
  const [test] = tests(`46218001${word(value)}${word(min)}${word(max)}`)
  if (test === undefined) throw new Error('not read')
  return test
}

describe('how close a test is to failing', () => {
  it.each([
    ['in the middle of two limits', 50, 1, 99, 1],
    ['near the upper of two limits', 98, 0x0a, 100, 2 / 45],
    ['an upper limit alone', 150, 0, 200, 0.25],
    ['on its upper limit', 200, 0, 200, 0],
    ['a lower limit alone', 200, 100, 0xffff, 0.5],
    ['on its lower limit', 100, 100, 0xffff, 0],
  ] as const)('%s', (_, value, min, max, share) => {
    expect(marginOf(one(value, min, max))).toEqual({ kind: 'of', share: expect.closeTo(share, 6) })
  })
  it('is not known of a test that has not run, and there is none without a limit', () => {
    expect(marginOf(one(0, 0, 0))).toEqual({ kind: 'notRun' })
    expect(marginOf(one(7, 0, 0xffff))).toEqual({ kind: 'noLimit' })
  })
  it('is below zero exactly where the result lies outside its limits', () => {
    const word = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(word, word, word, (value, min, max) => {
        fc.pre(min <= max)
        const margin = marginOf(one(value, min, max))
        if (margin.kind === 'of') expect(margin.share < 0).toBe(value < min || value > max)
      }),
    )
  })
  it('puts the failed first, then the nearest to its limit, then what has not run', () => {
    const sorted = worstFirst([
      one(0, 0, 0),
      one(1, 0, 200),
      one(201, 0, 200),
      one(190, 0, 200),
      one(1, 0, 0xffff),
    ])
    expect(sorted.map(({ value }) => value)).toEqual([201, 190, 1, 0, 1])
  })
  it('names the monitor and the test, and the maker’s own by their numbers', () => {
    expect(monitorTest(0x21, 0x80)).toEqual({ part: 'Catalyst, bank 1', measures: 'test 80' })
    const misfires = { part: 'Misfire, cylinder 2', measures: 'misfires in this or the last drive' }
    expect(monitorTest(0xa3, 0x0c)).toEqual(misfires)
    expect(monitorTest(0x06, 0x07)).toEqual({
      part: 'Oxygen sensor, bank 2, sensor 2',
      measures: 'lowest voltage',
    })
    expect(monitorTest(0xe1, 0x01)).toEqual({
      part: 'The maker’s own test E1',
      measures: 'rich to lean threshold',
    })
  })
})
