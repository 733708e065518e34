import { describe, expect, it } from 'vitest'
import type { KnownCar } from '../saved/case.ts'
import { openCase } from './case.ts'
import { failurePatterns, faults } from './knowledge.ts'
import { knownFailures, priorOf } from './prior.ts'

const opened = (text: string, car: KnownCar, codes: string[] = []) =>
  openCase({ texts: text === '' ? [] : [text], codes, car, thisYear: 2026 }).report
const car = (make: string, model: string, year: number, mileage = 90_000) => ({ make, model, year, mileage })
const prior = (ofCar: KnownCar, fault: string) => priorOf(faults, ofCar, 2026).get(fault) ?? 0
const percent = (report: ReturnType<typeof opened>, id: string) =>
  report.causes.find(({ fault }) => fault === id)?.percent ?? 0

describe('failures that models are known for', () => {
  it.each([
    [car('Hyundai', 'Sonata', 2013), 'rod_bearing'],
    [car('Ford', 'Escape', 2017), 'coolant_intrusion'],
    [car('Nissan', 'Rogue Sport', 2016), 'cvt'],
    [car('BMW', '328i xDrive', 2013), 'timing_chain'],
    [car('Audi', 'A4 Quattro', 2010), 'timing_chain'],
    [car('Ford', 'F-150', 2006), 'timing_chain'],
    [car('Jeep', 'Wrangler Unlimited', 2015), 'death_wobble'],
    [car('Chevrolet', 'Bolt EV', 2019), 'ev_battery'],
  ])('raise the prior in %j of %s, and in no car of other years', (ofCar, fault) => {
    const failures = knownFailures(ofCar)
    expect(failures.map((each) => each.fault)).toContain(fault)
    const factor = failures.find((each) => each.fault === fault)?.factor ?? 0
    const plain = { ...ofCar, model: `${ofCar.model} of no pattern` }
    expect(knownFailures({ ...ofCar, year: 1980 })).toEqual([])
    expect(knownFailures(plain).length).toBeLessThanOrEqual(failures.length)
    expect(factor).toBeGreaterThan(1)
    expect(factor).toBeLessThanOrEqual(4)
  })

  it('decide between causes, and say why beside the repair', () => {
    const text = 'It shakes in the morning and coolant disappears'
    const affected = opened(text, car('Ford', 'Escape', 2017), ['P0302'])
    const other = opened(text, car('Ford', 'Escape', 2011), ['P0302'])
    expect(percent(affected, 'coolant_intrusion')).toBeGreaterThan(percent(other, 'coolant_intrusion'))
    expect(affected.causes.find(({ fault }) => fault === 'coolant_intrusion')?.beforeYouBuy).toContain(
      'EcoBoost',
    )
    expect(other.causes.find(({ fault }) => fault === 'coolant_intrusion')?.beforeYouBuy).not.toContain(
      'EcoBoost',
    )
  })

  it('name faults that exist, in patterns that hold', () => {
    for (const { make, model, fault } of failurePatterns) {
      expect(() => new RegExp(`^(${make}) (${model})$`)).not.toThrow()
      expect(
        faults.some(({ id }) => id === fault),
        fault,
      ).toBe(true)
    }
  })
})

describe('age and miles', () => {
  it('count by fault: bushings and springs more than a worn pad', () => {
    const ratio = (fault: string, from: KnownCar, to: KnownCar) => prior(to, fault) / prior(from, fault)
    const [young, old] = [car('Toyota', 'Camry', 2020), car('Toyota', 'Camry', 2012)]
    expect(ratio('control_arm', young, old)).toBeGreaterThan(ratio('spring', young, old))
    expect(ratio('spring', young, old)).toBeGreaterThan(2)
    const [few, many] = [car('Toyota', 'Camry', 2018, 30_000), car('Toyota', 'Camry', 2018, 180_000)]
    expect(ratio('catalytic', few, many)).toBeGreaterThan(ratio('brake_pads', few, many))
  })

  it('change the first cause of one complaint', () => {
    const first = (mileage: number, year: number) =>
      opened('lack of power', car('Ford', 'Focus', year, mileage)).causes[0]?.fault
    expect(first(15_000, 2024)).not.toBe(first(190_000, 2008))
  })
})

describe('the federal emissions warranty', () => {
  const line = (ofCar: KnownCar) =>
    opened('', ofCar, ['P0420']).causes.find(({ fault }) => fault === 'catalytic')?.test.how ?? ''

  it.each([
    [car('Kia', 'Rio', 2020, 60_000), true],
    [car('Kia', 'Rio', 2018, 79_999), true],
    [car('Kia', 'Rio', 2020, 80_000), false],
    [car('Kia', 'Rio', 2017, 60_000), false],
    [{ make: 'Kia', model: 'Rio' }, false],
  ])('is named for the catalyst of %j: %s', (ofCar, is) => {
    expect(line(ofCar).includes('8 years or 80,000 miles')).toBe(is)
  })

  it('is not named for a part that it does not cover', () => {
    const { causes } = opened('', car('Kia', 'Rio', 2022, 30_000), ['P0171'])
    for (const { fault, test } of causes)
      if (fault !== 'catalytic' && fault !== 'pcm') expect(test.how).not.toContain('emissions warranty')
  })
})

describe('a car that does not start or move', () => {
  it.each([
    'it won’t start and the battery light is on',
    'cranks but won’t start, fuel pump is dead, P0087',
    'in gear but it does not move',
  ])('is not sent to a workshop by itself: %s', (text) => {
    const { drive } = opened(text, {}, ['P0087'])
    if (drive.level === 'limp') expect(`${drive.say} ${drive.now}`).toContain('can’t be driven now')
    expect(`${drive.say} ${drive.now}`).not.toMatch(/drive (slowly|only)/i)
  })
  it('and one that starts is', () => {
    expect(opened('the battery light is on', {}).drive.say).toMatch(/^Drive only/)
  })
})
