import { describe, expect, it } from 'vitest'
import { drivers } from '../knowledge.ts'
import { understand } from './understand.ts'

const present = (text: string) =>
  understand(text, drivers())
    .findings.filter(({ state }) => state === 'present')
    .map(({ finding }) => finding)
const notUnderstood = (text: string) => understand(text, drivers()).notUnderstood

describe('what the car does not have now', () => {
  it.each([
    ['fixed the fuel leak last week', 'fuel_leak'],
    ['the fuel leak was fixed', 'fuel_leak'],
    ['had the fuel leak repaired', 'fuel_leak'],
    ['brakes were replaced last year and work great', 'brake_any'],
    ['my brake fluid was changed in march', 'brake_any'],
    ['the brake pedal used to sink but the new master cylinder fixed it', 'pedal_floor'],
    ['replaced the thermostat because it overheated last summer, all good since', 'overheats'],
    ['it used to leak fuel but not any more', 'fuel_leak'],
    ['what if the brakes fail', 'brake_fail'],
    ['what happens if brakes fail', 'brake_fail'],
    ['if the brakes went soft would you tell me', 'pedal_spongy'],
    ['does a burning smell always mean fire', 'fire'],
    ['i am worried the brakes could fail some day', 'brake_fail'],
    ["my neighbour's tyre blew out, not mine", 'blowout'],
    ['my old car caught fire, this one is fine', 'fire'],
  ])('“%s” does not count as %s', (text, finding) => {
    expect(present(text)).not.toContain(finding)
  })

  it('is named as not counted', () => {
    expect(notUnderstood('fixed the fuel leak last week')).toEqual(['fixed the fuel leak last week'])
    expect(notUnderstood('what if the brakes fail')).toEqual(['what if the brakes fail'])
    expect(notUnderstood('the fuel leak was fixed, the brakes squeal')).toEqual([])
  })

  it.each([
    ['the mechanic could not find the fuel leak', 'fuel_leak'],
    ['the dealer did not fix the fuel leak', 'fuel_leak'],
    ['the fuel leak was fixed but it leaks fuel again', 'fuel_leak'],
    ['the fuel leak was fixed with tape', 'fuel_leak'],
    ['fixed the fuel leak with tape', 'fuel_leak'],
    ['the fuel leak was never fixed', 'fuel_leak'],
    ['please get my fuel leak fixed tomorrow', 'fuel_leak'],
    ['i want the fuel leak fixed', 'fuel_leak'],
    ['i could not get the fuel leak fixed', 'fuel_leak'],
    ['we tried to get it, nobody fixed the fuel leak', 'fuel_leak'],
    ['the fuel leak was fixed for a week', 'fuel_leak'],
    ['since i replaced the brakes they grind', 'brake_grind'],
    ['brakes failed last week', 'brake_fail'],
    ['the pedal sinks, a new cylinder has not fixed it', 'pedal_floor'],
    ['smoke came from the hood, now it is gone', 'smoke_hood'],
    ['used to just squeak, now the brake pedal goes to the floor', 'pedal_floor'],
    ['it used to leak fuel but not any more, only sometimes', 'fuel_leak'],
    ['what happens if i keep driving with no brakes', 'brake_fail'],
    ['what if my brakes fail, they are soft already', 'brake_fail'],
    ['this one is fine but my old car has a fuel leak too', 'fuel_leak'],
    ['replaced the fuel pump and it leaks fuel', 'fuel_leak'],
  ])('“%s” still counts as %s', (text, finding) => {
    expect(present(text)).toContain(finding)
  })
})

describe('a lamp that is off', () => {
  const state = (text: string) =>
    understand(text, drivers()).findings.find(({ finding }) => finding === 'oil_pressure_light')?.state
  it.each(['the oil light is off', 'oil pressure was tested and is good', 'oil pressure is perfect'])(
    '“%s” is absent',
    (text) => {
      expect(state(text)).toBe('absent')
    },
  )
  it.each([
    'the oil light is off at speed and on again at idle',
    'the oil light is off when cold',
    'oil pressure is not good',
    'the oil light was off and on',
  ])('“%s” is present', (text) => {
    expect(state(text)).toBe('present')
  })
})
