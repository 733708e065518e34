import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { familyOfTitle, titleWords } from './makers.ts'
import { readTable } from './read-table.ts'

const folder = join(import.meta.dirname, '../src/makers/tables')
const titles = readdirSync(folder).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
)
const words = titleWords()
const BY_LETTER = new Set(['code_engine_other', 'code_body_other', 'code_brakes_other'])

describe('titles of makers', () => {
  it('give a finding each, and name more than a letter in 88 of 100', () => {
    const families = titles.map(([code, title]) => familyOfTitle(code, title, words))
    const findings = new Set(readTable('findings.csv').map(({ id }) => id))
    expect(titles.length).toBe(6_141)
    expect(families.filter((family) => !findings.has(family))).toEqual([])
    const share = families.filter((family) => !BY_LETTER.has(family)).length / families.length
    console.info(
      `Of 6,141 titles of makers, ${(100 * share).toFixed(1)} % name a part or system by their words`,
    )
    expect(share).toBeGreaterThanOrEqual(0.88)
  })

  it.each([
    ['P1135', 'Air/Fuel Sensor Heater Circuit Response Bank 1 Sensor 1', 'code_o2'],
    ['P1259', 'VTEC System Malfunction Rear Bank 1', 'code_oil_valve'],
    ['P1083', 'Fuel Control Mixture Lean Bank 1 Sensor 1', 'code_lean'],
    ['P1351', 'IC Circuit High Voltage', 'code_ign_coil'],
    ['P1870', 'Transmission Component Slipping', 'code_gear_other'],
    ['P1337', 'CKP Sensor B Low Input', 'code_crank'],
    ['P1999', 'Wording of no table', 'code_engine_other'],
  ])('%s, "%s", are read', (code, title, family) => {
    expect(familyOfTitle(code, title, words)).toBe(family)
  })
})
