import { describe, expect, it } from 'vitest'
import { parametersIn, valuesOf } from '../readings/parameters.ts'
import { chooseCharacteristics } from './bluetooth.table.ts'
import { GAUGES, PIDS, pidRow } from './pids.table.ts'

const bytes = (...data: number[]) => Uint8Array.from(data)

describe('the PID table', () => {
  it('names each PID once', () => {
    expect(new Set(PIDS.map(({ pid }) => pid)).size).toBe(PIDS.length)
  })
  it.each(PIDS.map((row) => [row.pid.toString(16), row] as const))(
    '%s has fields inside its length and a range',
    (_, row) => {
      if (row.content.kind !== 'numbers') return
      for (const field of row.content.fields) {
        if (row.bytes !== null) expect(field.at + field.bytes).toBeLessThanOrEqual(row.bytes)
        expect(field.min).toBeLessThan(field.max)
      }
    },
  )
  it('gives each gauge a place of its own, and a scale inside what its one number can be', () => {
    expect(GAUGES.map(({ gauge }) => gauge.place)).toEqual(GAUGES.map((_, index) => index + 1))
    for (const { content, gauge } of GAUGES) {
      const [field, ...others] = content.kind === 'numbers' ? content.fields : []
      expect([field?.label, others, gauge.from < gauge.to]).toEqual(['', [], true])
      expect(gauge.from).toBeGreaterThanOrEqual(field?.min ?? Number.NaN)
      expect(gauge.to).toBeLessThanOrEqual(Math.ceil(field?.max ?? Number.NaN))
    }
  })
  it.each(
    PIDS.filter(({ bytes: length }) => length !== null).map((row) => [row.pid.toString(16), row] as const),
  )('%s: a frame one byte short is an error, never padded', (_, row) => {
    const short = new Uint8Array((row.bytes ?? 1) - 1)
    expect(valuesOf(row.pid, short)).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'short' },
    })
  })
  it('does not read a coolant of -40 °C out of nothing', () => {
    expect(valuesOf(0x05, bytes())).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'short' },
    })
  })
  it('leaves out sensors that their support bits say are not there', () => {
    expect(valuesOf(0x67, bytes(0x01, 0x7b, 0x00))).toEqual({
      kind: 'complete',
      value: [{ label: 'sensor 1', value: 83, unit: '°C' }],
    })
  })
  it('gives exhaust flow in kg/h', () => {
    expect(valuesOf(0x9e, bytes(0x00, 0x20))).toEqual({
      kind: 'complete',
      value: [{ label: '', value: expect.closeTo(6.4), unit: 'kg/h' }],
    })
  })
  it('gives every PID whose layout a source states its values; the rest stays hex', () => {
    const hex = PIDS.filter(({ content }) => content.kind === 'raw').map(({ pid }) => pid)
    expect(hex).toEqual([0xa3])
  })
  it('tells states in words, as far as their support bits say that they are told', () => {
    const told = (pid: number, ...data: number[]) => {
      const reading = valuesOf(pid, bytes(...data))
      return reading.kind !== 'failed'
        ? reading.value.map(({ label, value }) => [label, value])
        : reading.failure
    }
    expect(told(0x65, 0x1d, 0x49)).toEqual([
      ['power take-off', 'on'],
      ['manual transmission', 'in neutral or clutch pressed'],
      ['glow plug lamp', 'on'],
      ['recommended gear', '4'],
    ])
    expect(told(0x92, 0x03, 0x02)).toEqual([
      ['pressure 1', 'open loop'],
      ['injection quantity 1', 'closed loop'],
    ])
    expect(told(0x8b, 0x13, 0x03, 0xff, 0, 0, 0, 0)).toEqual([
      ['filter’s way to its next regeneration', 100],
      ['particulate filter', 'regenerating'],
      ['regeneration', 'active'],
    ])
    const inducement = told(0x88, 0x82, 0x20, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0)
    expect(inducement).toEqual(
      expect.arrayContaining([
        ['inducement', 'active'],
        ['wrong reagent, now', 'yes'],
        ['reagent low, now', 'no'],
        ['wrong reagent, one block before', 'yes'],
        ['wrong reagent, in this block', 'no'],
      ]),
    )
  })
  it('tells no state of a byte that an older car does not send, nor one that is reserved', () => {
    const pressures = [0x27, 0x0c, 0x80, 0x0c, 0x80, 0, 0, 0, 0]
    const states = (data: readonly number[]) => {
      const reading = valuesOf(0x70, bytes(...data))
      return reading.kind !== 'failed'
        ? reading.value.flatMap(({ unit, label, value }) => (unit === null ? [[label, value]] : []))
        : null
    }
    expect(states(pressures)).toEqual([])
    expect(states([...pressures, 0x02])).toEqual([['control A', 'closed loop, no fault']])
    expect(states([...pressures, 0x0e])).toEqual([
      ['control A', 'closed loop, no fault'],
      ['control B', 'fault: the pressures are unreliable'],
    ])
  })
  it('tells the two layouts of a run time apart by their length, and reads no third', () => {
    const one = valuesOf(0x81, bytes(0x01, 0, 0, 0x0e, 0x10, ...Array(16).fill(0)))
    expect(one).toEqual({ kind: 'complete', value: [{ label: 'device 1', value: 3600, unit: 's' }] })
    const two = valuesOf(
      0x82,
      bytes(0x02, ...Array(8).fill(0), 0, 0, 0, 60, 0, 0, 0, 5, ...Array(24).fill(0)),
    )
    expect(two).toMatchObject({ value: [{ label: 'device 7, timer 1', value: 60 }, { value: 5 }] })
    expect(valuesOf(0x81, bytes(1, 2, 3))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'unknown' },
    })
  })
  it('leaves out a NOx value that the sensor says it does not have now', () => {
    expect(valuesOf(0xa1, bytes(0x13, 0, 90, 0, 80, 0, 0, 0, 0))).toEqual({
      kind: 'complete',
      value: [{ label: 'bank 1, sensor 2', value: 80, unit: 'ppm' }],
    })
  })
  it('reads a falling pressure over the particulate filter as negative', () => {
    expect(valuesOf(0x7a, bytes(0x01, 0xff, 0x9c, 0, 0, 0, 0))).toEqual({
      kind: 'complete',
      value: [{ label: 'pressure difference', value: -1, unit: 'kPa' }],
    })
  })
  it('shows what is known by length alone as hex', () => {
    expect(valuesOf(0xa3, bytes(1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual({
      kind: 'complete',
      value: [{ label: '', value: '010203040506070809', unit: null }],
    })
    expect(pidRow(0xff)).toBeNull()
  })
})

describe('answers to several PIDs', () => {
  it('stops at what it cannot take apart instead of guessing', () => {
    const parameters = parametersIn(bytes(0x41, 0x0c, 0x1a, 0xf8, 0xee, 0x05), [0x0c, 0x05])
    expect([...parameters.keys()]).toEqual([0x0c])
  })
  it('reports the last one as short when the answer was cut', () => {
    expect(parametersIn(bytes(0x41, 0x0d, 0x28, 0x0c, 0x1a), [0x0c, 0x0d]).get(0x0c)).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'short' },
    })
  })
})

describe('Bluetooth characteristics', () => {
  const characteristic = (uuid: string, ...has: string[]) => ({
    uuid,
    notify: has.includes('notify'),
    indicate: has.includes('indicate'),
    write: has.includes('write'),
    writeWithoutResponse: has.includes('writeWithoutResponse'),
  })
  it('are chosen by property, also where a device swaps them', () => {
    const swapped = [characteristic('fff1', 'writeWithoutResponse'), characteristic('fff2', 'notify')]
    expect(chooseCharacteristics(swapped)).toMatchObject({ listen: { uuid: 'fff2' }, send: { uuid: 'fff1' } })
  })
  it('may be one for both', () => {
    const both = characteristic('ffe1', 'notify', 'write')
    expect(chooseCharacteristics([both])).toEqual({ listen: both, send: both })
  })
  it('are refused where there is nothing to listen to', () => {
    expect(chooseCharacteristics([characteristic('fff2', 'write')])).toBeNull()
  })
})
