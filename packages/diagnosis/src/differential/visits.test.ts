import { describe, expect, it } from 'vitest'
import { visits } from '../../testing/visits.table.ts'
import { reason } from './differential.ts'
import { faults, findings } from './knowledge.ts'
import { reportOf } from './report.ts'
import { dangerLevels } from './types.ts'
import { SITUATION_GROUPS } from './words/understand.ts'

describe('a visit', () => {
  it.each(visits.map((visit) => [visit.text, visit] as const))(
    '“%s” has a part of its key first, and no danger below the one that it deserves',
    (text, { codes = [], car = {}, key, least }) => {
      const { causes, drive } = reportOf(reason({ texts: [text], codes, car, thisYear: 2026 }))
      expect(key).toContain(causes[0]?.fault)
      expect(dangerLevels.indexOf(drive.level)).toBeGreaterThanOrEqual(dangerLevels.indexOf(least))
    },
  )

  it.each(visits.map((visit) => [visit.text, visit] as const))(
    '“%s” lists no unlikely cause of which nothing tells',
    (text, { codes = [], car = {} }) => {
      const { causes } = reportOf(reason({ texts: [text], codes, car, thisYear: 2026 }))
      const circumstances = [...findings.values()].flatMap(({ group, label }) =>
        SITUATION_GROUPS.has(group) ? [label] : [],
      )
      for (const { fault, percent, for: signs } of causes)
        if (percent < 10)
          expect(
            signs.filter((label) => !circumstances.includes(label)),
            fault,
          ).not.toEqual([])
    },
  )

  it.each([
    ['Loud roar since the muffler rusted, smell of exhaust inside', 'wheel_bearing'],
    ['Temperature climbs in traffic and drops on the highway', 'wheel_balance'],
    ['Steering fluid is on the ground and the wheel groans', 'wheel_balance'],
  ])('“%s” lists no %s for one loose word', (text, fault) => {
    const { causes } = reportOf(reason({ texts: [text], codes: [], car: {}, thisYear: 2026 }))
    expect(causes.map((cause) => cause.fault)).not.toContain(fault)
    expect(causes.length).toBeGreaterThan(0)
  })

  it.each([
    ['Battery light came on and headlights get dim at idle', [], 'drive_belt', /belt.*ground strap/],
    ['Rapid clicking in the morning, jump start works every time', [], 'parasitic', /alternator/],
    ['Cranks but will not start, no sound from the tank', [], 'fuel_pump', /fuse.*relay/],
    ['Temperature climbs in traffic', [], 'coolant_hose', /fuse and relay/],
    ['Idle hunts, hiss under the hood', ['P0171'], 'pcv', /hoses.*crankcase valve.*air flow sensor/],
    ['Check engine light on', ['P0420'], 'exhaust_leak', /exhaust checked for leaks/],
    ['Diesel in limp mode, soot light on', ['P2463'], 'dpf_sensor', /pressure sensor/],
    ['Diesel in limp mode', ['P2453'], 'dpf', /pull the sensor’s hoses/],
    ['Blue smoke on start up and uses a quart of oil every week', [], 'pcv', /oil level/],
  ] as const)('“%s” %j names the cheap part beside: %s, %s', (text, codes, fault, test) => {
    const { causes } = reportOf(reason({ texts: [text], codes, car: {}, thisYear: 2026 }))
    expect(causes.map((cause) => cause.fault)).toContain(fault)
    expect(causes[0]?.test.how).toMatch(test)
  })

  it('has a key of faults that exist', () => {
    const ids = new Set(faults.map(({ id }) => id))
    expect(visits.flatMap(({ key }) => key).filter((id) => !ids.has(id))).toEqual([])
  })
})
