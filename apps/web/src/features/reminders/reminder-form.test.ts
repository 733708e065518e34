import { findItem } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { CUSTOM_ITEM } from '../../fields/copy.ts'
import {
  changesBetween,
  EMPTY_FIELDS,
  fieldsOf,
  intervalFields,
  type ReminderFields,
  type ReminderValues,
  readReminder,
} from './reminder-form.ts'

const context = { unit: 'mi', today: '2026-03-05', taken: ['Tires'] } as const
const read = (fields: Partial<ReminderFields>, unit: 'mi' | 'km' = 'mi') =>
  readReminder({ ...EMPTY_FIELDS, item: 'Oil Change', ...fields }, { ...context, unit })
const valuesOf = (fields: Partial<ReminderFields>, unit?: 'mi' | 'km') => {
  const result = read(fields, unit)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.values
}
const wrongIn = (fields: Partial<ReminderFields>) => {
  const result = read(fields)
  return result.ok ? [] : Object.keys(result.errors)
}

describe('readReminder', () => {
  it('takes a blank interval for null [REM-025]', () => {
    expect(valuesOf({ months: '', distance: '  ' })).toEqual({
      item: 'Oil Change',
      months_interval: null,
      miles_interval: null,
      last_done_date: null,
      last_done_mileage: null,
    })
  })
  it('takes numbers for intervals, and nothing else [REM-024]', () => {
    expect(valuesOf({ months: '6', distance: '5,000' })).toMatchObject({
      months_interval: 6,
      miles_interval: 5000,
    })
    expect(wrongIn({ months: 'six' })).toEqual(['months'])
    expect(wrongIn({ distance: 'far' })).toEqual(['distance'])
    expect(wrongIn({ months: '-6', distance: '-5000' })).toEqual(['months', 'distance'])
  })
  it.each([
    ['months', '0'],
    ['months', '6.5'],
    ['months', '1201'],
    ['distance', '0'],
    ['distance', '1000001'],
    ['doneDistance', '10000000'],
    ['doneDate', '2026-03-06'],
  ] as const)('refuses %s "%s" beside the field', (field, typed) => {
    expect(wrongIn({ [field]: typed })).toEqual([field])
  })
  it('takes what the database takes', () => {
    expect(wrongIn({ months: '1', distance: '1', doneDistance: '0', doneDate: '2026-03-05' })).toEqual([])
    expect(wrongIn({ months: '1200', distance: '1000000', doneDistance: '9999999' })).toEqual([])
  })
  it('gives back every kilometer that was typed', () => {
    const changed = Array.from({ length: 100_000 }, (_, index) => String((index * 7919) % 1_000_000)).filter(
      (km) => fieldsOf(valuesOf({ doneDistance: km }, 'km'), 'km').doneDistance !== km,
    )
    expect(changed).toEqual([])
  })
  it('keeps whole miles where the kilometers come back from them', () => {
    expect(valuesOf({ distance: '8047', doneDistance: '100.000' }, 'km')).toMatchObject({
      miles_interval: 5000,
      last_done_mileage: 62_137,
    })
  })
  it('asks for a service, and for the name of an own one', () => {
    expect(wrongIn({ item: '' })).toEqual(['item'])
    expect(wrongIn({ item: CUSTOM_ITEM, customItem: '  ' })).toEqual(['customItem'])
    expect(wrongIn({ item: CUSTOM_ITEM, customItem: 'x'.repeat(201) })).toEqual(['customItem'])
    expect(valuesOf({ item: CUSTOM_ITEM, customItem: ' Timing belt ' }).item).toBe('Timing belt')
  })
  it('refuses an item that has a reminder already, however it is written', () => {
    expect(wrongIn({ item: CUSTOM_ITEM, customItem: 'tires' })).toEqual(['customItem'])
  })
})

describe('the fields', () => {
  it('show a row as it is, and read back to it in both units', () => {
    const row: ReminderValues = {
      item: 'Oil Change',
      months_interval: 6,
      miles_interval: 5000,
      last_done_date: '2025-09-02',
      last_done_mileage: 40_000,
    }
    for (const unit of ['mi', 'km'] as const) expect(valuesOf(fieldsOf(row, unit), unit)).toEqual(row)
  })
  it('begin with the intervals of the catalogue', () => {
    expect(intervalFields(findItem('Oil Change'), 'mi')).toEqual({ months: '6', distance: '5000' })
    expect(intervalFields(findItem('Oil Change'), 'km')).toEqual({ months: '6', distance: '8000' })
    expect(intervalFields(undefined, 'mi')).toEqual({ months: '', distance: '' })
  })
})

describe('changesBetween', () => {
  it('names what differs and nothing else', () => {
    const before = valuesOf({ months: '6', distance: '5000' })
    expect(changesBetween(before, before)).toEqual({})
    expect(changesBetween(before, { ...before, months_interval: null })).toEqual({ months_interval: null })
  })
})
