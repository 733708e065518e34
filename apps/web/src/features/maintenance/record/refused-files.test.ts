import { logFields, readFile, recordOf, serialiseLog } from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { describe, expect, it } from 'vitest'
import type { LogEntry, LogRow } from '../../../offline/log/table.ts'
import { readCsvText } from '../../../platform/files/csv-file.ts'
import { refusedFiles } from './refused-files.ts'

const DAY = '2026-03-05'
const record = { ...fullRow(logFields), receipt_url: null, extra_files: null }
const row: LogRow = {
  ...record,
  id: 'a',
  user_id: 'ann',
  vehicle_id: null,
  created_at: '2026-03-05T14:07:00+00:00',
}
const receipt = { path: 'ann/1.jpg', bytes: new TextEncoder().encode('jpeg').buffer, type: 'image/jpeg' }

function entry(part: Pick<LogEntry, 'kind' | 'work'>): LogEntry {
  const rest = {
    id: 'e',
    ownerId: 'ann',
    queuedAtMs: 1,
    attempts: 1,
    problem: { code: 'refused', message: '' },
  }
  return { ...rest, ...part } as LogEntry
}

/** What the log's own import makes of the file. */
async function imported(part: Pick<LogEntry, 'kind' | 'work'>, rows: LogRow[] = []) {
  const [log] = refusedFiles(entry(part), rows, DAY, 'km')
  const { lines } = readCsvText((await log?.content.text())?.replace(/^\uFEFF/, '') ?? '')
  return readFile(lines, { distanceUnit: 'mi', volumeUnit: 'l', currency: 'USD' }).records.map((each) =>
    recordOf(each),
  )
}

describe('a refused change as files', () => {
  it('holds every record that was added, with all fields, as the log imports them', async () => {
    const second = { ...record, item: 'Tires', notes: null }
    const work = { rows: [record, second].map((each, n) => ({ id: `${n}`, ...each })) }
    expect(await imported({ kind: 'maintenance.add', work })).toEqual([recordOf(record), recordOf(second)])
  })

  it('holds an odometer reading', async () => {
    const reading = recordOf({ item: 'Mileage Update', date: DAY, mileage: 41_000 })
    expect(
      await imported({ kind: 'maintenance.add', work: { rows: [{ id: 'm', ...reading }], isReading: true } }),
    ).toEqual([{ ...reading, mileage_km: 65_983 }])
  })

  it('holds the edited record as it would be, also where the record is gone', async () => {
    const work = { id: 'a', name: record.item, changes: { notes: 'new' }, before: { notes: 'old' } }
    expect(await imported({ kind: 'maintenance.edit', work }, [row])).toEqual([
      recordOf({ ...record, notes: 'new' }),
    ])
    const gone = refusedFiles(entry({ kind: 'maintenance.edit', work }), [], DAY, 'km')
    const expected = recordOf({ item: record.item, date: '', notes: 'new' })
    expect(`\uFEFF${await gone[0]?.content.text()}`).toBe(serialiseLog([expected], 'km'))
  })

  it('holds the files that were not uploaded', async () => {
    const work = { rows: [{ id: 'a', ...record }], files: [receipt, { ...receipt, path: 'ann/2.pdf' }] }
    const files = refusedFiles(entry({ kind: 'maintenance.add', work }), [], DAY, 'km')
    expect(files.map(({ name }) => name)).toEqual([
      `tappet-refused-change-${DAY}.csv`,
      'tappet-receipt-1.jpg',
      'tappet-receipt-2.pdf',
    ])
    expect(await files[1]?.content.text()).toBe('jpeg')
  })

  it.each<Pick<LogEntry, 'kind' | 'work'>>([
    { kind: 'maintenance.delete', work: { rows: [{ id: 'a', ...record }] } },
  ])('is none for what the server still has: $kind', (part) => {
    expect(refusedFiles(entry(part), [], DAY, 'km')).toEqual([])
  })
})
