import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { valuesOfferedBy } from './choices.ts'
import { durationText, type Recording, tracksFrom } from './drive.ts'
import { driveAsCsv } from './drive-csv.ts'
import { driveWords } from './drive-summary.ts'

const [rpm, coolant] = valuesOfferedBy(new Map([['7E8', [0x0c, 0x05]]]))
if (!rpm || !coolant) throw new Error('two values')
const AT = Date.UTC(2026, 4, 1, 10)
const AMERICAN = unitsOf(NO_PREFERENCES)

const recording: Recording = {
  startedAtMs: AT,
  tracks: [
    { value: rpm, times: [0.5, 1], values: [850.25, 900] },
    { value: coolant, times: [0.5, 61], values: [83, 120] },
  ],
  marks: [0.75, 61],
}

describe('a drive as CSV', () => {
  it('is a row for each answer, a column for each value, and fills in nothing', () => {
    expect(driveAsCsv(recording, AMERICAN).split('\r\n')).toEqual([
      '\uFEFFTime,Seconds,Mark,Engine speed (rpm),Coolant temperature (°F)',
      '2026-05-01T10:00:00.500Z,0.500,,850.25,181.40',
      '2026-05-01T10:00:00.750Z,0.750,Mark 1,,',
      '2026-05-01T10:00:01.000Z,1.000,,900.00,',
      '2026-05-01T10:01:01.000Z,61.000,Mark 2,,248.00',
      '',
    ])
  })
  it('quotes names with commas', () => {
    const [value] = valuesOfferedBy(new Map([['7E8', [0x66]]]))
    if (!value) throw new Error('a value')
    const tracks = [{ value, times: [0], values: [1] }]
    const csv = driveAsCsv({ ...recording, tracks }, unitsOf({ ...NO_PREFERENCES, distance_unit: 'km' }))
    expect(csv).toContain('"Mass air flow sensors, sensor A (g/s)"')
  })
})

describe('a drive', () => {
  it('of pieces is what was written, in order, without what a piece lacks', () => {
    const part = (times: number[], values: number[]) => ({
      times: Float64Array.from(times),
      values: Float64Array.from(values),
    })
    const pieces = [
      { [rpm.id]: part([0, 1], [800, 810]), [coolant.id]: part([0], [80]) },
      { [rpm.id]: part([2], [820]) },
    ]
    expect(tracksFrom([rpm, coolant], pieces)).toEqual([
      { value: rpm, times: [0, 1, 2], values: [800, 810, 820] },
      { value: coolant, times: [0], values: [80] },
    ])
  })
  it('in words tells least, greatest, what was beyond its limits, and the marks', () => {
    expect(driveWords(recording, 61, AMERICAN).split('\n')).toEqual([
      'Live values over 1:01',
      'Engine speed: 850 to 900 rpm',
      'Coolant temperature: 181 to 248 °F, outside its limits for 50 % of the drive',
      'Mark 1 at 0:00',
      'Mark 2 at 1:01',
    ])
  })
  it.each([
    [-1, '0:00'],
    [245.9, '4:05'],
    [3_845, '1:04:05'],
  ])('of %s s is written %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text)
  })
})
