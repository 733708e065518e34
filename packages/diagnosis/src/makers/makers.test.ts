import { globSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownerOf } from '../codes/classify.ts'
import { describeCodeWithSource } from '../library/details/index.ts'
import { lookUpCode } from '../library/look-up.ts'
import { lookUpMakerCode, type MakeId, makeIds, makeName, makeNamed, makeOfVin } from './index.ts'
import { LOAD } from './load.ts'
import { MAKES } from './makes.table.ts'

describe('the make of a car', () => {
  it.each([
    ['1FADP3F20EL123456', 'ford'],
    ['wvwzzz1jz3w386752', 'volkswagen'],
    ['JHMCG5655XC001234', 'honda'],
    ['1G1JC5SH4C4194009', 'chevrolet'],
  ] as const)('is what the first three characters of VIN %s name: %s', (vin, make) => {
    expect(makeOfVin(vin)).toBe(make)
  })
  it.each([
    ['1C3CDFBB0ED123456', 'Chrysler, Dodge or Jeep'],
    ['JN1BV7AP0EM123456', 'Nissan or Infiniti'],
    ['', 'nothing'],
    ['ZZZ00000000000000', 'no known maker'],
  ])('is not guessed from VIN %s: %s', (vin) => {
    expect(makeOfVin(vin)).toBeNull()
  })
  it('has no first three characters that two makes share', () => {
    const wmis = makeIds.flatMap((id) => MAKES[id].wmis)
    expect(new Set(wmis).size).toBe(wmis.length)
    for (const wmi of wmis) expect(wmi).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/)
  })
  it('is known by the names that drivers write', () => {
    expect([makeNamed('Mercedes-Benz'), makeNamed(' chevy '), makeNamed('VW')]).toEqual([
      'mercedes',
      'chevrolet',
      'volkswagen',
    ])
    expect([makeNamed('Other'), makeNamed('Infiniti'), makeNamed('constructor')]).toEqual([null, null, null])
    for (const id of makeIds) expect(makeNamed(makeName(id))).toBe(id)
  })
})

describe('a maker’s own code', () => {
  it('means in one make what that make’s table says, and nothing in a make whose table does not list it', async () => {
    expect(await lookUpMakerCode('ford', 'p1131')).toEqual({
      code: 'P1131',
      make: 'ford',
      title: 'Lack of Upstream Heated Oxygen Sensor Switch Sensor Indicates Lean Bank 1',
    })
    expect(await lookUpMakerCode('suzuki', 'P1131')).toBeNull()
  })
  it('is never a generic code, nor text that is none', async () => {
    for (const text of ['P0301', 'U0100', 'constructor', '', 'P1G31'])
      expect(await lookUpMakerCode('ford', text)).toBeNull()
  })
  it('is described for its make alone: another make’s answer names no meaning', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<MakeId>(...makeIds),
        fc.constantFrom<MakeId>(...makeIds),
        fc.nat(),
        async (make, other, pick) => {
          const codes = Object.keys((await LOAD[make]()).default)
          const code = codes[pick % codes.length] ?? ''
          const own = describeCodeWithSource(code, await lookUpMakerCode(make, code))
          expect(own?.description).toContain(`(for ${makeName(make)}, by one public table)`)
          expect(own?.source).toContain('MIT')
          const elsewhere = await lookUpMakerCode(other, code)
          const description = describeCodeWithSource(code, elsewhere)?.description ?? ''
          if (elsewhere === null) expect(description).toContain('it means something else in every make')
          else expect(description).toContain(`for ${makeName(other)},`)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('the tables', () => {
  it('hold 6,141 titles of makers’ codes, none that the standard defines', async () => {
    const files = globSync('*.data.json', { cwd: join(import.meta.dirname, 'tables') })
    expect(files.map((file) => file.replace('.data.json', '')).sort()).toEqual([...makeIds].sort())
    let rows = 0
    for (const id of makeIds) {
      const { default: table } = await LOAD[id]()
      for (const [code, title] of Object.entries(table)) {
        expect(ownerOf(code)).toBe('manufacturer')
        expect(lookUpCode(code)?.kind).toBe('manufacturer')
        expect(title).toBe(title.trim())
        rows += 1
      }
    }
    expect(rows).toBe(6_141)
  })
})
