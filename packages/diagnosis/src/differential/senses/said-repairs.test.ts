import { describe, expect, it } from 'vitest'
import { reason } from '../differential.ts'
import { NEW_PART_FACTOR } from './repairs.table.ts'
import { saidRepairs } from './said-repairs.ts'

const faultsIn = (text: string) => saidRepairs(text).map(({ fault }) => fault)

describe('a part that the driver calls new', () => {
  it.each([
    ['I replaced the plugs and the coil', ['spark_plugs', 'ignition_coil']],
    ['new battery last week, still slow to crank', ['battery', 'telematics_battery']],
    ['Put new pads on it', ['brake_pads']],
    ['Plugs are less than a year old', ['spark_plugs']],
    ['tires are new', ['tyre_worn']],
    ['the cat and everything was changed', ['catalytic']],
    ['had the timing belt done in May', ['timing_belt']],
    [
      'I replaced the breather, the air mass sensor and both intake boots',
      ['pcv', 'maf_sensor', 'vacuum_leak'],
    ],
    ['swapped the O2 sensors', ['oxygen_sensor']],
    ['the alternator died again. Put a new one in last month', ['alternator']],
    ['starter is dead, we fitted a new one in May', ['starter']],
  ])('counts as new: “%s”', (text, faults) => {
    expect(faultsIn(text).sort()).toEqual([...faults].sort())
    expect(saidRepairs(text).every(({ factor }) => factor === NEW_PART_FACTOR)).toBe(true)
  })
  it.each([
    'it needs new plugs',
    'the battery died, it needs a new one',
    'is the starter bad? Should I put a new one in',
    'should I replace the battery',
    'never had the timing belt done',
    'would a new alternator help?',
    'Is it the new battery?',
    'I replaced the battery 4 years ago',
    'the brakes were done in 2019',
    'replaced the radio and now the battery light is on',
    'a new noise from the alternator',
    'new battery light on the dash',
    'the plugs look worn',
    'constructor was replaced',
  ])('does not: “%s”', (text) => {
    expect(faultsIn(text).filter((fault) => fault !== 'radio')).toEqual([])
  })
  it('is less likely the cause, and the answer says which words say so', () => {
    const share = (text: string) => {
      const { ranked, sensed } = reason({ texts: [text], codes: ['P0305'], car: {}, thisYear: 2026 })
      return { plugs: ranked.find(({ fault }) => fault.id === 'spark_plugs')?.probability ?? 0, sensed }
    }
    const [before, after] = [share('It misfires'), share('It misfires. The plugs were replaced')]
    expect(after.plugs).toBeLessThan(before.plugs * 0.5)
    expect(before.sensed.replaced).toEqual([])
    expect(after.sensed.replaced[0]?.why).toBe('You wrote that this is new: plugs')
  })
})
