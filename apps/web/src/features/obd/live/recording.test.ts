import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { valuesOfferedBy } from './choices.ts'
import { addSamples, emptyRecording, MAX_SAMPLES, recordingAsCsv } from './recording.ts'

const ofEngine = (pids: readonly number[]) => valuesOfferedBy(new Map([['7E8', pids]]))
const values = ofEngine([0x0c, 0x05, 0x0d])
const AT = Date.UTC(2026, 4, 1, 10)

describe('a recording', () => {
  it('is a row for each answer, a column for each recorded value, and fills in nothing', () => {
    const recording = emptyRecording(AT)
    addSamples(recording, [
      { seconds: 0.5, id: '7E8 0C', value: 850.25 },
      { seconds: 0.5, id: '7E8 05', value: 83 },
    ])
    addSamples(recording, [{ seconds: 1, id: '7E8 0C', value: 900 }])
    recording.marks.push(0.75)
    expect(recordingAsCsv(recording, values, unitsOf(NO_PREFERENCES)).split('\r\n')).toEqual([
      '\uFEFFTime,Seconds,Mark,Engine speed (rpm),Coolant temperature (°F)',
      '2026-05-01T10:00:00.500Z,0.500,,850.25,181.40',
      '2026-05-01T10:00:00.750Z,0.750,Mark 1,,',
      '2026-05-01T10:00:01.000Z,1.000,,900.00,',
      '',
    ])
  })
  it('quotes names with commas', () => {
    const recording = emptyRecording(AT)
    addSamples(recording, [{ seconds: 0, id: '7E8 66 sensor A', value: 1 }])
    expect(
      recordingAsCsv(recording, ofEngine([0x66]), unitsOf({ ...NO_PREFERENCES, distance_unit: 'km' })),
    ).toContain('"Mass air flow sensors, sensor A (g/s)"')
  })
  it('says when it is full, and takes no more', () => {
    const recording = emptyRecording(AT)
    const sample = { seconds: 0, id: '7E8 0C', value: 1 }
    expect(addSamples(recording, Array(MAX_SAMPLES - 1).fill(sample))).toBe(true)
    expect(addSamples(recording, [sample, sample])).toBe(false)
    expect(recording.samples).toHaveLength(MAX_SAMPLES)
  })
})
