import { describe, expect, it } from 'vitest'
import { openCase } from './case.ts'
import { reason } from './differential.ts'
import { findings } from './knowledge.ts'

const answer = (text: string, codes: string[] = []) =>
  reason({ texts: text === '' ? [] : [text], codes, car: {}, thisYear: 2026 })
const told = (text: string) => answer(text).evidence
const report = (text: string, codes: string[] = []) =>
  openCase({ texts: text === '' ? [] : [text], codes, car: {}, thisYear: 2026 }).report

describe('a number word', () => {
  it.each([
    ['the tach dropped to zero and the engine shut off', 'stall_moving'],
    ['oil pressure reads zero', 'oil_pressure_light'],
    ['oil gauge fell to 0', 'oil_pressure_light'],
    ['i have zero brakes', 'brake_fail'],
    ['fuel gauge says zero', 'fuel_gauge_wrong'],
  ])('“%s” is the figure that is read: %s', (text, finding) => {
    expect(told(text).get(finding)).toBe('present')
  })

  it.each(['fuel gauge says zero', 'gas gauge dropped to zero', 'fuel gauge reads zero with a full tank'])(
    '“%s” is of one gauge',
    (text) => {
      expect(told(text).get('gauges_out')).not.toBe('present')
    },
  )

  it.each([
    'it has 87,000 miles',
    'every 40 miles or so i top up washer fluid',
    'mileage is 98k',
    '60 mile commute',
  ])('“%s” lights no lamp', (text) => {
    expect(told(text).has('mil_on')).toBe(false)
  })
})

describe('an engine that does not turn', () => {
  it.each([
    'will not crank, will not start',
    'it doesnt crank and doesnt start',
    "won't turn over and won't start",
    'no crank no start, lights are bright',
  ])('“%s” has battery and starter among its first three, and no fuel pump', (text) => {
    const causes = report(text).causes.map(({ fault }) => fault)
    expect(told(text).has('crank_no_start')).toBe(false)
    expect(causes.slice(0, 3)).toEqual(expect.arrayContaining(['battery', 'starter']))
    expect(causes.slice(0, 3)).not.toContain('fuel_pump')
  })

  it.each([
    "car won't start",
    "won't crank at all",
    'engine cranks but no start',
    'it does not move in drive',
  ])('“%s” is not sent to drive', (text) => {
    const { say, now } = report(text).drive
    expect(say).toMatch(/^It can’t be driven now/)
    expect(now).not.toMatch(/^Drive/)
  })
})

describe('a part that has nothing to do with it', () => {
  it.each([
    'AC off makes no difference, it squeals in the cold',
    'turning the air conditioning off doesn’t change the whine',
    'squeals at start, switching off the AC did not change anything',
  ])('“%s” blames no compressor', (text) => {
    expect(told(text).get('ac_noise')).not.toBe('present')
    expect(report(text).causes[0]?.fault).not.toBe('belt_ac')
  })

  it.each(['it rattles when the AC is on', 'squeals with the AC on'])('“%s” may', (text) => {
    expect(told(text).get('ac_noise')).toBe('present')
  })

  it.each([
    'oil at the lower mark and check engine light',
    'check engine light is on, oil is at the lower mark',
    'the check engine light came on and the oil is low',
  ])('“%s” lights no oil light', (text) => {
    expect(told(text).get('oil_level_low')).toBe('present')
    expect(told(text).has('oil_pressure_light')).toBe(false)
    expect(report(text).drive.level).toBe('soon')
  })

  it.each([
    'check engine light and oil light are on',
    'oil and check engine light are on',
    'oil light is on, oil is at the lower mark, check engine light too',
  ])('“%s” does', (text) => {
    expect(report(text).drive.level).toBe('stop')
  })
})

it.each([
  'the motor just quit at 60 mph',
  'car just shut off on me',
  'engine cut out on the interstate',
  'it just died in traffic',
])('“%s” is a stall', (text) => {
  expect(told(text).get('stall_moving')).toBe('present')
  expect(answer(text).drive.level).toBe('limp')
})

describe('a correction of spelling', () => {
  it.each([
    'my couch wont budge',
    'the kids keep poking me',
    'i keep joking about the radio',
    'stocking up on snacks',
  ])('“%s” makes no fault', (text) => {
    const { findings: readings } = answer(text).understanding
    expect(readings.filter(({ state }) => state === 'present').map(({ finding }) => finding)).toEqual([])
  })

  it.each([
    ['the alternater is whining', 'alternater'],
    ['brke pedal sinks to the floor', 'brke'],
    ['the trasmission slips', 'trasmission'],
  ])('“%s” still reads the slip of the pen', (text) => {
    expect(answer(text).drive.known).toBe(true)
  })
})

it.each([
  'brakes squeal then stop squealing when i release the pedal',
  'squeaks while braking, quits when I let off',
  'brakes hum, stops as soon as I lift my foot',
  'squealing when braking, stops when I let go',
])('“%s” is a noise that ends, no failure of the brakes', (text) => {
  expect(told(text).get('brake_fail')).not.toBe('present')
  expect(answer(text).drive.level).toBe('soon')
})

it.each([
  'loud rumble since yesterday, smells like fumes',
  'exhaust is loud and I smell exhaust in the car',
  'noisy under the car and fumes come in, headache',
])('“%s” names carbon monoxide', (text) => {
  const { level, say } = answer(text).drive
  expect(level).toBe('stop')
  expect(say).toContain('carbon monoxide')
})

describe('a danger in other words', () => {
  it.each([
    'two lug nuts are gone and the wheel wobbles',
    'a few wheel studs snapped off',
    'the car speeds up by itself on the highway',
    'it surges forward without me touching the gas',
    'it keeps accelerating when I lift my foot',
    'orange glow and flames licking from behind the engine',
    'engine died at 60 and the steering got really heavy',
    'motor quits while driving and I can hardly steer',
    'steering wheel freezes up mid turn',
    'the steering locked for a second in a curve',
    'dumped all its oil on the road at once',
    'a huge oil puddle and the dipstick is dry',
    'something under the car glows red',
    'the exhaust under the floor is glowing orange',
    'catalytic converter glows red hot',
  ])('“%s” is a stop', (text) => {
    expect(answer(text).drive.level).toBe('stop')
  })

  it.each([
    'gas pedal does nothing in the middle of the intersection',
    'pressed the accelerator at a crossing and nothing happened',
    'parked car rolled away down the driveway by itself',
    'it rolls in park on a hill',
  ])('“%s” is at least to limp', (text) => {
    expect(['limp', 'stop']).toContain(answer(text).drive.level)
  })
})

it.each([
  'ran hot last year, cured by a new thermostat',
  'overheated two summers ago, new radiator, never since',
  'the oil leak was fixed in May and it has been dry ever since',
  "my sister's brakes went out last winter",
  "my dad's truck caught fire once",
  'my brother is a fire fighter',
  'white breath from the tailpipe on frosty mornings',
  'brakes done last month, stops great',
  'back wiper is dead',
])('“%s” is past, another’s or normal, and no danger', (text) => {
  expect(['none', 'soon']).toContain(answer(text).drive.level)
  expect(
    [...told(text)].filter(([id, state]) => state === 'present' && findings.get(id)?.danger === 'stop'),
  ).toEqual([])
})

it.each([
  "my wife's car overheats again, it did last summer too",
  "my dad's truck caught fire once and smokes under the hood now",
  'overheated two summers ago, new radiator, but it runs hot again',
])('“%s” is of now anyway', (text) => {
  expect(['limp', 'stop']).toContain(answer(text).drive.level)
})

it.each([
  ['battery light', ['alternator', 'drive_belt']],
  ['oil light', ['oil_low', 'oil_pump', 'oil_pressure_sensor']],
  ['temp warning light on', ['thermostat_closed', 'water_pump', 'coolant_hose']],
  ['check engine light is blinking', ['ignition_coil', 'spark_plugs']],
  ['airbag light', ['srs_sensor', 'clock_spring']],
])('“%s” alone is no riddle: its own parts lead', (text, faults) => {
  const { causes, other } = report(text)
  expect(other).toBeLessThanOrEqual(55)
  expect(causes.slice(0, 4).map(({ fault }) => fault)).toEqual(expect.arrayContaining(faults))
})

it.each([
  ['', ['P0301', 'P0171', 'U0100']],
  ['', ['P0302', 'P0174']],
  ['', ['P0420', 'P0301']],
  ['loses power', ['P0299', 'P0301']],
  ['loud rumble since yesterday', []],
  ['abs, traction, brake, all came on at once. can i rotate directional tires side to side', []],
])('“%s” with %j: what the answer on driving names stands in the list', (text, codes) => {
  const { drive, causes } = report(text, codes)
  const behind = /What may be behind it: (.+)\.$/.exec(drive.say)?.[1]
  const listed = [...causes.map(({ name }) => name), ...[...findings.values()].map(({ label }) => label)]
  if (behind !== undefined) expect(listed).toContain(behind)
})

it.each([
  ['Oil light flickers at idle when hot', 'overheats_idle'],
  ['Smell of gas near the back of the car after filling up', 'refuel_spit'],
])('“%s” does not tell %s', (text, finding) => {
  expect(told(text).has(finding)).toBe(false)
})

it.each([
  ['Oil light flickers at idle', 'oil_pressure_light', 'lights_flicker'],
  ['brake pedal slowly sinks at a red light', 'pedal_floor', 'brake_light_dash'],
  ['it stalls at traffic lights', 'stall_idle', 'mil_on'],
  ['none of my brake lights come on', 'brake_lamps_out', 'brake_light_dash'],
  ['lights are bright but it will not start', 'lights_bright', 'lights_dim'],
  ['it stalls, the interior lights are bright', 'stall_moving', 'lights_bright'],
  ['brake warning light on the dash', 'brake_light_dash', 'ctx_brake'],
  ['temperature climbs in traffic and drops on the highway', 'overheats_idle', 'wobble_speed'],
  ['light flashes when I accelerate uphill', 'mil_flashing', 'lights_flicker'],
])('“%s” tells %s, and not %s', (text, finding, other) => {
  expect(told(text).get(finding)).toBe('present')
  expect(told(text).get(other)).not.toBe('present')
})

it('“no leaks” denies each leak that is not told beside it', () => {
  const states = told('coolant leaks at the front. The pedal sinks, no leaks there')
  expect([states.get('brake_fluid_leak'), states.get('oil_leak')]).toEqual(['absent', 'absent'])
  expect(states.get('coolant_leak')).toBe('present')
})

const LONE = 0.32
it.each([
  'battery light is on',
  'oil light came on',
  'temperature light is on',
  'check engine light is flashing',
  'ABS light on',
  'airbag light is on',
  'power steering light on',
  'glow plug light is flashing',
  'the coil light stays on in my diesel',
  'stop message in red on the dash',
])('“%s” alone leaves at most a third to something else', (text) => {
  expect(answer(text).other).toBeLessThanOrEqual(LONE)
})

it.each([
  ['glow plug light is flashing', 'glow_plugs'],
  ['DPF light on', 'dpf'],
])('“%s” is a diesel’s: %s is first', (text, fault) => {
  const [first] = answer(text).ranked
  expect(first?.fault.id).toBe(fault)
  expect(first?.probability).toBeGreaterThan(0.3)
})

it.each([
  ['it cranks but spins way too easy', 'crank_free', 'present'],
  ['turns over really fast and never catches', 'crank_free', 'present'],
  ['no compression, it just whirs when I crank', 'crank_free', 'present'],
  ['since the timing belt was replaced it idles rough', 'since_work', 'present'],
  ['they did the head gasket and since then it misfires', 'since_work', 'present'],
  ['after the tune up it backfires', 'since_work', 'present'],
  ['an hour later it fires right back up', 'restarts_cool', 'present'],
  ['dies when hot and restarts once it cools down', 'restarts_cool', 'present'],
  ['will start again after an hour', 'restarts_cool', 'present'],
  ['it hardly ticks over', 'rough_idle', 'present'],
  ['the engine stalls at every junction', 'stall_moving', undefined],
  ['the engine stalls at every junction', 'stall_idle', 'present'],
  ['it died with no warning', 'no_warning', undefined],
  ['no noise no lights, it will not start', 'no_warning', 'present'],
  ['I slow down for a light and it squeals', 'all_lights', undefined],
  ['coolant disappears, nothing on the ground', 'coolant_leak', 'absent'],
  ['no go and blue smoke behind me', 'smoke_blue', 'present'],
  ['black smoke pours out when I floor it', 'smoke_hood', undefined],
  ['the heater is cold at idle and warm when I rev it', 'heater_idle', 'present'],
  ['water gurgles behind the dash', 'heater_idle', 'present'],
  ['the heat only works when I rev', 'heater_idle', 'present'],
  ['it runs on starting fluid and dies', 'runs_on_spray', 'present'],
  ['it only fires with ether', 'runs_on_spray', 'present'],
  ['starts with starter spray', 'runs_on_spray', 'present'],
  ['greasy film inside the windshield', 'window_film', 'present'],
  ['white crust on the battery terminal', 'terminal_bad', 'present'],
  ['the battery clamp is loose', 'terminal_bad', 'present'],
  ['oil in the spark plug wells', 'plug_oil', 'present'],
] as const)('“%s”: %s is %s', (text, finding, state) => {
  expect(told(text).get(finding)).toBe(state)
})

it.each(['constructor', '__proto__ toString', 'hasOwnProperty valueOf the brakes squeal'])(
  '“%s” is read as words',
  (text) => {
    expect(() => report(text, [text])).not.toThrow()
  },
)
