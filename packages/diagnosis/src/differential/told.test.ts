import { describe, expect, it } from 'vitest'
import { dangersTold } from '../../testing/dangers.table.ts'
import { reason } from './differential.ts'
import { type Danger, dangerLevels } from './types.ts'

const drive = (...texts: string[]) => reason({ texts, codes: [], car: {}, thisYear: 2026 }).drive
const rank = (level: Danger) => dangerLevels.indexOf(level)
const states = (text: string) =>
  Object.fromEntries(reason({ texts: [text], codes: [], car: {}, thisYear: 2026 }).evidence)

describe('a danger told in a few words', () => {
  const told = (['stop', 'limp', 'soon'] as const).flatMap((least) =>
    dangersTold[least].map((text) => [text, least] as const),
  )
  it.each(told)('“%s” is at least %s', (text, least) => {
    const { known, level } = drive(text)
    expect(known).toBe(true)
    expect(rank(level)).toBeGreaterThanOrEqual(rank(least))
  })
})

describe('a denial of one light', () => {
  it.each(['oil light is not on', 'there is no oil light', 'no check engine light'])(
    '“%s” denies no other',
    (text) => {
      const { brake_light_dash, no_warning } = states(text)
      expect([brake_light_dash, no_warning]).toEqual([undefined, undefined])
    },
  )
  it.each([
    'no warning lights',
    'no lights on the dash',
    'without any warning lights',
    'no other lights came on',
  ])('“%s” denies them all', (text) => {
    expect(states(text)).toMatchObject({
      no_warning: 'present',
      brake_light_dash: 'absent',
      mil_on: 'absent',
    })
  })
})

it('a denial stays with the word behind it: “steering is not heavy” is not “cannot steer”', () => {
  expect(states('steering is not heavy')).toMatchObject({ steer_heavy: 'absent' })
  expect(states('steering is not heavy')).not.toHaveProperty('could_not_steer')
  expect(states('I cannot steer')).toMatchObject({ could_not_steer: 'present' })
  expect(states('there is no oil light')).toMatchObject({ oil_pressure_light: 'absent' })
  expect(states('there is no oil')).not.toHaveProperty('oil_pressure_light')
})

describe('a part called fine', () => {
  it.each([
    ['brakes are fine', 'brake_any', 'absent'],
    ['the steering feels perfectly normal', 'steer_any', 'absent'],
    ['the temperature gauge is normal', 'heat_any', 'absent'],
    ['brakes feel weird, steering good', 'brake_any', 'present'],
    ['brakes are not fine', 'brake_any', 'present'],
    ['brakes are fine until they get hot', 'brake_any', 'present'],
    ['brakes were ok yesterday', 'brake_any', 'present'],
  ])('“%s”: %s is %s', (text, finding, state) => {
    expect(states(text)).toMatchObject({ [finding]: state })
  })
  it('does not speak for what else the sentence says', () => {
    expect(drive('the brakes feel good but the pedal sinks').level).toBe('stop')
    expect(drive('brakes ok, steering pulls').level).toBe('stop')
    expect(drive('after the oil change the oil light came on').level).toBe('stop')
  })
})

it('“no warning lights” alone says nothing of driving on', () => {
  expect(drive('no warning lights')).toMatchObject({ level: 'soon', known: false })
  expect(drive('no warning lights, but the brake pedal sinks')).toMatchObject({ level: 'stop', known: true })
})

describe('what is no danger', () => {
  it.each([
    'ball joint of the trailer hitch needs grease',
    'i changed the spark plug wires',
    'spark plugs were wet inside',
    'the oil pan is dry',
    'there is no oil light',
    'steering is not heavy',
    'power steering fluid is low',
    'phone died while driving',
    'my car flashed "brake" for no reason',
    'the dash does not show the radio any more',
    'the fire extinguisher is missing',
    'the smoke detector in the garage beeped',
    'oil changed and light reset',
    'the oil change light came on',
    'start stop system message',
    'wiper blades squeak',
  ])('“%s” is no reason to stop', (text) => {
    expect(drive(text).level).not.toBe('stop')
  })
})

it('what is told too vaguely is not known, and says when not to drive', () => {
  const { say, now, level } = drive('something is wrong with the engine')
  expect(level).toBe('soon')
  expect(say).toMatch(/^Tappet does not know whether you may drive/)
  expect(now).toMatch(/^Do not drive if brakes or steering feel different/)
  expect(drive('the engine misfires').say).toBe('Have this checked soon. What may be behind it: Misfire.')
})
