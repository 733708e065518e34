import { describe, expect, it } from 'vitest'
import { type BlendFault, blend } from './blend.ts'

const fault = (id: string, prior: number, probability: number | null, harm = 'soon', source = 'judged') =>
  ({
    id,
    prior,
    harm,
    effects: probability === null ? [] : [{ finding: 'code_x', probability, source }],
  }) as BlendFault
const shares = (named: Record<string, number>, codes = 10) => ({ code_x: { codes, shares: named } })
const found = (faults: readonly BlendFault[], id: string) =>
  faults.find((each) => each.id === id)?.effects.find(({ finding }) => finding === 'code_x')

describe('the blend of judged and machine-written causes', () => {
  it('moves a judged share towards the machine by its weight, with the total of the family kept', () => {
    // Masses: a 2 x 0.6 = 1.2, b 1 x 0.3 = 0.3; total 1.5, shares 0.8 and 0.2. Machine: all for b. At 0.1:
    // a (0.9 x 0.8) x 1.5 / 2 = 0.54, b (0.9 x 0.2 + 0.1) x 1.5 / 1 = 0.42.
    const blended = blend([fault('a', 2, 0.6), fault('b', 1, 0.3)], shares({ b: 1 }), 0.1)
    expect(found(blended, 'a')).toEqual({
      finding: 'code_x',
      probability: 0.54,
      source: expect.stringMatching(/^judged; dtc-details \(machine-written\), weight/),
    })
    expect(found(blended, 'b')?.probability).toBe(0.42)
  })

  it('brings in a fault that only the machine names, marked so, and none that is dangerous', () => {
    const faults = [fault('a', 1, 0.5), fault('mild', 1, null), fault('deadly', 1, null, 'stop')]
    const blended = blend(faults, shares({ mild: 0.5, deadly: 0.5 }), 0.1)
    expect(found(blended, 'mild')?.source).toMatch(/^dtc-details \(machine-written\)/)
    expect(found(blended, 'deadly')).toBeUndefined()
  })

  it('leaves what was measured or reviewed, what has no judged row, and stray words as they are', () => {
    const reviewed = fault('a', 1, 0.5, 'soon', 'reviewed')
    expect(found(blend([reviewed, fault('b', 1, 0.5)], shares({ b: 1 }), 0.1), 'a')).toEqual(
      reviewed.effects[0],
    )
    expect(found(blend([fault('a', 1, null)], shares({ a: 1 }), 0.1), 'a')).toBeUndefined()
    expect(
      found(blend([fault('a', 1, 0.5), fault('b', 1, null)], shares({ a: 0.97, b: 0.03 }), 0.1), 'b'),
    ).toBeUndefined()
  })

  it('counts a family of few codes for less', () => {
    const weaker = blend([fault('a', 1, 0.5), fault('b', 1, 0.5)], shares({ b: 1 }, 1), 0.4)
    expect(found(weaker, 'b')?.probability).toBeCloseTo(0.55, 9)
  })
})
