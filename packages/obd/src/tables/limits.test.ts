import { describe, expect, it } from 'vitest'
import { type EngineNow, LIMITS, zoneAt, zonesOf } from './limits.table.ts'
import { pidRow } from './pids.table.ts'

const WARM: EngineNow = { rpm: 800, coolant: 90 }
const toneOf = (pid: number, value: number, now: EngineNow = WARM) =>
  zoneAt(zonesOf(pid, now), value)?.tone ?? null

describe('a limit of a value', () => {
  it.each([
    [109.9, null],
    [110, 'soon'],
    [117.9, 'soon'],
    [118, 'now'],
    [200, 'now'],
  ])('coolant of %s °C is %s', (celsius, tone) => {
    expect(toneOf(0x05, celsius)).toBe(tone)
  })
  it.each([
    [9.9, null],
    [10, 'soon'],
    [24.9, 'soon'],
    [25, 'now'],
  ])('a trim of %s %% either way is %s, on each of the four', (percent, tone) => {
    for (const pid of [0x06, 0x07, 0x08, 0x09])
      expect([toneOf(pid, percent), toneOf(pid, -percent)]).toEqual([tone, tone])
  })
  it('of a trim holds only where the engine is warm enough to correct, or its temperature is not told', () => {
    expect(toneOf(0x06, 30, { ...WARM, coolant: 59 })).toBeNull()
    expect(toneOf(0x06, 30, { ...WARM, coolant: 60 })).toBe('now')
    expect(toneOf(0x06, 30, { ...WARM, coolant: null })).toBe('now')
  })
  it.each([
    ['running', 800, 12.6, null],
    ['running', 800, 12.5, 'soon'],
    ['running', 800, 14.9, null],
    ['running', 800, 15, 'soon'],
    ['turned by the starter', 250, 9.8, null],
    ['off', 0, 12.3, null],
    ['off', 0, 12.2, 'soon'],
    ['not told', null, 12.4, null],
    ['not told', null, 12.2, 'soon'],
  ])('of the voltage with the engine %s (%s rpm): %s V is %s', (_, rpm, volts, tone) => {
    expect(toneOf(0x42, volts, { ...WARM, rpm })).toBe(tone)
  })
  it('stands for no other value, and has a source', () => {
    for (const pid of [0x04, 0x0c, 0x0d, 0x0f, 0x11, 0x2f]) expect(zonesOf(pid, WARM)).toEqual([])
    for (const { source } of Object.values(LIMITS)) expect(source.length).toBeGreaterThan(20)
  })
  it.each([0x05, 0x06, 0x07, 0x08, 0x09, 0x42])('of PID %s is in the unit of its field', (pid) => {
    const content = pidRow(pid)?.content
    const [field] = content?.kind === 'numbers' ? content.fields : []
    const units = { 5: '°C', 66: 'V' } as Record<number, string>
    expect(field?.unit).toBe(units[pid] ?? '%')
  })
})
