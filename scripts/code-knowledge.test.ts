import { asRanges } from '@tappet/diagnosis/knowledge'
import { describe, expect, it } from 'vitest'
import { rangesOf, sharesOf } from './code-knowledge.ts'

const words = (...rows: [means: string, pattern: RegExp, within?: RegExp][]) =>
  rows.map(([means, pattern, within = /(?:)/]) => ({ means, pattern, within }))

describe('families by title', () => {
  it('are ranges that end at another family, a listed code and another letter', () => {
    const codes = ['P0001', 'P0002', 'P0004', 'P0005', 'P0007', 'U0001'].map((code) => ({
      code,
      title: { en: code === 'P0007' ? 'Pump' : 'Valve' },
    }))
    const subjects = words(['pump', /pump/i], ['valve', /valve/i])
    expect(rangesOf({ codes }, subjects, { hand: ['P0004'] })).toEqual({
      valve: ['P0001-P0002', 'P0005', 'U0001'],
      pump: ['P0007'],
    })
  })
  it('hold nothing for nothing', () => {
    expect(asRanges([])).toEqual({})
  })
})

describe('shares of causes', () => {
  const source = {
    codes: {
      P0001: {
        causes: [
          { likelihood: 'high', en: 'Worn plug' },
          { likelihood: 'low', en: 'Part failed' },
          { likelihood: 'high', en: 'Alien' },
        ],
      },
      P0002: { causes: [{ likelihood: 'low', en: 'Worn plug' }] },
    },
  }
  it('weigh high, medium and low as 3, 2 and 1, and every code the same', () => {
    const own = new Map([['f', 'coil']])
    const list = words(['plug', /plug/i], ['*', /failed/])
    expect(sharesOf(source, list, { f: ['P0001-P0002'] }, own)).toEqual({
      f: { codes: 2, shares: { plug: 0.875, coil: 0.125 } },
    })
  })
  it('leave out words that belong to other families', () => {
    const list = words(['plug', /plug/i, /other/], ['coil', /failed/])
    expect(sharesOf(source, list, { f: ['P0001-P0002'] }, new Map())).toEqual({
      f: { codes: 1, shares: { coil: 1 } },
    })
  })
  it('are refused where the source has another shape', () => {
    expect(() => sharesOf({ codes: { P0001: {} } }, [], {}, new Map())).toThrow('causes')
  })
})
