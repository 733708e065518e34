import { fieldsOf, type LogRecord, readFile, recordOf, serialiseLog } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { isOfCar } from '../backend/car/car.ts'
import type { Car } from '../offline/garage/table.ts'
import type { LogRow } from '../offline/log/table.ts'
import { type Choices, LEFT_OUT } from './choices.ts'
import { type Garage, partFile } from './parted.ts'

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
const file = serialiseLog(rows, 'mi', (each) =>
  [golf, jazz]
    .filter((one) => isOfCar(each, one))
    .map(({ name }) => name ?? '')
    .join(),
)
const CHOICES: Choices = {
  distanceUnit: 'mi',
  volumeUnit: 'us_gal',
  currency: 'USD',
  mappings: {},
  cars: {},
  edited: 'mine',
}
const readText = (text: string) => readFile(lines(text), CHOICES)
const content = readText(file)
const garage: Garage = { cars: [golf, jazz], shown: jazz, log: [], fillUps: [] }
const partIn = (of: Garage, from = content, choices = CHOICES) => partFile(from, choices, of)
const where = ({ records }: ReturnType<typeof partFile>) =>
  records.fresh.map(({ item, carId }) => [item, carId])

describe('a file of several cars', () => {
  it('brings each line back to its car, whichever is shown', () => {
    expect(where(partIn(garage))).toEqual([
      ['Oil Change', 'golf'],
      ['Battery', 'jazz'],
      ['Coolant', 'golf'],
    ])
    expect(content.records.map(fieldsOf)).toEqual(rows.map(fieldsOf))
  })
  it('stores the address of a receipt, not the link of the file, and knows the row by it', () => {
    const address = 'https://t.example/storage/v1/object/public/receipts/ann/1.jpg'
    const link = `${address.replace('public', 'sign')}?token=a.b.c`
    const told = (receipt_url: string) => ({ ...row('Oil Change', 'golf'), receipt_url })
    const linked = readText(serialiseLog([told(link)], 'mi'))
    const shown = { ...garage, shown: golf }
    expect(partIn(shown, linked).records.fresh).toMatchObject([{ receipt_url: address }])
    expect(partIn({ ...shown, log: [told(address)] }, linked).records).toMatchObject({ fresh: [], known: 1 })
    const both = { ...told(link), extra_files: `${link} https://x.example/2.pdf` }
    expect(partIn(shown, readText(serialiseLog([both], 'mi'))).records.fresh).toMatchObject([
      { receipt_url: address, extra_files: `${address} https://x.example/2.pdf` },
    ])
    const elsewhere = readText(serialiseLog([told('https://x.example/1.jpg?a=b')], 'mi'))
    expect(partIn(shown, elsewhere).records.fresh).toMatchObject([
      { receipt_url: 'https://x.example/1.jpg?a=b' },
    ])
  })
  it('doubles nothing, and another car’s row is not its own', () => {
    expect(partIn({ ...garage, log: rows }).records).toMatchObject({ fresh: [], known: 3, edited: [] })
    expect(partIn({ ...garage, log: [row('Oil Change', 'jazz')] }).records).toMatchObject({ known: 0 })
  })
  it('asks where the garage knows no such car, or two of them, and brings nothing of it until then', () => {
    const unknown = readText('Item,Date,Car\r\nOil,2024-01-01,Blue Golf\r\nTires,2024-01-02,Red Golf\r\n')
    const [blue = '', red = ''] = unknown.cars.map(({ key }) => key)
    const alone = partIn({ ...garage, cars: [jazz] }, unknown)
    expect([...alone.targets]).toEqual([
      [blue, undefined],
      [red, undefined],
    ])
    expect(where(alone)).toEqual([])
    const twins = { ...garage, cars: [golf, jazz, car('third', 'Blue Golf')] }
    expect(partIn(twins, unknown).targets.get(blue)).toBeUndefined()
    const cars = { [blue]: 'jazz', [red]: LEFT_OUT }
    expect(where(partIn({ ...garage, cars: [jazz] }, unknown, { ...CHOICES, cars }))).toEqual([
      ['Oil', 'jazz'],
    ])
  })
  it('of one car has no such column', () => {
    expect(serialiseLog(rows, 'mi')).not.toContain('Car\r\n')
  })
})

it('two fuels of one car go to it by their kind; one that nobody knows is asked about, the one that is filled most goes to the car', () => {
  const table = (fuel: string) =>
    readText(
      `Date,Odometer (km),Liters,Fuel type\r\n2024-01-01,100,40,${fuel}\r\n2024-01-02,200,41,LPG\r\n2024-01-03,300,40,LPG\r\n`,
    )
  const petrol = table('Petrol')
  expect(petrol.cars).toHaveLength(1)
  const { fillUps } = partIn({ ...garage, cars: [golf], shown: golf }, petrol)
  expect(fillUps.fresh.map(({ energy, carId }) => [energy, carId])).toEqual([
    ['gasoline', 'golf'],
    ['lpg', 'golf'],
    ['lpg', 'golf'],
  ])
  const bifuel = table('Blue')
  expect(bifuel.cars.map(({ fuel, fillUps }) => [fuel, fillUps])).toEqual([
    ['Blue', 1],
    [null, 2],
  ])
  expect([...partIn({ ...garage, cars: [golf], shown: golf }, bifuel).targets.values()]).toEqual([
    undefined,
    'golf',
  ])
})

it('a fill-up that was changed since keeps its kind where the file says none', () => {
  const fillUp = {
    id: 'f',
    vehicle_id: 'golf',
    date: '2024-01-01',
    odometer: 100,
    odometer_unit: 'km',
    amount: 40,
  }
  const before = { ...fillUp, amount_unit: 'l', energy: 'lpg' } as Garage['fillUps'][number]
  const one = { ...garage, cars: [golf], shown: golf, fillUps: [before] }
  const { fillUps } = partIn(one, readText('Date,Odometer (km),Liters\r\n2024-01-01,100,41\r\n'))
  expect(fillUps.edited.map(({ row: line }) => [line.amount, line.energy])).toEqual([[41, 'lpg']])
})

it('a line that was changed since it came in is asked about, and not doubled', () => {
  const text = 'Item,Date,Mileage,Notes\r\nOil,2024-01-01,100,new\r\nTires,2024-01-02,200,\r\n'
  const before = { ...row('Oil', 'golf'), date: '2024-01-01', mileage: 100, notes: 'old' }
  const one = { ...garage, cars: [golf], shown: golf, log: [before] }
  const { records } = partIn(one, readText(text))
  expect(records.fresh.map(({ item }) => item)).toEqual(['Tires'])
  expect(records.edited.map(({ row: line, other }) => [line.notes, other.notes])).toEqual([['new', 'old']])
})
