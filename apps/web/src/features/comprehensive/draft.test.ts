import { NOTHING_SENSED } from '@tappet/diagnosis/differential'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import {
  canAnalyze,
  EMPTY_DRAFT,
  type FormDraft,
  forgetDraft,
  keepDraft,
  readDraft,
  tidyMileage,
  toInput,
  vehicleOf,
  withCodes,
  withMake,
  withoutCode,
  withoutScan,
  withPendingCode,
  withPendingSymptom,
  withVehicle,
} from './draft.ts'
import { passedCodes } from './passed-codes.ts'

const draft = (part: Partial<FormDraft>): FormDraft => ({ ...EMPTY_DRAFT, ...part })

describe('the form', () => {
  it('takes what was typed into its lists: codes in capitals, each once, symptoms as they are', () => {
    expect(withPendingCode(draft({ codes: ['P0301'], pendingCode: ' p0301 ' }))).toEqual(
      draft({ codes: ['P0301'] }),
    )
    expect(withPendingSymptom(draft({ symptoms: ['Noise'], pendingSymptom: ' noise ' })).symptoms).toEqual([
      'Noise',
      'noise',
    ])
    const passed = passedCodes({ codes: ['p0301', 'P0420'] })
    expect(withCodes(draft({ codes: ['P0420'] }), passed).codes).toEqual(['P0420', 'P0301'])
  })

  it('keeps which codes a demo adapter made up, until a real car reports them or they are removed', () => {
    const demo = withCodes(
      draft({ codes: ['P0420'] }),
      passedCodes({ codes: ['P0301', 'P0420'], demo: true }),
    )
    expect(demo).toMatchObject({ codes: ['P0420', 'P0301'], demoCodes: ['P0301'] })
    const storage = createMemoryStorage()
    keepDraft(demo, storage)
    expect(readDraft(storage).demoCodes).toEqual(['P0301'])
    expect(withCodes(demo, passedCodes({ codes: ['P0301'] })).demoCodes).toEqual([])
    expect(withoutCode(demo, 'P0301')).toMatchObject({ codes: ['P0420'], demoCodes: [] })
  })

  it('can be analyzed with a symptom or a code [COM-011] [COM-003]', () => {
    expect(canAnalyze(EMPTY_DRAFT)).toBe(false)
    expect(canAnalyze(draft({ make: 'Honda', context: 'It rattles' }))).toBe(false)
    expect(canAnalyze(draft({ symptoms: ['rattle'] }))).toBe(true)
    expect(canAnalyze(draft({ codes: ['P0301'] }))).toBe(true)
  })

  it('forgets the model with the make', () => {
    expect(withMake(draft({ make: 'Honda', model: 'Civic' }), 'Ford')).toEqual(draft({ make: 'Ford' }))
  })

  it('leaves a whole number in the mileage field, or nothing [COM-100] [COM-101]', () => {
    expect(
      ['48,500', '48500.9', '48.500', '48,500 mi', 'a lot', ''].map((typed) => tidyMileage(typed, 'mi')),
    ).toEqual(['48500', '48500', '48500', '48500', '', ''])
  })

  it('becomes the input of a diagnosis, in miles', () => {
    const whole = draft({
      make: 'Other',
      model: ' Peugeot 308 ',
      year: '2018',
      mileage: '100000',
      context: ' x ',
    })
    expect(toInput(whole, 'km')).toEqual({
      codes: [],
      symptoms: [],
      vehicle_info: { make: 'Other', model: 'Peugeot 308', year: 2018, mileage: 62_137 },
      additional_context: 'x',
    })
    expect(toInput(EMPTY_DRAFT, 'mi').vehicle_info).toEqual({
      make: null,
      model: null,
      year: null,
      mileage: null,
    })
  })

  it('is there again after an accident, and damaged memory reads as an empty form', () => {
    const storage = createMemoryStorage()
    keepDraft(draft({ symptoms: ['rattle'], pendingCode: 'P03' }), storage)
    expect(readDraft(storage)).toEqual(draft({ symptoms: ['rattle'], pendingCode: 'P03' }))
    forgetDraft(storage)
    expect(readDraft(storage)).toEqual(EMPTY_DRAFT)
    for (const text of ['7', '{"codes":7}', 'x'])
      expect(readDraft(createMemoryStorage([['tappet.comprehensive-draft', text]]))).toEqual(EMPTY_DRAFT)
  })
})

describe('passedCodes', () => {
  it('takes the codes of a scanner, each once, and nothing else for codes', () => {
    expect(passedCodes({ codes: ['p0301', 'P0301', 7, 'U0100'] })).toEqual({
      codes: ['P0301', 'U0100'],
      demo: false,
      scan: null,
    })
    expect(passedCodes({ codes: ['P0301'], demo: true }).demo).toBe(true)
    for (const state of [null, undefined, 'x', {}, { codes: 'P0301' }, []])
      expect(passedCodes(state).codes).toEqual([])
  })

  it('takes what a scan says beside its codes, as far as it can be read', () => {
    const sensed = {
      ...NOTHING_SENSED,
      states: [
        { finding: 'sign_charge_low', state: 'present' as const, why: '12 V with the engine running' },
      ],
    }
    const passed = passedCodes({
      codes: [],
      demo: true,
      sensed: { ...sensed, ratios: [{ finding: 'x', ratio: -1 }, 7] },
    })
    expect(passed.scan).toEqual(sensed)
    expect(passedCodes({ codes: [], sensed: 'x' }).scan).toBeNull()
    const draft = withCodes(EMPTY_DRAFT, passed)
    expect(draft.scan).toEqual({ sensed, demo: true })
    expect(withCodes(draft, passedCodes({ codes: ['P0301'] })).scan).toEqual({ sensed, demo: true })
    expect(withoutScan(draft).scan).toBeNull()
    const storage = createMemoryStorage()
    keepDraft(draft, storage)
    expect(readDraft(storage)).toEqual(draft)
  })
})

describe('the car of the garage in the form', () => {
  const civic = vehicleOf({ make: 'honda', model: 'Civic', year: 2018 })
  it('is chosen by the list’s own names; a make without a list is written as Other', () => {
    expect(civic).toEqual({ make: 'Honda', model: 'Civic', year: '2018' })
    expect(vehicleOf({ make: 'Škoda', model: 'Octavia', year: null })).toEqual({
      make: 'Other',
      model: 'Škoda Octavia',
      year: '',
    })
    expect(vehicleOf({ make: null, model: null, year: null })).toEqual({ make: '', model: '', year: '' })
  })
  it('takes the place of nothing and of the car before, never of what the driver wrote', () => {
    const golf = vehicleOf({ make: 'Volkswagen', model: 'Golf', year: 2027 })
    const filled = withVehicle(EMPTY_DRAFT, civic)
    expect(filled).toMatchObject(civic)
    expect(withVehicle(filled, golf, civic)).toMatchObject(golf)
    const own = { ...filled, model: 'Accord' }
    expect(withVehicle(own, golf, civic)).toBe(own)
  })
})
