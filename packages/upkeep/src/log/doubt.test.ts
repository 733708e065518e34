import { describe, expect, it } from 'vitest'
import { doubtsOf } from './doubt.ts'

const KNOWN = [
  { miles: 62_000, day: '2026-03-01' },
  { miles: 64_000, day: '2026-06-01' },
]
const kindOf = (miles: number | null, day: string, readings = KNOWN) =>
  doubtsOf([{ miles, day }], readings, '2026-06-10')[0]?.doubt.kind ?? null

describe('a reading among its neighbors', () => {
  it.each([
    [62_500, '2026-04-01', null],
    [64_000, '2026-06-01', null],
    // Two drivers, one day.
    [65_500, '2026-06-01', null],
    [65_501, '2026-06-02', 'jump'],
    [67_000, '2026-06-03', null],
    [63_999.8, '2026-06-02', null],
    [63_999, '2026-06-02', 'below'],
    [64_001, '2026-05-31', 'above'],
    [640_100, '2026-06-05', 'tenfold'],
    [6410, '2026-06-05', 'below'],
    [61_000, '2026-01-01', null],
    [64_100, '2026-06-11', 'ahead'],
    [null, '2062-06-05', 'ahead'],
    [null, '2026-06-05', null],
  ] as const)('%s on %s: %s', (miles, day, kind) => {
    expect(kindOf(miles, day)).toBe(kind)
  })

  it('is fine alone, whatever it is', () => {
    expect(kindOf(1_000_000, '2026-06-05', [])).toBeNull()
  })

  it('is judged among the other lines of a file too, whatever their order', () => {
    const lines = [
      { line: 2, miles: 1_410_000, day: '2026-05-20' },
      { line: 3, miles: 63_500, day: '2026-05-01' },
    ]
    expect(doubtsOf(lines, KNOWN, '2026-06-10')).toEqual([
      { reading: lines[0], doubt: { kind: 'above', other: KNOWN[1] } },
    ])
  })
})
