import { describe, expect, it } from 'vitest'
import { answers, dangerAdvice, faults, findings, repairs } from './knowledge.ts'
import { nextTest } from './next-test.ts'
import type { Danger, FindingState } from './types.ts'

const noOne = new Map<string, FindingState>()
const present = (...ids: string[]) => new Map<string, FindingState>(ids.map((id) => [id, 'present']))
function testOf(fault: string, evidence = noOne, level: Danger = 'soon') {
  const repair = repairs.get(fault)
  if (repair === undefined) throw new Error(fault)
  return nextTest(repair, evidence, level)
}
const unlike = (evidence: Map<string, FindingState>, level: Danger) =>
  faults.flatMap(({ id }) => (testOf(id, evidence, level).how === repairs.get(id)?.test ? [] : [id]))

describe('the test of a cause', () => {
  it('is the table’s where nothing answers it', () => {
    for (const level of ['none', 'soon'] as const) expect(unlike(noOne, level)).toEqual([])
  })

  it.each([...answers.tests])('of %s continues where the driver has told its first step', (fault, by) => {
    const whole = repairs.get(fault)
    for (const id of by) {
      expect(findings.has(id)).toBe(true)
      const { how, beforeYouBuy } = testOf(fault, present(id))
      expect(how).not.toBe('')
      const step = whole?.test.split(/(?<=\.) /).find((each) => !each.endsWith(' first.'))
      expect(how).not.toContain(step)
      expect(how).not.toBe(beforeYouBuy)
    }
  })

  it('is a shop’s where only a shop’s step is left', () => {
    expect(testOf('brake_rotor', present('brake_shake'))).toMatchObject({
      how: 'A shop checks lug torque, pad deposits and slide pins, then measures the run-out.',
      who: 'workshop',
    })
    expect(testOf('dct', present('judder_stop'))).toEqual({
      how: 'A shop reads the wear of the clutches and the control unit, and updates its software.',
      who: 'workshop',
      beforeYouBuy: '',
    })
  })

  it('is on a lift where fumes come in, and tells the side of a bearing', () => {
    expect(testOf('exhaust_leak', present('smell_exhaust_cabin'), 'stop').how).toMatch(
      /^A shop lifts the car/,
    )
    expect(testOf('wheel_bearing', present('ctx_turn')).how).toMatch(/left turn means the right side/)
    expect(testOf('timing_chain').how).toMatch(/^Check the oil's level and age first/)
  })

  it('keeps what is looked at first', () => {
    expect(testOf('cooling_fan', present('fan_dead')).how).toBe(
      "Check the cold engine's coolant level, and the fan's fuse and relay first.",
    )
    expect(testOf('fuel_pump', present('pump_silent')).how).toMatch(/fuse and swap its relay first\.$/)
  })

  it('takes no drive of a car that must not be driven', () => {
    expect(unlike(noOne, 'stop')).toEqual([
      'oil_burning',
      'oil_leak_engine',
      'fuel_sender',
      'dpf',
      'telematics_battery',
      'brake_rotor',
      'brake_caliper',
      'wheel_speed_sensor',
      'parking_brake',
      'wheel_bearing',
      'alignment',
      'torque_converter',
      'clutch',
      'cv_joint',
      'reduction_gear',
      'brake_rust',
      'dct',
    ])
    expect(testOf('oil_burning', noOne, 'stop').how).toMatch(/^Look at the oil level every week/)
    expect(testOf('wheel_speed_sensor', present('no_start')).how).toMatch(
      /^Look at the plug and wire at that wheel first\. C0035/,
    )
    expect(testOf('clutch', noOne, 'stop').how).not.toContain('mph')
  })

  it('takes no fast road of a car that must keep off them', () => {
    expect(unlike(noOne, 'limp')).toEqual(['dpf', 'torque_converter'])
    expect(testOf('dpf', noOne, 'limp').how).toBe(
      'Check the pressure sensor and its hoses first. A shop reads the soot mass and can start a regeneration; short trips never finish one.',
    )
  })

  it('starts no engine where fuel leaks or oil is missing', () => {
    const dry = unlike(present('smell_fuel'), 'soon')
    expect(dry).toEqual(expect.arrayContaining(['purge_valve', 'vacuum_leak', 'exhaust_leak', 'alternator']))
    expect(dry.filter((id) => ['starter', 'strut', 'gas_cap', 'fuel_leak'].includes(id))).toEqual([])
    expect(testOf('battery', present('no_crank', 'battery_dead')).how).toContain('With the engine on')
    expect(testOf('ignition_switch', present('no_crank')).how).toMatch(/^Check the battery clamps first/)
    expect(testOf('purge_valve', present('smell_fuel'), 'stop')).toEqual({
      how: 'Ask a shop to test it where the car stands.',
      who: 'workshop',
      beforeYouBuy: '',
    })
  })
})

it('advice to drive on says no stop without what lets the driver go on', () => {
  const speaksAgainst = [...dangerAdvice].filter(
    ([id, { do: advice }]) =>
      findings.get(id)?.danger === 'limp' &&
      /^Stop\b/.test(advice) &&
      !/drive|before you go on/i.test(advice),
  )
  expect(speaksAgainst.map(([id]) => id)).toEqual([])
  const drives = [...dangerAdvice].filter(
    ([id, { do: advice }]) =>
      findings.get(id)?.danger === 'stop' &&
      /^Stop before|^Stop when|\bdrive (?:slowly|gently|only to)/i.test(advice),
  )
  expect(drives.map(([id]) => id)).toEqual([])
})
