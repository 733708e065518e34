import { fieldsOf, type LogRecord, readLog, recordOf, serialiseLog } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { isOfCar } from '../../../backend/car/car.ts'
import type { Car } from '../../../offline/garage/table.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { partByCar } from './by-car.ts'

const car = (id: string, name: string, is_default = false) =>
  ({ id, name, make: null, model: null, year: null, is_default, retired_at: null }) as Car
const golf = car('golf', 'Blue Golf', true)
const jazz = car('jazz', '=Jazz, "red"')
const record = (item: string): LogRecord => recordOf({ item, date: '2026-03-05', mileage: 62_000 })
const row = (item: string, vehicle_id: string | null): LogRow => ({
  ...record(item),
  id: `${item} ${vehicle_id}`,
  user_id: 'ann',
  vehicle_id,
  created_at: '2026-03-05T14:07:00Z',
})

/** A file as a reader of CSV gives it; no cell of it spans lines. */
const lines = (file: string) =>
  file.split('\r\n').map((text, index) => ({
    line: index + 1,
    cells: [...text.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  }))
const rows = [row('Oil Change', 'golf'), row('Battery', 'jazz'), row('Coolant', null)]
const file = serialiseLog(rows, (each) =>
  [golf, jazz]
    .filter((one) => isOfCar(each, one))
    .map(({ name }) => name ?? '')
    .join(),
)
const read = readLog(lines(file), { distanceUnit: 'mi' })
const garage = { cars: [golf, jazz], shown: jazz, log: [] as LogRow[] }
const where = ({ fresh }: ReturnType<typeof partByCar>) => fresh.map(({ item, carId }) => [item, carId])

describe('a file of several cars', () => {
  it('brings each line back to its car, whichever is shown', () => {
    expect(where(partByCar(read, garage))).toEqual([
      ['Oil Change', 'golf'],
      ['Battery', 'jazz'],
      ['Coolant', 'golf'],
    ])
    expect(read.records.map(fieldsOf)).toEqual(rows.map(fieldsOf))
  })
  it('stores the address of a receipt, not the link of the file, and knows the row by it', () => {
    const stored = 'https://t.example/storage/v1/object/public/receipts/ann/1.jpg'
    const link = `${stored.replace('public', 'sign')}?token=a.b.c`
    const told = (receipt_url: string) => ({ ...row('Oil Change', 'golf'), receipt_url })
    const linked = readLog(lines(serialiseLog([told(link)])), { distanceUnit: 'mi' })
    const shown = { ...garage, shown: golf }
    expect(partByCar(linked, shown).fresh).toMatchObject([{ receipt_url: stored }])
    expect(partByCar(linked, { ...shown, log: [told(stored)] })).toMatchObject({ fresh: [], known: 1 })
    const elsewhere = readLog(lines(serialiseLog([told('https://x.example/1.jpg?a=b')])), {
      distanceUnit: 'mi',
    })
    expect(partByCar(elsewhere, shown).fresh).toMatchObject([{ receipt_url: 'https://x.example/1.jpg?a=b' }])
  })
  it('doubles nothing, and another car’s row is not its own', () => {
    expect(partByCar(read, { ...garage, log: rows })).toMatchObject({ fresh: [], known: 3, strangers: [] })
    const other = [row('Oil Change', 'jazz')]
    expect(partByCar(read, { ...garage, log: other })).toMatchObject({ known: 0 })
  })
  it('goes to the car that is shown where the garage knows no such car, or two of them, and says so', () => {
    const alone = partByCar(read, { ...garage, cars: [jazz] })
    expect(where(alone)[0]).toEqual(['Oil Change', 'jazz'])
    expect(alone.strangers).toEqual(['Blue Golf'])
    const twice = partByCar(read, { ...garage, cars: [golf, jazz, car('third', 'Blue Golf')] })
    expect(twice.strangers).toEqual(['Blue Golf'])
  })
  it('of one car has no such column', () => {
    expect(serialiseLog(rows)).not.toContain('Car\r\n')
  })
})
