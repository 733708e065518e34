import { describe, expect, it } from 'vitest'
import { nextContrasts } from '../asked-takes.ts'
import { openCase, withSensed } from '../case.ts'
import { findings } from '../knowledge.ts'
import { type ContrastId, contrasts } from './contrasts.table.ts'
import { NOTHING_SENSED } from './sensed.ts'
import { sense } from './senses.ts'
import { CONTRAST_SAYS, FELT_SAYS } from './takes.table.ts'
import { senseContrast, senseOwnCar, senseVibration } from './takes.ts'

const opened = (texts: string[]) => openCase({ texts, codes: [], car: {}, thisYear: 2026 })
const percentOf = (value: ReturnType<typeof opened>, fault: string) =>
  value.report.causes.find((cause) => cause.fault === fault)?.percent ?? 0

describe('the tables', () => {
  it('name findings that exist and stay within six and a third', () => {
    const rows = [
      ...contrasts.flatMap((id) => Object.values(CONTRAST_SAYS[id].says)),
      ...Object.values(FELT_SAYS),
    ]
    for (const [finding, ratio] of rows.flatMap((row) => Object.entries(row))) {
      expect([finding, findings.has(finding)]).toEqual([finding, true])
      expect(ratio).toBeGreaterThanOrEqual(1 / 3)
      expect(ratio).toBeLessThanOrEqual(6)
    }
    for (const id of contrasts) expect(CONTRAST_SAYS[id].source).not.toBe('')
  })
})

describe('takes in a differential', () => {
  const noise = opened(['a squeal from the engine bay'])
  it('weigh a change by the table of its contrast', () => {
    const rattle = { kind: 'new_impulses', text: 'knocks or ticks that were not there, 12 a second' } as const
    const withAc = withSensed(noise, senseContrast({ contrast: 'ac', changes: [rattle] }))
    const without = withSensed(
      noise,
      senseContrast({ contrast: 'ac', changes: [{ kind: 'unchanged', text: '' }] }),
    )
    expect(percentOf(withAc, 'belt_ac')).toBeGreaterThan(percentOf(noise, 'belt_ac'))
    expect(percentOf(without, 'belt_ac')).toBeLessThan(percentOf(noise, 'belt_ac'))
    expect(senseContrast({ contrast: 'warm', changes: [rattle] }).ratios).toEqual([])
    expect(withAc.report.sensed?.[0]?.why).toContain('air conditioning on')
  })
  it('count the strongest of several changes that point to one finding', () => {
    const changes = [
      { kind: 'louder', text: 'louder' },
      { kind: 'new_impulses', text: 'knocks' },
    ] as const
    const { ratios } = senseContrast({ contrast: 'ac', changes })
    expect(ratios.filter(({ finding }) => finding === 'ac_noise').map(({ ratio }) => ratio)).toEqual([5])
  })
  it('say nothing of a car near its own normal, and something of one that has changed', () => {
    expect(senseOwnCar({ verdict: 'near', directions: [] }).ratios).toEqual([])
    expect(senseOwnCar({ verdict: 'once', directions: ['a new tone'] }).ratios).toEqual([])
    expect(senseOwnCar({ verdict: 'changed', directions: ['a new tone'] }).ratios).toEqual([
      { finding: 'noise_any', ratio: 3, why: 'the car sounds unlike its own earlier takes; a new tone' },
    ])
  })
  it('make an imbalance likelier where the wheel was felt, and nothing where only the firing was', () => {
    const shakes = opened(['it shakes'])
    const felt = senseVibration({ felt: [{ sign: 'wheel', text: '12 a second, once per turn of a wheel' }] })
    expect(percentOf(withSensed(shakes, felt), 'wheel_balance')).toBeGreaterThan(
      percentOf(shakes, 'wheel_balance'),
    )
    expect(senseVibration({ felt: [{ sign: 'firing', text: '' }] }).ratios).toEqual([])
  })
})

/** With a sense that adds nothing: takes are asked for where one was asked. */
const told = (text: string) => withSensed(opened([text]), NOTHING_SENSED)
const heard = (id: string, evidence: string[] = []) => {
  const sound = {
    issue: { id, urgencyLevel: 'check_soon' },
    confidence: 34,
    alternatives: id === 'healthy' ? [] : [{ id: 'engine_knock', probability: 0.34 }],
    evidence: evidence.map((each) => ({ id: each })),
  }
  return withSensed(opened([]), sense({ sound }))
}

describe('the next take', () => {
  it('is the one that would tell most, and is not asked for twice', () => {
    const noise = told('a ticking noise from the engine')
    const [first, ...rest] = nextContrasts(noise)
    expect(first).toBeDefined()
    expect(rest.length).toBeLessThanOrEqual(1)
    expect(nextContrasts(noise, { taken: first ? [first] : [] })).not.toContain(first)
  })
  it('asks for a faster engine only where an adapter reads its speed', () => {
    const ticks = told('a ticking noise from the engine')
    const offered = [ticks, told('a knocking noise'), told('it squeals')].filter((value) =>
      nextContrasts(value, { hasAdapter: true }).includes('rpm_2500'),
    )
    expect(offered.length).toBeGreaterThan(0)
    for (const value of offered) expect(nextContrasts(value)).not.toContain('rpm_2500')
  })
  it('is asked for by a recording that is not sure, which names no cause', () => {
    const value = heard('uncertain')
    expect(value.report.causes).toEqual([])
    const contrasts = nextContrasts(value, { isUnsure: true })
    expect(contrasts).toEqual(['brake', 'ac'])
    expect(nextContrasts(value, { isUnsure: true, taken: contrasts })).not.toContain('brake')
    // A healthy sound names no cause either, and needs no further take.
    expect(nextContrasts(heard('healthy'))).toEqual([])
  })
  it('is not one that rolls where the noise was heard while the car stood', () => {
    const value = heard('uncertain', ['context_idle'])
    expect(nextContrasts(value, { isUnsure: true })).toEqual(['ac', 'clutch'])
  })
  it('is none where nothing is known or the answer is there', () => {
    expect(nextContrasts(told(''))).toEqual([])
    const answered = told('noise only with the air conditioning on')
    expect(answered.takes).not.toContain('ac')
  })
  it('stands in a case for which a sense was asked, for a page without the engine', () => {
    const { takes, ...before } = heard('uncertain')
    expect(takes?.slice(0, 3)).toEqual(['brake', 'rpm_2500', 'ac'])
    expect(nextContrasts(before, { isUnsure: true })).toEqual([])
    const three: ContrastId[] = ['brake', 'ac', 'clutch']
    expect(nextContrasts({ ...before, takes: three }, { isUnsure: true })).toEqual(['brake', 'ac'])
    expect(opened(['it squeals']).takes).toBeUndefined()
  })
})
