import { NOTHING_SENSED, openCase, sense, withAnswer, withoutFinding } from '@tappet/diagnosis/differential'
import { describe, expect, it } from 'vitest'
import { chipsOf, renewedIn } from './chips.ts'

const log = {
  records: [{ item: 'Brake Pads', date: '2026-10-01', mileage: null }],
  today: '2026-11-23',
  odometer: null,
}
const values = [{ pid: 0x0c, values: [{ label: '', value: 800, unit: 'rpm' as const }] }]
const sensed = sense({
  sound: { issue: { id: 'squeaky_brakes' }, confidence: 90 },
  scan: { volts: 12, values },
  log,
})
const opened = openCase({
  texts: ['lights dim'],
  codes: [],
  car: {},
  thisYear: 2026,
  sensed,
  demoSensed: true,
})
const chip = (value: typeof opened, id: string) => chipsOf(value).find(({ finding }) => finding === id)

describe('what the senses add', () => {
  it('stands among what was understood, each with where it comes from', () => {
    expect(chip(opened, 'sign_charge_low')).toMatchObject({
      state: 'present',
      source: '12 V with the engine running',
      demo: true,
    })
    expect(chip(opened, 'sound_squeaky_brakes')).toMatchObject({
      state: 'present',
      source: 'the recording: Brake noise; a hint, not proof',
    })
    expect(chip(opened, 'lights_dim')?.source).toBe('“lights dim”')
  })
  it('is no chip where it speaks weakly against something', () => {
    const hissing = openCase({
      texts: ['lights dim'],
      codes: [],
      car: {},
      thisYear: 2026,
      sensed: {
        ...NOTHING_SENSED,
        ratios: [{ finding: 'sound_exhaust_leak', ratio: 0.5, why: 'the recording' }],
      },
    })
    const against = hissing.report.sensed?.filter(({ says }) => says === 'against') ?? []
    expect(against.length).toBeGreaterThan(0)
    for (const { id } of against) expect(chip(hissing, id)).toBeUndefined()
  })
  it('gives way to the driver: an answer stands once, what is taken out is gone', () => {
    const answered = withAnswer(opened, 'sound_squeaky_brakes', 'absent')
    expect(chipsOf(answered).filter(({ finding }) => finding === 'sound_squeaky_brakes')).toHaveLength(1)
    expect(chip(answered, 'sound_squeaky_brakes')).toMatchObject({ state: 'absent', source: 'your answer' })
    expect(chip(withoutFinding(opened, 'sound_squeaky_brakes'), 'sound_squeaky_brakes')).toBeUndefined()
  })
  it('names the faults whose part is new', () => {
    expect(renewedIn(opened)).toEqual([
      { fault: 'brake_pads', label: 'Worn brake pads', why: 'Brake Pads on 2026-10-01, by your service log' },
    ])
  })
})
