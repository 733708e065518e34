import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { ELM327 } from '../../testing/faults.ts'
import { connect } from '../connection.ts'
import type { OwnReading } from '../live/own-rounds.ts'
import { type OwnValue, ownValuesTable, readOwnValues, unitOfHeader } from './own-values.ts'

const HEADING = ['Name', 'ShortName', 'ModeAndPID', 'Equation', 'Min Value', 'Max Value', 'Units', 'Header']
const row = (changes: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    Name: 'Gearbox temperature',
    ShortName: 'ATF',
    ModeAndPID: '0x221940',
    Equation: 'A-40',
    'Min Value': '-40',
    'Max Value': '215',
    Units: '°C',
    Header: '7E1',
    ...changes,
  }
  return HEADING.map((column) => cells[column] ?? '')
}

describe('a file of own values', () => {
  it('is read by its heading, in any order of columns, or without one in the usual order', () => {
    const value = {
      name: 'Gearbox temperature',
      shortName: 'ATF',
      request: '221940',
      equation: 'A-40',
      min: -40,
      max: 215,
      unit: '°C',
      header: '7E1',
    }
    expect(readOwnValues([HEADING, row()])).toEqual({ values: [value], refused: [] })
    expect(readOwnValues([row()])).toEqual({ values: [value], refused: [] })
    expect(readOwnValues([[...HEADING].reverse(), [...row()].reverse()])).toEqual({
      values: [value],
      refused: [],
    })
  })
  it('goes out and in again unchanged', () => {
    const { values } = readOwnValues([HEADING, row(), row({ Name: 'Other', Header: '', ModeAndPID: '010C' })])
    expect(values).toHaveLength(2)
    expect(readOwnValues(ownValuesTable(values))).toEqual({ values, refused: [] })
  })
  it.each([
    [{ Name: '' }, 'no name'],
    [{ ModeAndPID: 'hello' }, 'no request in hex'],
    [{ ModeAndPID: '' }, 'no request in hex'],
    [{ ModeAndPID: '03' }, 'does not send service 03'],
    [{ ModeAndPID: '04' }, 'does not send service 04'],
    [{ ModeAndPID: '14FFFFFF' }, 'does not send service 14'],
    [{ ModeAndPID: '2E1234FF' }, 'does not send service 2E'],
    [{ ModeAndPID: '2F1234' }, 'does not send service 2F'],
    [{ ModeAndPID: '3101FF00' }, 'does not send service 31'],
    [{ ModeAndPID: '1003' }, 'does not send service 10'],
    [{ ModeAndPID: '22194011' }, 'names its value by 2 bytes'],
    [{ ModeAndPID: '010C0D' }, 'names its value by 1 byte'],
    [{ Equation: 'A+' }, 'cannot be read at sign 3'],
    [{ Header: 'ZZZ' }, 'no header of one unit'],
    [{ Header: '7FF' }, 'no header of one unit'],
    [{ 'Min Value': '9', 'Max Value': '9' }, 'below its greatest'],
    [{ 'Max Value': 'many' }, 'below its greatest'],
    [{ Name: 'x'.repeat(81) }, 'longer than 80 signs'],
  ])('refuses the row with %j: %s', (changes, why) => {
    const { values, refused } = readOwnValues([HEADING, row({ Name: 'Fine' }), row(changes)])
    expect(values.map(({ name }) => name)).toEqual(['Fine'])
    expect(refused).toEqual([{ line: 3, name: expect.anything(), why: expect.stringContaining(why) }])
  })
  it('refuses a row that starts a diagnostic session, a second one of the same name, and more than 200', () => {
    const session = [...row(), '10C0', '']
    expect(readOwnValues([[...HEADING, 'startDiagnostic', 'stopDiagnostic'], session]).refused).toMatchObject(
      [{ line: 2, why: expect.stringContaining('diagnostic session') }],
    )
    expect(readOwnValues([row(), row()]).refused).toMatchObject([{ line: 2 }])
    const many = Array.from({ length: 201 }, (_, index) => row({ Name: `Value ${index}` }))
    expect(readOwnValues(many)).toMatchObject({ values: { length: 200 }, refused: [{ line: 201 }] })
  })
  it('knows under which name the unit behind a header answers', () => {
    expect(['7E0', '07E0', '7C0', '18DA10F1', 'DA10F1', '7FF', '123456'].map(unitOfHeader)).toEqual([
      '7E8',
      '7E8',
      '7C8',
      '18DAF110',
      '18DAF110',
      null,
      null,
    ])
  })
})

async function live(model: CarModel, own: readonly OwnValue[], wanted: number, chip = ELM327) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock, chip })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'own' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const { connection } = connected
  const readings: OwnReading[] = []
  const other: number[] = []
  const polling = connection.live({
    pids: [0x0c],
    onReadings: (values) => other.push(...values.map(({ pid }) => pid)),
    own,
    onOwn: (values) => {
      readings.push(...values)
      if (new Set(readings.map(({ name }) => name)).size === wanted) polling.stop()
    },
  })
  const ended = await clock.until(polling.ended)
  const codes = await clock.until(connection.codes())
  return { adapter, readings, other, ended, codes }
}

const own = (changes: Partial<OwnValue>): OwnValue => ({
  name: 'Own',
  shortName: '',
  request: '010C',
  equation: 'A',
  min: 0,
  max: 255,
  unit: '',
  header: '',
  ...changes,
})

describe('own values while live', () => {
  it('are computed from the answer of the unit that they name, beside those of the car', async () => {
    const { readings, other, ended, codes } = await live(
      CARS.petrolTwoUnits,
      [
        own({ name: 'Speed of the engine', request: '010C', equation: '(A*256+B)/4', header: '7E1' }),
        own({ name: 'Coolant', request: '0105', equation: 'A-40', header: '7E0' }),
      ],
      2,
    )
    expect(ended).toBeNull()
    expect(Object.fromEntries(readings.map(({ name, value }) => [name, value]))).toEqual({
      'Speed of the engine': 775,
      Coolant: 83,
    })
    expect(other).toContain(0x0c)
    expect(codes.kind).toBe('complete')
  })
  it('reach a unit at an address of the maker, long answers too, and leave the adapter as it was', async () => {
    const { adapter, readings, codes } = await live(
      CARS.makersUnit,
      [
        own({ name: 'Short', request: '22D100', equation: 'A*256+B', header: '7C0' }),
        own({ name: 'Long', request: '22D101', equation: 'L', header: '7C0' }),
      ],
      2,
    )
    expect(Object.fromEntries(readings.map(({ name, value }) => [name, value]))).toEqual({
      Short: 0x0a1b,
      Long: 0xbb,
    })
    const set = adapter.received.indexOf('ATSH7C0')
    expect(adapter.received.slice(set, set + 6)).toEqual([
      'ATSH7C0',
      'ATCRA7C8',
      'ATFCSH7C0',
      'ATFCSD300000',
      'ATFCSM1',
      '22D100',
    ])
    const reset = adapter.received.lastIndexOf('ATCRA')
    expect(adapter.received.slice(reset - 1, reset + 2)).toEqual(['ATFCSM0', 'ATCRA', 'ATSH7DF'])
    expect(codes).toMatchObject({ kind: 'complete' })
  })
  it('with an adapter that lacks flow control by hand are the short ones, and codes are read afterwards', async () => {
    const chip = { ...ELM327, lacks: /^ATFC/ }
    const { readings, codes } = await live(
      CARS.makersUnit,
      [own({ name: 'Short', request: '22D100', equation: 'B', header: '7C0' })],
      1,
      chip,
    )
    expect(readings[0]).toMatchObject({ name: 'Short', value: 0x1b })
    expect(codes.kind).toBe('complete')
  })
  it('with an adapter that hears no other address have no value, and codes are read afterwards', async () => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({
      car: simulatedCar(CARS.makersUnit),
      clock,
      chip: { ...ELM327, lacks: /^AT(CRA|FC)/ },
    })
    const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'own' }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    const answer = await clock.until(
      connected.connection.ask({ unit: '7C8', service: 0x22, parameters: [0xd1, 0x00] }),
    )
    expect(answer).toMatchObject({
      kind: 'failed',
      failure: { kind: 'noAnswer', statuses: ['unknownCommand'] },
    })
    expect(adapter.received).not.toContain('22D100')
    expect(await clock.until(connected.connection.codes())).toMatchObject({ kind: 'complete' })
  })
})
