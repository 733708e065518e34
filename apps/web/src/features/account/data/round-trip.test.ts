import {
  carCostFields,
  carFields,
  fileColumns,
  filesOf,
  fillUpFields,
  type LogRecord,
  recordOf,
} from '@tappet/upkeep'

import { anyRecord, anyRow } from '@tappet/upkeep/testing'
import type { Database } from '@tappet/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SOUND_BYTES } from '../../../backend/diagnoses/device-sounds.ts'
import { type Row, unpackArchive } from './archive.ts'
import { collectArchive } from './collect.ts'
import { adoptedId } from './new-ids.ts'
import { planImport } from './plan.ts'
import { fetchHeld, restore } from './restore.ts'
import { TABLES, type TableName } from './tables.ts'
import { accountOf } from './testing/account.ts'

type Tables = Database['public']['Tables']

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const count = fc.integer({ min: 1, max: 1_000_000 })
const day = fc.constantFrom('2024-02-29', '2026-03-05')
const moment = fc.constantFrom('2026-03-05T14:07:00+00:00', '2026-03-06T00:00:00.123456+00:00')
const user_id = fc.constant('ann')
const car = maybe(fc.uuid())

/** Any row of each table that comes in again: a new column does not compile until it stands here. */
const ROWS: { [Name in TableName]?: fc.Arbitrary<Tables[Name]['Row']> } = {
  vehicles: fc
    .tuple(fc.uuid(), anyRow(carFields), moment)
    .map(([id, fields, at]) => ({ id, user_id: 'ann', ...fields, created_at: at, updated_at: at })),
  maintenance: fc.tuple(fc.uuid(), anyRecord(), moment, car).map(([id, record, created_at, vehicle_id]) => ({
    id,
    user_id: 'ann',
    vehicle_id,
    ...record,
    receipt_url: null,
    extra_files: null,
    created_at,
  })),
  reminder_prefs: fc.record<Tables['reminder_prefs']['Row']>({
    id: fc.uuid(),
    user_id,
    driver_id: user_id,
    vehicle_id: car,
    item: text,
    months_interval: maybe(count),
    miles_interval: maybe(count),
    last_done_date: maybe(day),
    last_done_mileage: maybe(count),
  }),
  removed_reminders: fc.record<Tables['removed_reminders']['Row']>({
    user_id,
    vehicle_id: car,
    item: text,
  }),
  history: fc.record<Tables['history']['Row']>({
    id: fc.uuid(),
    user_id,
    type: fc.constantFrom('audio', 'comprehensive'),
    // No object of JavaScript keeps a key of this name.
    data: fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text)),
    ),
    created_at: moment,
    vehicle_id: car,
  }),
  own_sounds: fc.record<Tables['own_sounds']['Row']>({
    id: fc.uuid(),
    user_id,
    vehicle_id: car,
    situation: fc.constantFrom('warm_idle', 'rpm_2500'),
    device_id: fc.uuid(),
    device_name: fc.constantFrom('Android', 'iPhone'),
    takes: fc.constant([{ version: 3, values: { crest_high: 9.5, tone_duty: null } }, {}, {}]),
    created_at: moment,
  }),
  mechanic_findings: fc.record<Tables['mechanic_findings']['Row']>({
    history_id: fc.uuid(),
    user_id,
    found: fc.constantFrom('loose_belt', 'other'),
    words: maybe(text),
    licence: fc.constantFrom(null, 'CC0-1.0'),
    consented_at: maybe(moment),
    created_at: moment,
  }),
  feedback: fc.record<Tables['feedback']['Row']>({
    id: fc.uuid(),
    user_id,
    diagnosis_id: maybe(fc.uuid()),
    model_version: text,
    was_helpful: fc.boolean(),
    notes: maybe(text),
    diagnosed_at: moment,
    created_at: moment,
  }),
  fill_ups: fc
    .tuple(fc.uuid(), anyRow(fillUpFields), moment, car)
    .map(([id, fillUp, created_at, vehicle_id]) => ({
      id,
      user_id: 'ann',
      vehicle_id,
      ...fillUp,
      created_at,
    })),
  car_costs: fc
    .tuple(fc.uuid(), anyRow(carCostFields), moment, car)
    .map(([id, cost, created_at, vehicle_id]) => ({
      id,
      user_id: 'ann',
      vehicle_id,
      ...cost,
      created_at,
    })),
  preferences: fc.record<Tables['preferences']['Row']>({
    user_id,
    distance_unit: fc.constantFrom(null, 'km'),
    volume_unit: fc.constantFrom(null, 'uk_gal'),
    economy_unit: fc.constantFrom(null, 'km_l'),
    temperature_unit: fc.constantFrom(null, 'c'),
    pressure_unit: fc.constantFrom(null, 'bar'),
    currency: fc.constantFrom(null, 'HUF'),
  }),
  cases: fc.record<Tables['cases']['Row']>({
    id: fc.uuid(),
    user_id,
    vehicle_id: maybe(fc.uuid()),
    title: text,
    state: fc.constantFrom('open', 'proven'),
    created_at: moment,
    updated_at: moment,
  }),
  case_items: fc.record<Tables['case_items']['Row']>({
    id: fc.uuid(),
    case_id: fc.uuid(),
    user_id,
    kind: fc.constantFrom('scan', 'note'),
    happened_at: moment,
    history_id: maybe(fc.uuid()),
    maintenance_id: maybe(fc.uuid()),
    data: fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      fc.oneof(text, fc.integer()),
    ),
    created_at: moment,
  }),
  notification_settings: fc.record<Tables['notification_settings']['Row']>({
    user_id,
    time_zone: fc.constantFrom('UTC', 'Europe/Berlin'),
    quiet_from: fc.constantFrom(null, '22:00:00'),
    quiet_until: fc.constantFrom(null, '07:00:00'),
    mail: fc.boolean(),
  }),
}

const restored = (Object.keys(TABLES) as TableName[]).filter((table) => TABLES[table].kind === 'restored')

/** Exports one account of one row, imports that into another, and gives both rows. */
async function roundTrip(table: TableName, row: Row, newcomerId = 'ben') {
  const old = accountOf('ann', { [table]: [row] })
  const { bytes } = await collectArchive(old.client, old.person, new Date(0))
  const archive = unpackArchive(bytes)
  const { client, account, rowsOf } = accountOf(newcomerId, {})
  const items = planImport(archive, newcomerId, await fetchHeld(client, newcomerId))
  const { problems } = await restore(account, archive, items, () => undefined)
  const again = planImport(archive, newcomerId, await fetchHeld(client, newcomerId))
  return { rows: rowsOf(table), problems, items, again: again.map(({ state }) => state) }
}

/** What the row has to be in the other account: all of it, save what its table leaves out with a reason. */
function expected(table: TableName, row: Row, userId: string): Row {
  const spec = TABLES[table]
  if (spec.kind !== 'restored') throw new Error(`${table} does not come in again`)
  const ids: readonly string[] = spec.ids
  const fields = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const column = (spec.columns as Record<string, object>)[name]
    if (column && 'leftOut' in column) return []
    return [[name, ids.includes(name) && value !== null ? adoptedId(userId, String(value)) : value]]
  })
  return { ...Object.fromEntries(fields), user_id: userId }
}

describe('an archive that is imported into another account', () => {
  it('has rows of every table that comes in again', () => {
    expect(Object.keys(ROWS).sort()).toEqual(restored.toSorted())
  })

  it.each(restored)('loses no field of %s, and brings the row in once', async (table) => {
    await fc.assert(
      fc.asyncProperty(ROWS[table] ?? fc.constant({}), async (row) => {
        const { rows, problems, items, again } = await roundTrip(table, row)
        expect(items).toMatchObject([{ table, state: 'new', unknown: [] }])
        expect(problems).toEqual([])
        expect(rows).toEqual([expected(table, row, 'ben')])
        const { quiet_from = null, mail } = row as { quiet_from?: unknown; mail?: unknown }
        const isStandIn = table === 'notification_settings' && quiet_from === null && mail === true
        expect(again).toEqual(isStandIn ? [] : ['duplicate'])
      }),
      { numRuns: 15 },
    )
  })

  it('names a field that this version does not know', async () => {
    const row = {
      id: 'm1',
      user_id: 'ann',
      ...recordOf({ item: 'Tires', date: '2026-03-05' }),
      torque_nm: 110,
    }
    const { items, rows } = await roundTrip('maintenance', row)
    expect(items).toMatchObject([{ state: 'new', unknown: ['torque_nm'] }])
    expect(rows).toMatchObject([{ item: 'Tires' }])
  })

  it('writes nothing where it cannot be read whether the account has a car of its own', async () => {
    const golf = { id: crypto.randomUUID(), user_id: 'ann', name: 'Golf', is_default: true }
    const ann = accountOf('ann', { vehicles: [golf] })
    const { bytes } = await collectArchive(ann.client, ann.person, new Date(0))
    const ben = accountOf('ben', {})
    const items = planImport(unpackArchive(bytes), 'ben', await fetchHeld(ben.client, 'ben'))
    expect(items).toMatchObject([{ table: 'vehicles', state: 'new' }])
    const lost = {
      from: () => ({
        select: () => ({ order: () => ({ range: () => ({ data: null, error: new Error('lost') }) }) }),
      }),
    }
    const cut = { ...ben.account, client: lost as unknown as typeof ben.client }
    const restored = await restore(cut, unpackArchive(bytes), items, () => undefined)
    expect(restored).toMatchObject({
      added: 0,
      problems: [{ problem: expect.stringContaining('did not answer') }],
    })
    expect(ben.rowsOf('vehicles')).toEqual([])
  })

  it('brings a record’s PDF and its pictures out and in, each as the file that it is, in their order', async () => {
    const files = new Map([
      ['1767600000000.pdf', new Blob(['%PDF-1.7 \u00ff'], { type: 'application/pdf' })],
      ['1767600000001.jpg', new Blob(['\u00ff\u00d8'], { type: 'image/jpeg' })],
      ['1767600000002.png', new Blob(['\u0089PNG'], { type: 'image/png' })],
    ])
    const names = [...files.keys()]
    const addresses = names.map((name) => `https://x/object/public/receipts/ann/${name}`)
    const maintenance = [
      {
        ...recordOf({ item: 'Oil Change', date: '2026-03-05', ...fileColumns(addresses) }),
        id: crypto.randomUUID(),
        user_id: 'ann',
      },
    ]
    const ann = accountOf('ann', { maintenance }, files)
    const { bytes, missing } = await collectArchive(ann.client, ann.person, new Date(0))
    // A device without a database; no receipt is among what is missing.
    expect(missing).toEqual(['data/obd_scans.json', 'data/obd_drives.json'])
    const archive = unpackArchive(bytes)
    const ben = accountOf('ben', {})
    const items = planImport(archive, 'ben', await fetchHeld(ben.client, 'ben'))
    await restore(ben.account, archive, items, () => undefined)
    const uploads = ben.uploads.map(async ({ path, type, bytes: content }) => [
      path,
      type,
      new Uint8Array(content),
    ])
    expect(await Promise.all(uploads)).toEqual(
      await Promise.all(
        [...files].map(async ([name, file]) => [
          `ben/${name}`,
          file.type,
          new Uint8Array(await file.arrayBuffer()),
        ]),
      ),
    )
    expect((ben.rowsOf('maintenance') as LogRecord[]).flatMap(filesOf)).toEqual(
      names.map((name) => `https://files/ben/${name}`),
    )
  })

  describe('a diagnosis with its recording', () => {
    const row = crypto.randomUUID()
    const there = 'https://x/storage/v1/object/public/receipts/ann'
    const audioUrl = `${there}/${row}.wav`
    const history = [
      { id: row, user_id: 'ann', type: 'audio', created_at: '2026-03-05', data: { audioUrl, confidence: 7 } },
    ]
    async function importFor(userId: string, file: Blob | null) {
      const ann = accountOf('ann', { history }, new Map(file ? [[`${row}.wav`, file]] : []))
      const archive = unpackArchive((await collectArchive(ann.client, ann.person, new Date(0))).bytes)
      const importer = accountOf(userId, {})
      const items = planImport(archive, userId, await fetchHeld(importer.client, userId))
      const { problems } = await restore(importer.account, archive, items, () => undefined)
      const [imported] = importer.rowsOf('history') as { id: string; data: Row }[]
      return { data: imported?.data, id: imported?.id, files: importer.files, problems, archive }
    }

    it('brings the file out once, and into the folder and under the row of who imports it', async () => {
      const { data, id, files, problems, archive } = await importFor('ben', new Blob(['RIFF']))
      expect(archive.receipts.size).toBe(0)
      expect([...files]).toEqual([[`ben/${id}.wav`, 'RIFF']])
      expect(data).toEqual({ audioUrl: `https://files/ben/${id}.wav`, confidence: 7 })
      expect([id === row, problems]).toEqual([false, []])
    })
    it('comes without, and says so, where the file is not there or is refused', async () => {
      const told = async (userId: string, file: Blob | null) => {
        const { data, problems } = await importFor(userId, file)
        return [data?.audioUrl, problems.map(({ problem }) => problem)]
      }
      const missing = 'Its recording is not in the file. The diagnosis itself is in.'
      expect(await told('ben', null)).toEqual([null, [missing]])
      expect(await told('ann', null)).toEqual([audioUrl, [missing]])
      expect(await told('ben', new Blob([new Uint8Array(MAX_SOUND_BYTES + 1)]))).toEqual([
        null,
        ['Its recording was refused. The diagnosis itself is in.'],
      ])
    })
  })

  it('keeps the address of a receipt that lies elsewhere, and says when its own is not in the file', async () => {
    const record = recordOf({ item: 'Tires', date: '2026-03-05' })
    const receiptAt = async (receipt_url: string) => {
      const { rows, problems } = await roundTrip('maintenance', { id: 'm1', ...record, receipt_url })
      return [rows[0]?.receipt_url, problems.map(({ problem }) => problem)]
    }
    const elsewhere = 'https://example.com/100%.jpg'
    expect(await receiptAt(elsewhere)).toEqual([elsewhere, []])
    expect(await receiptAt('https://x/object/public/receipts/ann/1.jpg')).toEqual([
      null,
      ['Its receipt is not in the file. The record itself is in.'],
    ])
  })
})
