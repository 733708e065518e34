import { describe, expect, it } from 'vitest'
import type { KnownCar } from '../saved/case.ts'
import { openCase } from './case.ts'
import { reason } from './differential.ts'
import { answers, findings } from './knowledge.ts'

const told = (text: string, codes: readonly string[] = [], car: KnownCar = {}) =>
  reason({ texts: [text], codes, car, thisYear: 2026 })
const asked = (...of: Parameters<typeof told>) =>
  told(...of).steps.flatMap((step) => (step.kind === 'question' ? [step.finding] : []))

/** Beside what is listed a question has nothing to tell apart. */
describe('a question is left out', () => {
  it.each([
    ['a roar since the exhaust pipe rusted, fumes in the cabin', ['grind_low', 'thump_speed', 'wheel_knock']],
    ['roaring since the muffler fell off, exhaust fumes inside', ['grind_low', 'thump_speed', 'wheel_knock']],
    ['brakes grind and the pedal pulses', ['brake_fluid_low', 'smell_burning_brake']],
    ['engine dies when hot, restarts once it has cooled down', ['knock_engine']],
    ['stalls when hot and starts again after it cooled', ['knock_engine']],
  ])('of causes that are not behind “%s”', (text, idle) => {
    expect(asked(text).filter((id) => idle.includes(id))).toEqual([])
  })

  it.each([
    ['the air conditioning is not cold', 'ac_noise'],
    ['ac blows hot air since june', 'ac_noise'],
    ['engine turns over but will not start', 'stall_moving'],
    ['cranks and cranks, no start', 'stall_moving'],
    ['milky oil and it overheats', 'coolant_low'],
    ['oil looks like a milkshake, white smoke', 'coolant_low'],
    ['gets hot in traffic and cools on the highway', 'overheats_highway'],
    ['overheats at idle, fine at speed', 'overheats_highway'],
    ['engine never warms up', 'overheats'],
    ['temp gauge stays low', 'overheats'],
  ])('by what “%s” tells: %s', (text, answered) => {
    expect(told(text).drive.known).toBe(true)
    expect(asked(text)).not.toContain(answered)
  })

  it.each([
    'overheats, white sweet smoke and the oil is milky',
    'my wrangler has a death wobble after every bump',
    'exhaust roars, fumes inside the cabin',
  ])('where nothing would change a cause that is all but sure: “%s”', (text) => {
    expect(told(text).ranked[0]?.probability).toBeGreaterThan(0.8)
    expect(told(text).steps).toEqual([])
  })

  it.each([
    ['shudders from a stop, hesitates', ['read_codes']],
    ['it judders when setting off and hesitates', ['read_codes']],
    ['exhaust roars, fumes inside the cabin', []],
    ['the muffler rotted off, it roars and fumes come into the cabin', []],
  ])('and codes are read where they are likely: “%s”', (text, kinds) => {
    const { steps } = told(text, [], { make: 'Ford', model: 'Fiesta', year: 2014 })
    expect(steps.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each(['clicks when I turn at full lock', 'steering wheel shakes when I brake'])(
    'after three where one cause stands out: “%s”',
    (text) => {
      const { causes, steps } = openCase({ texts: [text], codes: [], car: {}, thisYear: 2026 }).report
      expect(causes[0]?.percent).toBeGreaterThanOrEqual(60)
      expect(steps.length).toBeLessThanOrEqual(3)
    },
  )
})

describe('what was told', () => {
  it.each([
    ['a misfire code', 'rough idle', ['P0303'], ['misfire']],
    [
      'bright lights',
      'clicks once and will not start, lights are bright',
      [],
      ['lights_dim', 'battery_dead', 'no_crank'],
    ],
    [
      'a car that runs fine otherwise',
      'check engine light on, runs fine otherwise',
      ['P0420'],
      ['loss_of_power', 'slow_accel', 'misfire'],
    ],
    [
      'a car that does not start',
      'cranks but will not start',
      [],
      ['loss_of_power', 'rough_idle', 'start_several_tries'],
    ],
    [
      'a thermostat code',
      'takes forever to warm up',
      ['P0128'],
      ['temp_gauge_low', 'ctx_cold', 'temp_warning'],
    ],
    ['a sweet smell', 'sweet smell and it overheats', [], ['smell_sweet', 'temp_warning']],
    ['grinding brakes', 'grinding when i brake', [], ['brake_squeal', 'grind_low', 'brake_noise']],
    ['heavy steering', 'power steering suddenly heavy, eps light', [], ['steer_assist_lost', 'no_start']],
  ])('is not asked again: %s', (_, text, codes, answered) => {
    const questions = asked(text, codes)
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.filter((id) => answered.includes(id))).toEqual([])
  })

  it('is not asked in other words once it is denied', () => {
    const input = { texts: ['check engine light on'], codes: ['P0420'], car: {}, thisYear: 2026 }
    const questions = (stated: ReadonlyMap<string, 'absent'>) =>
      reason({ ...input, stated }).steps.map((step) => (step.kind === 'question' ? step.finding : ''))
    const both = ['loss_of_power', 'slow_accel']
    expect(questions(new Map()).filter((id) => both.includes(id))).toHaveLength(1)
    expect(questions(new Map([['loss_of_power', 'absent']]))).not.toContain('slow_accel')
  })

  it('makes sure of what the words alone leave open', () => {
    const drive = (text: string) => told(text).evidence.get('ps_leak')
    expect(drive('whines when I turn the wheel, fluid is low')).toBe('present')
    expect(told('misfires under load, new plugs last month', ['P0304']).evidence.get('misfire')).toBe(
      'present',
    )
  })

  it('denies with “runs fine otherwise” what an engine that runs ill shows, and no light', () => {
    const { evidence, drive } = told('check engine light on, runs fine otherwise')
    expect([evidence.get('misfire'), evidence.get('mil_on')]).toEqual(['absent', 'present'])
    expect(drive.level).toBe('soon')
    expect(told('it runs fine otherwise').drive.known).toBe(false)
  })

  it('finds the pump behind a tank without a sound', () => {
    const silent = told('cranks but will not start, no sound from the tank')
    expect(silent.evidence.get('pump_silent')).toBe('present')
    expect(silent.ranked[0]?.fault.id).toBe('fuel_pump')
    expect(asked('cranks but will not start, no sound from the tank')).not.toContain('whine_rear_tank')
  })
})

it('the tables name findings, and questions that exist', () => {
  for (const table of [answers.questions, answers.onlyWith, answers.confirmedBy])
    for (const [id, others] of table)
      expect([id, ...others].filter((each) => !findings.has(each))).toEqual([])
})
