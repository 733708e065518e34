import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drivers, findings } from '../knowledge.ts'
import { isOneEditApart } from './spelling.ts'
import { clausesOf, stemOf } from './tokens.ts'
import { asEvidence, understand } from './understand.ts'

const heard = (text: string) =>
  Object.fromEntries(understand(text, drivers()).findings.map(({ finding, state }) => [finding, state]))

describe('words to findings', () => {
  it.each([
    ['The brake pedal goes to the floor', 'pedal_floor'],
    ['my break pedal sinks slowly at a stop light', 'pedal_floor'],
    ['oil pressure light on', 'oil_pressure_light'],
    ['transmission slips', 'slip'],
    ['it shudders when I brake from 60', 'brake_shake'],
    ['There is a smell of gas at the tank', 'smell_fuel'],
    ['lost power steering assist', 'steer_assist_lost'],
    ['steam pours out from under the hood', 'smoke_hood'],
    ['the alternater light is on', 'charging_light'],
    ['engine cranks but wont start', 'crank_no_start'],
    ["the car doesn't move in drive", 'no_move'],
    ['a humming that gets louder with speed', 'roar_hum'],
    ['a red can symbol lights up', 'oil_pressure_light'],
    ['it does not overheat but the fan never stops', 'fan_runs_on'],
    ['engine revs but the car barely moves', 'slip'],
    ['the brakes squeal but do not grind', 'brake_squeal'],
    ['coolant level keeps dropping but no leak on the ground', 'coolant_low'],
    ['it shakes but not when braking', 'shake_any'],
    ['the brakes do not grab well', 'brake_delay'],
    ['hill hold is not available', 'park_brake'],
    ['the wheel was almost impossible to turn', 'could_not_steer'],
    ['revs fell to zero, then it died', 'stall_moving'],
    ['oil pressure is zero and the engine knocks', 'knock_engine'],
    ['the car just stopped', 'stall_moving'],
    ['engine quit on the highway', 'stall_moving'],
    ['no crank no start', 'no_crank'],
    ['wont crank wont start', 'no_crank'],
    ["it won't crank and won't start", 'no_crank'],
    ['When braking, there is a loud squeal', 'brake_noise'],
    ['abs, traction and brake lights all came on', 'abs_light'],
    ['metal scraping every time i stop', 'brake_grind'],
    ['the trans wont go into third', 'shift_delay'],
    ['there is an egg on the side wall of my tire', 'tyre_bulge'],
    ['the rim gets burning hot', 'smoke_wheel'],
    ['steering gets sticky near the middle', 'steer_sticky'],
    ['the noise knocks louder when i give it gas', 'knock_engine'],
    ['the headlights stay bright and it clicks', 'lights_bright'],
    ['clack clack when I make a u turn', 'click_turn'],
    ['scraping for the first few stops after rain', 'rust_grind'],
    ['exhaust filter full, says the dash', 'dpf_light'],
    ['it eats a quart every month', 'oil_consumption'],
    ['there is a dead spot in the steering wheel', 'steer_play'],
    ['the needle creeps up in the drive thru', 'overheats_idle'],
    ['front left rim is hotter than the others', 'smoke_wheel'],
    ['thunk when I put it in drive', 'clunk_shift'],
  ])('"%s" is %s', (text, finding) => {
    expect(heard(text)[finding]).toBe('present')
  })

  it.each([
    ['no check engine light', 'mil_on'],
    ['there was never any smoke from the exhaust', 'smoke_exhaust'],
    ['it runs fine, no clunks or knocks over bumps', 'bump_knock'],
    ['the ABS light does not come on', 'abs_light'],
    ['it does not overheat but the fan never stops', 'overheats'],
    ['the engine does not overheat', 'overheats'],
    ['the brakes are not squealing', 'brake_squeal'],
    ['the brake pedal does not go to the floor', 'pedal_floor'],
    ['zero smoke from the exhaust', 'smoke_exhaust'],
    ['the engine light is not flashing', 'mil_flashing'],
    ['coolant level keeps dropping but no leak on the ground', 'coolant_leak'],
    ['the brakes squeal but do not grind', 'brake_grind'],
    ['it shakes but not when braking', 'brake_shake'],
    ['it loses coolant, no puddle, heater ok', 'coolant_leak'],
  ])('"%s" denies %s', (text, finding) => {
    expect(heard(text)[finding]).toBe('absent')
  })

  it.each([
    ['the car starts but dies, no smoke from the exhaust', 'no_start'],
    ['the car stopped abruptly and would not start', 'brake_fail'],
    ['the engine does not overheat', 'engine_any'],
    ['the brake pedal is not soft', 'brake_any'],
    ['a hum when not braking', 'brake_fail'],
    ['drove it another twelve miles', 'mil_on'],
    ['120000 miles', 'mil_on'],
    ['no crank no start', 'crank_no_start'],
    ['wont crank wont start', 'crank_no_start'],
    // A place or a part in whose name the situation's word stands.
    ['the parking brake light is on', 'ctx_lowspeed'],
    ['stuck in the park position', 'ctx_parked'],
    ['brakes started grinding yesterday', 'grind_start'],
    ['it started shaking and then it died', 'ctx_start'],
    ['hill start assist message came up', 'ctx_uphill'],
    ['AC stopped being cold', 'ctx_cold'],
    // Of two thoughts.
    ['the oil is warm, then the radio quit', 'ctx_hot'],
    ['lost power steering and then saw a message in the center display', 'steer_off_center'],
    ['there was a clank, and I had to replace the steering rack', 'steer_noise'],
    // The key turns, not the car.
    ['click click when I turn the key', 'click_turn'],
    ['it clunks once when turning the key', 'steer_noise'],
    ['clicks every time i turn the ignition key', 'ctx_turn'],
    // The name of a part holds the name of a fault.
    ['complete loss of power steering on the ramp', 'total_blackout'],
    ['power steering stopped working this morning', 'could_not_steer'],
    ['the cvt fluid was never changed', 'trans_leak'],
    ['hitting the starter with a wrench works', 'wrench_light'],
    ['the screen says service due', 'radio_screen'],
    ['had to pull the emergency brake', 'brake_pull'],
    ['turning into my driveway I pulled over', 'brake_pull'],
    ['steam from the exhaust on frosty mornings', 'smoke_hood'],
    ['the needle climbs at a stoplight and drops on the highway', 'overheats_highway'],
    ['the shudder goes away if I tap the brake', 'tick_engine'],
    ['worse when I am on the gas', 'fuel_any'],
    ['the window grinds in the door', 'grind_low'],
    ['clicking behind the dash when I start it', 'click_start'],
    ['the brake drags on one wheel', 'scrape_under'],
    ['a dead spot in the steering', 'hesitation'],
    ['dash lights stay bright but it will not crank', 'all_lights'],
    ['smells like burning hair after going down a mountain', 'fire'],
    ['the rpms flare between gears', 'fire'],
    ['the system stops charging at 40 percent', 'ctx_idle'],
    ['key wont turn unless i wiggle the steering wheel', 'could_not_steer'],
    ['I turn the key and everything lights up', 'ctx_turn'],
    ['the gas pedal vibrates', 'brake_shake'],
    ['it bounced over a pothole once', 'bouncy'],
    ['car will not go over 30 mph', 'no_move'],
    // "While driving" is said before any fault.
    ['While driving some 40 mph, the headlights dimmed', 'stall_moving'],
    ['While driving at 55 mph, the wipers quit', 'wobble_speed'],
    ['While going 30 mph, the airbag light came on', 'stall_moving'],
  ])('"%s" does not say %s', (text, finding) => {
    expect(heard(text)).not.toHaveProperty(finding)
  })

  it('does not take "no power steering" for a loss of engine power', () => {
    expect(heard('I had no power steering')).not.toHaveProperty('loss_of_power')
  })

  it('denies every light that was not named when there were no warning lights', () => {
    const { findings: understood } = understand('It stalls and no warning lights came on', drivers())
    const evidence = asEvidence(understood, findings)
    expect(evidence.get('oil_pressure_light')).toBe('absent')
    expect(evidence.get('stall_moving')).toBe('present')
  })

  it('names the parts in which nothing was understood', () => {
    const { notUnderstood } = understand('The brakes squeal. My neighbour likes opera.', drivers())
    expect(notUnderstood).toEqual(['My neighbour likes opera'])
  })

  it('shows the words in which a finding was understood', () => {
    const { findings: understood } = understand('Lately the brakes squeal a lot', drivers())
    expect(understood.find(({ finding }) => finding === 'brake_squeal')?.words).toBe('brakes squeal')
  })

  it('takes any text', () => {
    const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (text) => {
        for (const { finding } of understand(text, drivers()).findings)
          expect(findings.has(finding)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('stems', () => {
  it.each([
    ['brakes', 'braking'],
    ['stalls', 'stalled'],
    ['suddenly', 'sudden'],
    ['tyres', 'tire'],
    ['slipping', 'slips'],
    ['batteries', 'battery'],
  ])('of %s and %s are one', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b))
  })
  it('keep words apart that mean different things', () => {
    expect(stemOf('gas')).not.toBe(stemOf('gases'.slice(0, 2)))
    expect(stemOf('brake')).not.toBe(stemOf('break'))
  })
})

describe('clauses', () => {
  it('end at marks, not at commas', () => {
    expect(clausesOf('It stalls, no lights. Fine').clauses).toHaveLength(2)
  })
})

describe('one edit apart', () => {
  it.each([
    ['alternater', 'alternator', true],
    ['vibrtae', 'vibrate', true],
    ['brke', 'brake', true],
    ['brakee', 'brake', true],
    ['brake', 'brake', false],
    ['clutch', 'church', false],
  ])('%s and %s: %s', (a, b, apart) => {
    expect(isOneEditApart(a, b)).toBe(apart)
  })
})

it('reads the names of the members of every object as words', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype))
    expect(heard(`${name} ${name.toLowerCase()}, the brake pedal goes to the floor`)).toMatchObject({
      pedal_floor: 'present',
    })
})
