import { describe, expect, it } from 'vitest'
import { titleRows } from '../library/titles/all.ts'
import { findingsOfCodes } from './codes.ts'
import { reason } from './differential.ts'
import { familiesOf, findings } from './knowledge.ts'
import { reportOf } from './report.ts'

const told = (codes: string[], text = '') => reason({ texts: [text], codes, car: {}, thisYear: 2026 })
const all = [...titleRows().keys()]
/** One code of each family. */
const examples = new Map(all.flatMap((code) => familiesOf(code).map((family) => [family, code] as const)))

describe('a code alone', () => {
  it('belongs to a family, each of the 9,533 of the library', () => {
    expect(all.length).toBe(9_533)
    expect(all.filter((code) => familiesOf(code).length === 0)).toEqual([])
  })

  it('is answered in each family with a cause, a test and a sentence on driving', () => {
    expect(examples.size).toBeGreaterThan(80)
    for (const [family, code] of examples) {
      expect(findings.has(family)).toBe(true)
      const { causes, drive } = reportOf(told([code]))
      expect(drive.known, code).toBe(true)
      expect(causes[0]?.percent, `${code} ${family}`).toBeGreaterThanOrEqual(10)
      expect(causes[0]?.test.how, code).not.toBe('')
    }
  })

  it('keeps its cause among those that are shown when a symptom of something else is told', () => {
    for (const text of ['brakes squeal', 'battery is dead', 'tyre is flat', 'air conditioning blows warm']) {
      const { causes } = reportOf(told(['P2112'], text))
      expect(
        causes.map(({ fault }) => fault),
        text,
      ).toContain('throttle_body')
    }
  })

  it('of a misfire is of the ignition too where the catalyst has suffered, and no worn engine', () => {
    for (const car of [{}, { make: 'Toyota', model: 'Camry', year: 2015, mileage: 90_000 }]) {
      const { ranked } = reason({ texts: [], codes: ['P0300', 'P0420'], car, thisYear: 2026 })
      expect(ranked.slice(0, 2).map(({ fault }) => fault.id)).toEqual(['ignition_coil', 'spark_plugs'])
    }
  })

  it('that only asks for the transmission’s own codes names no rare kind of transmission', () => {
    const [first] = told(['P0700']).ranked
    expect(first?.fault.id).toBe('transmission')
  })

  it('of low oil pressure, low brake fluid or heat forbids driving on', () => {
    for (const code of ['P0524', 'C0128', 'P0217']) expect(told([code]).drive.level, code).toBe('stop')
  })
})

describe('families of codes', () => {
  it('are found in any writing, each once; what is no code adds nothing', () => {
    expect(findingsOfCodes(['p0301', 'P0302', 'banana', ''], familiesOf)).toEqual(['code_misfire'])
  })
  it('end at the last code of a range', () => {
    expect(familiesOf('P0312')).toEqual(['code_misfire'])
    expect(familiesOf('P0313')).not.toContain('code_ign_coil')
    expect(familiesOf('C0300')).not.toContain('code_misfire')
  })
})
