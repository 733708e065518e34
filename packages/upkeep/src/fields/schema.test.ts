import { describe, expect, it } from 'vitest'
import { logFields } from '../log/fields.ts'
import { logRecordSchema } from '../schemas.ts'
import { lengthOf } from './field.ts'

const record = { item: 'Oil Change', date: '2026-03-05' }
const accepts = (fields: object) => logRecordSchema.safeParse({ ...record, ...fields }).success

describe('a record as the database takes it', () => {
  it('has an item and a day; every other field may be missing, and is null then', () => {
    const nothing = {
      mileage: null,
      mileage_km: null,
      cost: null,
      currency: null,
      shop: null,
      notes: null,
      receipt_url: null,
      extra_files: null,
      counter: null,
      counter_km: null,
    }
    expect(logRecordSchema.parse(record)).toEqual({ ...record, ...nothing })
    expect(logRecordSchema.parse({ ...record, ...nothing })).toEqual({ ...record, ...nothing })
    for (const missing of [{ item: undefined }, { item: null }, { date: undefined }, { date: null }])
      expect(accepts(missing)).toBe(false)
  })

  it.each([
    ['item', 'x', 'x'.repeat(200), 'x'.repeat(201)],
    ['shop', '', 'x'.repeat(200), 'x'.repeat(201)],
    ['notes', '', 'x'.repeat(20_000), 'x'.repeat(20_001)],
    ['receipt_url', '', 'x'.repeat(2000), 'x'.repeat(2001)],
    ['extra_files', '', 'x'.repeat(4000), 'x'.repeat(4001)],
    ['mileage', 0, 2_147_483_647, 2_147_483_648],
    ['mileage', 0, 1, -1],
    ['mileage', 0, 1, 1.5],
    ['cost', 0, 9_999_999_999.99, 10_000_000_000],
    ['cost', -50, -9_999_999_999.99, -10_000_000_000],
    ['date', '2024-02-29', '2026-12-31', '2026-02-29'],
    ['date', '2024-02-29', '2026-12-31', '5 March 2026'],
  ] as const)('takes %s up to its limit', (name, low, high, beyond) => {
    expect([low, high, beyond].map((value) => accepts({ [name]: value }))).toEqual([true, true, false])
  })

  it('says which limit a text is beyond', () => {
    const { error } = logRecordSchema.safeParse({ ...record, shop: 'x'.repeat(201) })
    expect(error?.issues[0]).toMatchObject({ path: ['shop'], message: 'at most 200 characters' })
  })

  it('counts characters, not the halves of them', () => {
    expect(lengthOf('a🚗é')).toBe(3)
    expect([200, 201].map((count) => accepts({ shop: '🚗'.repeat(count) }))).toEqual([true, false])
  })

  it('counts an item without the spaces around it, and needs something in between', () => {
    const spaces = ' '.repeat(150)
    expect(accepts({ item: `${spaces}${'x'.repeat(200)}${spaces}` })).toBe(true)
    expect(accepts({ item: `${spaces}${'x'.repeat(201)}` })).toBe(false)
    expect(accepts({ item: `x${spaces}${spaces}x` })).toBe(false)
    expect([accepts({ item: '' }), accepts({ item: spaces })]).toEqual([false, false])
    // The table takes spaces off and no other blanks.
    expect(accepts({ item: '\n' })).toBe(true)
    expect(accepts({ shop: ' '.repeat(201) })).toBe(false)
  })

  it('knows every field of the table', () => {
    expect(Object.keys(logRecordSchema.shape)).toEqual(Object.keys(logFields))
  })
})
