import { describe, expect, it } from 'vitest'
import { GRADUAL, isKnown, mayIDrive, URGENT_FROM, untilAnswered } from './danger.ts'
import { reason } from './differential.ts'
import { dangerAdvice, faults, findings } from './knowledge.ts'
import type { Danger, Evidence, FindingState } from './types.ts'
import { SITUATION_GROUPS } from './words/understand.ts'

const told = (...pairs: [string, FindingState][]): Evidence => new Map(pairs)
const present = (...ids: string[]): Evidence =>
  told(...ids.map((id) => [id, 'present'] as [string, FindingState]))
const drive = (evidence: Evidence, marginal: [string, number][] = []) =>
  mayIDrive(evidence, { share: new Map(), marginal: new Map(marginal), other: 1 })

const labelOf = (id: string) => findings.get(id)?.label
const faultOf = (harm: Danger) => {
  const match = faults.find((fault) => fault.harm === harm && !(fault.id in GRADUAL))
  if (!match) throw new Error(`no fault of ${harm}`)
  return match
}
const situation = [...findings.values()].find(({ group }) => SITUATION_GROUPS.has(group))?.id ?? ''

describe('"May I still drive?"', () => {
  it('is not known while nothing but a situation was told, and is a caution then', () => {
    for (const evidence of [
      present(),
      present(situation),
      told(['mil_on', 'absent']),
      told(['oil_milky', 'absent']),
    ]) {
      expect(isKnown(evidence)).toBe(false)
      expect(drive(evidence, [[faultOf('stop').id, 0.9]])).toEqual({
        level: 'soon',
        known: false,
        say: 'We can’t tell from what you told us. If anything feels off, don’t drive.',
        now: 'Do not drive if brakes or steering feel different, a red light is on, or you smell fuel. Tell us what you notice, and when.',
        reasons: [],
      })
    }
    expect(isKnown(present(situation, 'mil_on'))).toBe(true)
  })

  it('is never answered with "safe": where nothing points to a danger, that is said to be no proof', () => {
    expect(drive(present('glow_plug_light'))).toEqual({
      level: 'none',
      known: true,
      say: 'Nothing you told points to a danger. That is no proof that there is none.',
      now: 'Ask again if a red light, smoke, a smell, or a change in brakes or steering comes with it.',
      reasons: [],
    })
  })

  it('names no fault that the list below does not show', () => {
    const { id, name } = faultOf('limp')
    const posterior = { share: new Map(), marginal: new Map([[id, 0.9]]), other: 0.1 }
    const sayWith = (listed: string[]) =>
      mayIDrive(present('rough_idle'), posterior, null, true, new Set(listed)).say
    expect(sayWith([id])).toContain(`What may be behind it: ${name}.`)
    expect(sayWith([])).not.toContain('What may be behind it')
  })

  it('follows the worst finding that is present, with the advice for it', () => {
    const advice = dangerAdvice.get('oil_pressure_light')
    expect(drive(present('mil_on', 'oil_pressure_light'))).toEqual({
      level: 'stop',
      known: true,
      say: `Do not drive on. ${advice?.why}`,
      now: advice?.do,
      reasons: [
        { id: 'oil_pressure_light', label: labelOf('oil_pressure_light'), level: 'stop' },
        { id: 'mil_on', label: labelOf('mil_on'), level: 'soon' },
      ],
    })
    const denied = told(['mil_on', 'present'], ['oil_pressure_light', 'absent'])
    expect(drive(denied)).toMatchObject({ level: 'soon', reasons: [{ id: 'mil_on' }] })
  })

  it('names the likeliest cause, never a sign, where no advice is written, and says what to do in general', () => {
    expect(drive(present('mil_on')).say).toBe('Have this checked soon.')
    const [harmless, soon] = [faultOf('none'), faultOf('soon')]
    expect(
      drive(present('mil_on'), [
        [soon.id, 0.2],
        [harmless.id, 0.7],
      ]),
    ).toMatchObject({
      level: 'soon',
      say: `Have this checked soon. What may be behind it: ${harmless.name}.`,
      now: 'Stop if it gets worse, or with a red light, smoke, a smell, or a change in brakes or steering.',
    })
  })

  it.each([
    ['stop', 'Do not drive on.', 'Stop where it is safe and have the car looked at where it stands.'],
    [
      'limp',
      'Drive only as far as a safe place or a shop nearby.',
      'Drive slowly, keep off fast roads, and have it checked before you use the car again.',
    ],
  ] as const)('is raised to %s by a fault that is likely enough', (harm, say, now) => {
    const { id, name } = faultOf(harm)
    const reason = { id, label: name, level: harm }
    expect(drive(present('mil_on'), [[id, URGENT_FROM]])).toEqual({
      level: harm,
      known: true,
      say: `${say} What may be behind it: ${name}.`,
      now,
      reasons: [reason, { id: 'mil_on', label: labelOf('mil_on'), level: 'soon' }],
    })
    expect(drive(present('mil_on'), [[id, URGENT_FROM - 0.001]])).toMatchObject({ level: 'soon' })
  })

  it('counts a fault that was likely before a sound was weighed, and one that a sound made likely', () => {
    const { id } = faultOf('stop')
    const posterior = (probability: number) => ({
      share: new Map(),
      marginal: new Map([[id, probability]]),
      other: 1,
    })
    const level = (before: number, after: number) =>
      mayIDrive(present('mil_on'), posterior(after), {
        without: posterior(before),
        isTelling: false,
        cautions: [],
        heard: null,
      }).level
    expect(level(URGENT_FROM, 0)).toBe('stop')
    expect(level(0, URGENT_FROM)).toBe('stop')
    expect(level(0.1, 0.1)).toBe('soon')
  })

  it('is not raised by a fault that does no harm', () => {
    expect(drive(present('glow_plug_light'), [[faultOf('none').id, 1]]).reasons).toEqual([])
  })

  it.each(Object.entries(GRADUAL))('waits with %s for a sign that it is near', (id, further) => {
    const level = (...told: string[]) => drive(present(...told), [[id, 0.9]]).level
    const fault = faults.find((each) => each.id === id)
    expect(level('mil_on')).toBe('soon')
    for (const sign of further.split(' ').filter(Boolean)) expect(level(sign)).toBe(fault?.harm)
    const near = fault?.effects.find(({ finding }) => findings.get(finding)?.danger === 'limp')
    if (near !== undefined) expect(level(near.finding)).toBe(fault?.harm)
  })

  it('says “soon” of a clunk over bumps, and “stop” once the wheel leans', () => {
    const level = (text: string, car = {}) =>
      reason({ texts: [text], codes: [], car, thisYear: 2026 }).drive.level
    expect(level('clunk over speed bumps from the front right')).toBe('soon')
    expect(level('clunk over bumps and the front wheel leans in')).toBe('stop')
    expect(level('shudders when pulling away, it has a cvt')).toBe('soon')
    const van = { make: 'Chrysler', model: 'Town & Country', year: 2010, mileage: 130_000 }
    expect(level('starts fine with a jump, dead again next morning, new battery', van)).toBe('soon')
    expect(level('the transmission slips, fluid smells burnt')).toBe('limp')
  })

  it('asks first of no lesser danger of driving while the car stands', () => {
    const standing = drive(present('no_crank'))
    expect(standing.say).toContain('It can’t be driven now.')
    expect(untilAnswered(standing, ['charging_light'], true)).toEqual(standing)
    const clicks = 'battery measures 12.7 volts but the engine only clicks'
    const { drive: answer, steps } = reason({ texts: [clicks], codes: [], car: {}, thisYear: 2026 })
    expect(answer.say).toContain('It can’t be driven now.')
    expect(steps).toContainEqual(expect.objectContaining({ finding: 'charging_light' }))
    expect(untilAnswered(standing, ['smell_fuel'], true).say).toContain('Did you mean: fuel smell?')
  })

  it('takes advice only from what set the level', () => {
    const { id, name } = faultOf('stop')
    const likelier = drive(present('mil_on'), [
      [faultOf('soon').id, 0.7],
      [id, 0.2],
    ])
    expect(likelier.say).toBe(`Do not drive on. What may be behind it: ${name}.`)
    const { say } = drive(present('mil_flashing'), [[id, 0.5]])
    expect(dangerAdvice.has('mil_flashing')).toBe(true)
    expect(say).toBe(`Do not drive on. What may be behind it: ${name}.`)
  })

  const answer = (text: string, codes: string[] = [], car = {}) =>
    reason({ texts: [text], codes, car, thisYear: 2026 }).drive

  it.each(['the battery is flat every morning and it only clicks', 'dead battery again, will not start'])(
    'sends “%s” to a shop on a jump start',
    (text) => {
      expect(answer(text)).toMatchObject({ say: expect.stringMatching(/^It needs a jump/) })
      expect(answer(text).now).toMatch(/^Jump-start it and drive straight .* have it towed\.$/)
      expect(answer(`${text}. Smoke comes from under the hood`).now).not.toContain('Jump')
    },
  )

  it('jump-starts no electric car, and none that has a danger beside', () => {
    const flat = present('no_crank', 'battery_dead')
    const posterior = { share: new Map(), marginal: new Map(), other: 1 }
    expect(mayIDrive(flat, posterior, null, true).now).toContain('Jump-start')
    expect(mayIDrive(flat, posterior, null, false).say).toContain('can’t be driven now')
    expect(drive(new Map([...flat, ...present('brake_any')])).say).toContain('can’t be driven now')
  })

  const jeep = { make: 'Jeep', model: 'Wrangler', year: 2014, mileage: 80_000 }
  const ford = { make: 'Ford', model: 'Escape', year: 2016, mileage: 88_000 }
  it.each([
    ['death wobble', 'Bad death wobble over bumps', [], jeep, /hold the wheel steady.*Do not brake hard/],
    ['death wobble', 'front end shakes violently when I hit a pothole', [], jeep, /ease off the gas/],
    [
      'coolant lost into a cylinder',
      'coolant keeps disappearing, rough in the cold',
      ['P0301'],
      ford,
      /cold.*towed/,
    ],
    [
      'coolant lost into a cylinder',
      'losing coolant, shakes on cold start',
      ['P0304'],
      ford,
      /Top up.*temperature/,
    ],
    [
      'a full particulate filter',
      'soot light on, only short trips',
      ['P2463'],
      {},
      /steady 20 minutes.*short trips/,
    ],
    [
      'a full particulate filter',
      'DPF light on, diesel, reduced power',
      ['P2452', 'P2463'],
      {},
      /20 minutes at highway/,
    ],
  ] as const)('says what to do with %s: “%s”', (_, text, codes, car, now) => {
    expect(answer(text, [...codes], car).now).toMatch(now)
  })

  it('adds what a likely cause asks for to what the sign asks for', () => {
    const told = (share: number) =>
      drive(present('mil_flashing', 'code_misfire'), [['coolant_intrusion', share]]).now
    expect(told(0.6)).toBe(
      `${dangerAdvice.get('mil_flashing')?.do} ${dangerAdvice.get('coolant_intrusion')?.do}`,
    )
    expect(told(0.4)).toBe(dangerAdvice.get('mil_flashing')?.do)
    expect(drive(present('overheats'), [['coolant_intrusion', 0.9]]).now).toBe(
      dangerAdvice.get('overheats')?.do,
    )
  })

  it.each(['reduced power message', 'it is in limp mode'])(
    'asks nobody for codes that were given: “%s”',
    (text) => {
      expect(answer(text).now).toContain('Read the codes')
      expect(answer(text, ['P0299']).now).toBe('Keep off fast roads while it lacks power.')
    },
  )
})
