import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheaperFirst, WORTH_A_TEST_USD } from './cheaper-first.ts'
import { reason } from './differential.ts'
import { faults, repairs } from './knowledge.ts'
import { costOf, LABOUR_USD_PER_HOUR, reportOf, usualCostOf, wholePercents } from './report.ts'
import { testers } from './types.ts'

const report = (text: string, codes: string[] = []) =>
  reportOf(reason({ texts: [text], codes, car: {}, thisYear: 2026 }))

describe('a reported differential', () => {
  it.each([
    'brakes squeal',
    'engine stalls when it is hot and restarts later',
    'my car makes a weird noise',
    'My neighbour likes opera',
  ])('of "%s" sums to 100 percent with something else', (text) => {
    const { causes, other } = report(text)
    expect(causes.reduce((sum, { percent }) => sum + percent, other)).toBe(100)
    expect(other).toBeGreaterThan(0)
  })

  it('survives JSON unchanged', () => {
    const answer = report('power steering went out', ['C0545'])
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
  })

  it('shows what was understood in the words of the driver, and what was not', () => {
    const { understood, notUnderstood } = report('Lately the brakes squeal. My neighbour likes opera.')
    expect(understood).toContainEqual({
      finding: 'brake_squeal',
      label: 'Squeal when braking',
      state: 'present',
      words: 'brakes squeal',
    })
    expect(notUnderstood).toEqual(['My neighbour likes opera'])
  })

  it('adds labour to parts', () => {
    const [cause] = report('brakes squeal').causes
    // Pads: $35 to $150 and 0.8 to 1.5 hours at $140.
    expect(cause).toMatchObject({ fault: 'brake_pads', cost: { min: 145, max: 360 } })
    expect(cause?.cost.decides).toContain('with rotors $300 to $700')
    expect(cause?.cost.source).toBe(
      'parts $35 to $150, 0.8 to 1.5 hours of labor at $140, our estimate of 2026. ' +
        'Published for the repair: $195 to $267, Consumer Reports (2024)',
    )
  })
})

describe('whole percents', () => {
  it('sum to 100 and stay within one of the exact ones', () => {
    const shares = fc
      .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })
      .map((list) => list.map((each) => each / list.reduce((sum, other) => sum + other, 0)))
    fc.assert(
      fc.property(shares, (list) => {
        const percents = wholePercents(list)
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
        percents.forEach((percent, index) => {
          expect(Math.abs(percent - (list[index] ?? 0) * 100)).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})

describe('repairs', () => {
  it('stand for every fault, with a test, a tester and prices', () => {
    expect([...repairs.keys()].sort()).toEqual(faults.map(({ id }) => id).sort())
    for (const { is, ignored, test, who, partsUsd, hours } of repairs.values()) {
      for (const text of [is, ignored, test]) expect(text).not.toBe('')
      expect(testers).toContain(who)
      expect(partsUsd[0]).toBeLessThanOrEqual(partsUsd[1])
      expect(hours[0]).toBeLessThanOrEqual(hours[1])
    }
  })

  it('with more than six times between their prices say what each end pays for', () => {
    const costs = [...repairs.values()].map((repair) => ({ fault: repair.fault, ...costOf(repair) }))
    const wide = costs.filter(({ min, max }) => max > 6 * min)
    expect(wide.length).toBeGreaterThan(40)
    expect(wide.filter(({ decides }) => decides === undefined).map(({ fault }) => fault)).toEqual([])
    for (const { fault, min, max, decides = '' } of wide) {
      const amounts = [...decides.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
        Number(digits.replaceAll(',', '')),
      )
      expect(amounts.length, fault).toBeGreaterThanOrEqual(4)
      for (const usd of amounts) expect(usd, `${fault}: ${decides}`).toBeGreaterThanOrEqual(min)
      expect(Math.max(...amounts), `${fault}: ${decides}`).toBe(max)
    }
  })

  it('list a price to plan with: at most six to one, in the range over all, of the usual repair where that is wide', () => {
    for (const repair of repairs.values()) {
      const { usualUsd, decides } = repair
      const [{ min, max }, whole] = [usualCostOf(repair), costOf(repair)]
      expect([usualUsd !== null, decides.includes('{usual}')], repair.fault).toEqual(
        Array(2).fill(whole.max > 6 * whole.min),
      )
      expect(whole.decides ?? '', repair.fault).not.toContain('{')
      expect(max, repair.fault).toBeLessThanOrEqual(6 * min)
      expect([min >= whole.min, max <= whole.max], repair.fault).toEqual([true, true])
    }
  })

  it('above 150 dollars say what to do before you buy, or have a test that needs no workshop', () => {
    const bare = [...repairs.values()].filter(
      ({ partsUsd, hours, beforeYouBuy, who }) =>
        partsUsd[1] + hours[1] * LABOUR_USD_PER_HOUR > WORTH_A_TEST_USD &&
        beforeYouBuy === '' &&
        who === 'workshop',
    )
    expect(bare.map(({ fault }) => fault)).toEqual([])
  })
})

describe('the cheaper of the two likeliest causes', () => {
  const cause = (fault: string, percent: number, max: number) => ({
    fault,
    component: fault,
    name: fault,
    percent,
    test: { how: `test ${fault}`, who: 'driver' as const, minutes: 5 },
    cost: { min: max / 2, max },
  })
  it('is tested before the dearer is paid, whichever is likelier', () => {
    const [dear, cheap] = [cause('dear', 60, 900), cause('cheap', 20, 100)]
    for (const causes of [
      [dear, cheap],
      [{ ...cheap, percent: 60 }, dear],
    ])
      expect(cheaperFirst(causes)).toEqual({
        fault: 'cheap',
        name: 'cheap',
        how: 'test cheap',
        who: 'driver',
        minutes: 5,
        before: { fault: 'dear', name: 'dear', costMin: 450, costMax: 900 },
      })
  })
  it('is not named where one cause stands alone, both are cheap, or both are one part', () => {
    expect(cheaperFirst([])).toBeNull()
    expect(cheaperFirst([cause('dear', 90, 900), cause('cheap', 4, 100)])).toBeNull()
    expect(cheaperFirst([cause('a', 60, 150), cause('b', 20, 100)])).toBeNull()
    const [one, two] = [cause('a', 60, 900), cause('b', 20, 100)]
    expect(cheaperFirst([one, { ...two, component: 'a' }])).toBeNull()
  })
  it('stands in the report of an engine that overheats and loses coolant', () => {
    const { cheaperFirst: before, causes } = report('engine overheats and coolant disappears')
    expect(before).toBeDefined()
    expect([causes[0]?.fault, causes[1]?.fault].sort()).toEqual([before?.fault, before?.before.fault].sort())
  })
})
