import { describe, expect, it } from 'vitest'
import type { Archive, Row } from './archive.ts'
import { adoptedId } from './new-ids.ts'
import { type Held, heldKeysOf, IMPORTABLES, type ImportTable, planImport, receiptName } from './plan.ts'

const log = { id: 'm1', user_id: 'ann', item: 'Oil Change', date: '2026-03-05', mileage: 60_000, cost: 64.5 }
const reminder = { id: 'r1', item: 'Oil Change', months_interval: 6, miles_interval: 5000 }
const diagnosis = {
  id: 'h1',
  type: 'audio',
  data: { issue: { name: 'Knock' } },
  created_at: '2026-03-05T14:07:00Z',
}

const archive = (tables: Archive['tables'], user_id = 'ann'): Archive => ({
  manifest: {
    format: 'tappet-export',
    version: 1,
    product_version: '1.0.0',
    exported_at: '2026-03-06T00:00:00Z',
    user_id,
    email: null,
    missing: [],
    not_sent: 0,
  },
  tables,
  receipts: new Map(),
  recordings: new Map(),
})
const none = { kind: 'notOffered' }
const scan = {
  id: 's1',
  savedAtMs: Date.UTC(2026, 2, 5),
  occasion: 'scan',
  demo: false,
  deviceName: 'V-LINK',
  vin: null,
  codes: { stored: none, pending: none, permanent: none },
  freezeFrames: [],
  readiness: [],
}
/** What an account holds that has these rows. */
const holding = (rows: Partial<Record<ImportTable, Row[]>>): Held =>
  Object.fromEntries(
    IMPORTABLES.map((importable) => [
      importable.table,
      new Set(rows[importable.table]?.flatMap((row) => heldKeysOf(importable, row))),
    ]),
  )
const nothing = holding({})
const all = { maintenance: [log], reminder_prefs: [reminder], history: [diagnosis] }

describe('planImport', () => {
  it('takes everything into an empty account, under ids of its own', () => {
    const items = planImport(archive(all), 'ben', nothing)
    expect(items.map(({ state, title }) => [state, title])).toEqual([
      ['new', 'Oil Change'],
      ['new', 'Oil Change, 2026-03-05'],
      ['new', 'Knock, 2026-03-05'],
    ])
    expect(items[1]).toMatchObject({ row: { id: adoptedId('ben', 'm1'), mileage: 60_000, notes: null } })
  })
  it('keeps the ids when the account is the same', () => {
    expect(planImport(archive(all), 'ann', nothing)[1]).toMatchObject({ row: { id: 'm1' } })
  })
  it('lets quiet hours of a file take the place of a zone that a sign-in has stored, and of nothing else', () => {
    const hours = { time_zone: 'Europe/Berlin', quiet_from: '22:00:00', quiet_until: '07:00:00' }
    const zone = { time_zone: 'UTC', quiet_from: null, quiet_until: null }
    const states = (row: Row, rowsHere: Row[]) =>
      planImport(
        archive({ notification_settings: [row] }),
        'ben',
        holding({ notification_settings: rowsHere }),
      ).map(({ state }) => state)
    expect(states(hours, [])).toEqual(['new'])
    expect(states(hours, [zone])).toEqual(['new'])
    expect(states(hours, [{ ...hours, quiet_from: '21:00:00' }])).toEqual(['duplicate'])
    expect(states(zone, [])).toEqual(['new'])
    // Nobody chose it, and the account has its own: nothing to tell.
    expect(states(zone, [zone])).toEqual([])
    expect(states(zone, [hours])).toEqual([])
  })
  it('skips what is there, by its old id, its new id, or its reminder item', () => {
    const states = (heldKeys: Held) => planImport(archive(all), 'ben', heldKeys).map(({ state }) => state)
    expect(states(holding({ maintenance: [{ id: 'm1' }] }))).toEqual(['new', 'duplicate', 'new'])
    const rowsHere = { history: [{ id: adoptedId('ben', 'h1') }], reminder_prefs: [{ item: 'Oil Change' }] }
    expect(states(holding(rowsHere))).toEqual(['duplicate', 'new', 'duplicate'])
  })
  it('names the rows that make no sense, and takes the others', () => {
    const broken = [{ ...log, date: '2026-02-31' }, { ...log, mileage: -5 }, { id: 'm4' }, log]
    const items = planImport(archive({ maintenance: broken }), 'ben', nothing)
    expect(items.map(({ state }) => state)).toEqual(['invalid', 'invalid', 'invalid', 'new'])
    expect(items[0]).toMatchObject({ fields: ['date'] })
    expect(items[1]).toMatchObject({ fields: ['mileage'] })
    expect(items[2]).toMatchObject({ title: 'A row without a name', fields: ['item', 'date'] })
  })
  it('takes saved scans like rows: under an id of its own, once, and only whole ones', () => {
    const tables = { obd_scans: [scan, { ...scan, id: 's2', codes: {} }, { ...scan, id: 's3' }] }
    const heldKeys = holding({ obd_scans: [{ id: adoptedId('ben', 's3') }] })
    const items = planImport(archive(tables), 'ben', heldKeys)
    expect(items.map(({ state, title }) => [state, title])).toEqual([
      ['new', 'OBD scan, 2026-03-05'],
      ['invalid', 'OBD scan, 2026-03-05'],
      ['duplicate', 'OBD scan, 2026-03-05'],
    ])
    expect(items[0]).toMatchObject({ row: { ...scan, id: adoptedId('ben', 's1') } })
  })
  it('takes what a mechanic found after its diagnosis, once, without the consent that came with it', () => {
    const finding = {
      history_id: 'h1',
      user_id: 'ann',
      found: 'loose_belt',
      words: null,
      licence: 'CC0-1.0',
      consented_at: '2026-03-06T00:00:00Z',
    }
    const tables = { mechanic_findings: [finding, { ...finding, found: 'A belt!' }], history: [diagnosis] }
    const here = adoptedId('ben', 'h1')
    const items = planImport(archive(tables), 'ben', nothing)
    expect(items.map(({ table, state }) => [table, state])).toEqual([
      ['history', 'new'],
      ['mechanic_findings', 'new'],
      ['mechanic_findings', 'invalid'],
    ])
    expect(items[1]).toMatchObject({ row: { history_id: here, found: 'loose_belt', words: null } })
    expect(items[1]).not.toHaveProperty('row.licence')
    const again = planImport(archive(tables), 'ben', holding({ mechanic_findings: [{ history_id: here }] }))
    expect(again[1]).toMatchObject({ table: 'mechanic_findings', state: 'duplicate' })
  })
  it('ignores the tables that are the server’s', () => {
    expect(
      planImport(archive({ profiles: [{ plan: 'PRO' }], usage_counters: [{}] }), 'ben', nothing),
    ).toEqual([])
  })
})

describe('receiptName', () => {
  it('reads the name from an address in the owner’s folder, and from no other', () => {
    const folder = 'http://x/storage/v1/object/public/receipts/ann'
    expect(receiptName(`${folder}/17%2B1.png?t=1`, 'ann')).toBe('17+1.png')
    expect(receiptName(`${folder}/100%.png`, 'ann')).toBe('100%.png')
    expect(receiptName(`${folder}/17.png`, 'ben')).toBeNull()
    expect(receiptName('https://example.com/17.png', 'ann')).toBeNull()
  })
})
