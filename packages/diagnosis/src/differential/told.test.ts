import { describe, expect, it } from 'vitest'
import { dangersTold } from '../../testing/dangers.table.ts'
import { reason } from './differential.ts'
import { type Danger, dangerLevels } from './types.ts'

const drive = (...texts: string[]) => reason({ texts, codes: [], car: {}, thisYear: 2026 }).drive
const rank = (level: Danger) => dangerLevels.indexOf(level)
const states = (text: string) =>
  Object.fromEntries(reason({ texts: [text], codes: [], car: {}, thisYear: 2026 }).evidence)

describe('a danger told in a few words', () => {
  const dangerRows = (['stop', 'limp', 'soon'] as const).flatMap((least) =>
    dangersTold[least].map((text) => [text, least] as const),
  )
  it.each(dangerRows)('“%s” is at least %s', (text, least) => {
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
    ['replaced the brake pads last week and all good now', 'brake_any', 'absent'],
    ['checked the brakes today and they seem all good', 'brake_any', 'absent'],
    ['new tyres fitted yesterday and it drives great', 'tyre_any', 'absent'],
    ['brakes replaced and it drives great except when it rains', 'brake_any', 'present'],
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
  expect(say).toMatch(/^We can’t tell from what you told us/)
  expect(now).toMatch(/^Do not drive if brakes or steering feel different/)
  expect(drive('the engine misfires').say).toBe(
    'Have this checked soon. What may be behind it: Failed ignition coil.',
  )
})

describe('a plain question', () => {
  it.each([
    'how much does a brake job cost',
    'how often should i rotate tires',
    'when should i replace brake fluid',
    'what oil does it need',
    'price of a new clutch?',
  ])('“%s” tells no fault, and Tappet says that it does not know', (text) => {
    expect(drive(text)).toMatchObject({ known: false, reasons: [] })
  })
  it('hides no fault that it tells beside it', () => {
    expect(drive('what is wrong with my brakes').reasons.map(({ id }) => id)).toContain('brake_any')
    expect(states('how long can i drive with bad brakes')).toMatchObject({ brake_any: 'present' })
    expect(drive('how long can i drive with a soft brake pedal').level).toBe('stop')
    expect(drive('how much is it? the brakes grind').level).toBe('limp')
  })
})

describe('a worry beside a symptom of another part', () => {
  it('stays: smoke, brakes and steering weigh by themselves', () => {
    expect(states('it lost power and smokes')).toMatchObject({
      smoke_any: 'present',
      loss_of_power: 'present',
    })
    expect(drive('it lost power and smokes').level).toBe('limp')
    expect(
      states('it is about brakes. the brakes feel weird and the tyre pressure light is on'),
    ).toMatchObject({ brake_any: 'present' })
  })
  it('stays beside "no lights", which tell no part', () => {
    expect(states('something is wrong with the engine but no warning lights')).toMatchObject({
      engine_any: 'present',
    })
  })
  it('goes where the same part is told exactly, or is only named', () => {
    expect(states('blue smoke from the exhaust, smoke again')).not.toHaveProperty('smoke_any')
    expect(states('my brakes feel weird, they squeal')).not.toHaveProperty('brake_any')
    expect(states('clunk when I brake')).not.toHaveProperty('brake_any')
  })
})

it('everyday words are no slips of others: “quiet” is not “quit”', () => {
  expect(states('engine is quiet and smooth')).not.toHaveProperty('stall_moving')
})
