import { describe, expect, it } from 'vitest'
import { causesOf, titlesOf } from './code-tables.ts'

const title = (code: string, en: string, more: object = {}) => ({
  code,
  title: { en },
  source: 'wal33d',
  status: 'agreed',
  ...more,
})

describe('the titles file', () => {
  it('holds certainty, source and title by family, in the order of the codes', () => {
    const codes = [
      title('P0420', 'Catalyst Efficiency'),
      title('P0302', 'Cylinder 2 Misfire', { source: 'obdex', status: 'one-lineage' }),
      title('P0301', 'Cylinder 1 Misfire', { source: 'fabiovila', status: 'single-source' }),
    ]
    expect(titlesOf({ codes })).toEqual({
      P03: ['01 sf Cylinder 1 Misfire', '02 lo Cylinder 2 Misfire'],
      P04: ['20 aw Catalyst Efficiency'],
    })
  })

  it('drops quotes and writes every dash plain', () => {
    expect(titlesOf({ codes: [title('U0091', 'Bus “G” – "Low"')] })).toEqual({ U00: ['91 aw Bus G - Low'] })
  })

  it('holds other titles where the tables disagree, and those alone that say something else', () => {
    const alternatives = [
      { title: 'Pump Circuit', agrees: true },
      { title: 'ABS Disabled', agrees: false },
    ]
    const codes = [
      title('C0020', 'Pump', { status: 'disputed', alternatives }),
      title('C0021', 'Valve', { alternatives }),
    ]
    expect(titlesOf({ codes })).toEqual({ C00: ['20 dw Pump | ABS Disabled', '21 aw Valve'] })
  })

  it('leaves out what a table says of a range that was reserved', () => {
    const alternatives = [{ title: '- P04FF ISO/SAE Reserved', agrees: false }]
    const codes = [title('P04AB', 'Purge Valve B', { status: 'disputed', alternatives })]
    expect(titlesOf({ codes })).toEqual({ P04: ['AB dw Purge Valve B'] })
  })

  it('refuses a source of another shape and names the field', () => {
    expect(() => titlesOf({ codes: [title('X0020', 'Pump')] })).toThrow('code')
    expect(() => titlesOf({ codes: [title('P0020', 'Pump', { status: 'sure' })] })).toThrow('status')
  })
})

describe('the causes file', () => {
  const cause = (en: string, likelihood = 'high') => ({ en, likelihood })
  const known = (causes: object[], more: object = {}) => ({
    causes,
    mil: false,
    limpMode: null,
    status: 'agreed',
    ...more,
  })

  it('holds flags and causes, the usual cause first', () => {
    const causes = [cause('Rare', 'low'), cause('Usual'), cause('Sometimes', 'medium'), cause('Usual too')]
    const codes = {
      P0335: known(causes, { mil: true, limpMode: true }),
      P0336: known([cause('One')], { mil: true }),
      P0337: known([cause('Two')]),
    }
    expect(causesOf({ codes })).toEqual({
      P03: ['35 LM Usual | Usual too | Sometimes | Rare', '36 M One', '37 - Two'],
    })
  })

  it('writes B+ out and a dash as a colon', () => {
    const codes = { P0335: known([cause('Wire shorted to B+'), cause('Rotor stalled — high current')]) }
    expect(causesOf({ codes })).toEqual({
      P03: ['35 - Wire shorted to battery voltage | Rotor stalled: high current'],
    })
  })

  it('leaves out disputed codes, and codes of which only blanket sentences are known', () => {
    const codes = {
      P0335: known([cause('Sensor failed')], { status: 'disputed' }),
      P0336: known([cause('Gateway module routing CAN messages incorrectly')]),
    }
    expect(causesOf({ codes })).toEqual({})
  })
})
