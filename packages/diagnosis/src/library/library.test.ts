import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownerOf } from '../codes/classify.ts'
import { CODE_FAMILIES } from '../codes/families.table.ts'
import { isTroubleCode } from '../codes/format.ts'
import { severities } from '../types.ts'
import causesFile from './details/causes.data.json' with { type: 'json' }
import { describeCode, describeCodeWithSource } from './details/index.ts'
import { severityOf } from './details/severity.ts'
import { lookUpCode } from './look-up.ts'
import { CERTAINTY_WORDS, parseTitle } from './meaning.ts'
import { findCode } from './one/index.ts'
import { type CodeRows, rowsOf } from './rows.ts'
import { searchCodes } from './search.ts'
import { allTitles } from './titles/all.ts'
import { LOAD } from './titles/load.ts'
import { partOf, parts } from './titles/parts.ts'

/** Letters that break careless code: accents, other scripts, half a pair, signs of addresses, control characters. */
const odd = fc.constantFrom(..."aeZ1 éİß漢😀%&/?#.\u0000\n'", '\uD800')

const titles = rowsOf(allTitles)
const kilobytes = (file: CodeRows) => gzipSync(JSON.stringify(file)).length / 1_000

describe('the titles file', () => {
  it('holds 9,533 codes in at most 350 kB of gzip', () => {
    expect(titles).toHaveLength(9_533)
    expect(kilobytes(allTitles)).toBeLessThan(350)
  })

  it('lies in parts that a page can afford, each family in its own', async () => {
    for (const part of parts) {
      const file = (await LOAD[part]()).default
      expect(Object.keys(file).map(partOf), part).toEqual(Object.keys(file).map(() => part))
      expect(kilobytes(file), part).toBeLessThan(15)
    }
  })

  it.each(['P0301', 'p0a80', 'U3003', 'B1234', 'P1234', 'P30FF', 'P2FFF', 'x', ''])(
    'says of %s alone what the whole says',
    async (text) => expect(await findCode(text)).toEqual(lookUpCode(text)),
  )

  it('is sorted, each code once, every row whole, every code generic and of a known family', () => {
    const meanings = titles.map(([code, row]) => parseTitle(code, row))
    const codes = meanings.map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)].sort())
    for (const { code, title, family } of meanings) {
      expect(isTroubleCode(code)).toBe(true)
      expect(ownerOf(code)).toBe('generic')
      expect(title).toBe(title.trim())
      expect(family, code).not.toBeNull()
    }
    expect(new Set(codes.map((code) => code.slice(0, 3)))).toEqual(new Set(Object.keys(CODE_FAMILIES)))
  })

  it('counts how certain the codes are as its source does', () => {
    const counts: Record<string, number> = {}
    for (const { certainty } of titles.map(([code, row]) => parseTitle(code, row)))
      counts[certainty] = (counts[certainty] ?? 0) + 1
    expect(counts).toEqual({ agreed: 3_492, 'one-lineage': 5_459, 'single-source': 189, disputed: 393 })
    expect(Object.keys(CERTAINTY_WORDS).sort()).toEqual(Object.keys(counts).sort())
  })

  it.each([
    ['', ''],
    ['P0301', ''],
    ['P0301', 'xx Title'],
    ['P0301', 'aw '],
    ['X0301', 'aw Title'],
    ['P030', 'aw Title'],
  ])('refuses the damaged row "%s %s"', (code, row) => {
    expect(() => parseTitle(code, row)).toThrow('Not a row of the code library')
  })
})

describe('looking a code up', () => {
  it('tells what a generic code means, in any writing', () => {
    expect(lookUpCode(' p0420')).toEqual({
      kind: 'generic',
      code: 'P0420',
      title: 'Catalyst System Efficiency Below Threshold Bank 1',
      category: 'Powertrain',
      family: 'Emission controls',
      certainty: 'agreed',
      source: 'Wal33D/dtc-database',
      otherTitles: [],
    })
  })

  it.each([
    ['P1234', 'manufacturer'],
    ['P3000', 'manufacturer'],
    ['B1001', 'manufacturer'],
    ['U1000', 'manufacturer'],
    ['B3001', 'undefined-range'],
    ['P4000', 'undefined-range'],
    ['P0FFE', 'unknown'],
  ])('names %s as %s and guesses nothing', (code, kind) => {
    const answer = lookUpCode(code)
    expect(answer?.kind).toBe(kind)
    expect(Object.keys(answer ?? {}).sort()).toEqual(['category', 'code', 'kind'])
  })

  it('tells what other tables say where they disagree', () => {
    const answer = lookUpCode('C0561')
    expect(answer?.kind === 'generic' && [answer.certainty, answer.otherTitles]).toEqual([
      'disputed',
      ['ABS Disabled Warning Indicator Request'],
    ])
  })

  it('puts what a code meant in the cars that set it before the newer title', () => {
    expect(lookUpCode('C0545')).toMatchObject({
      title: expect.stringMatching(/^Steering torque sensor \(as seen in .*other makes differ\)$/),
      certainty: 'disputed',
      source: 'Tappet',
      otherTitles: ['VIN Not Programmed or Incompatible - BSCM'],
    })
    expect(describeCode('C0545')).toMatchObject({ severity: 'high', common_causes: [] })
    expect(searchCodes('C0545')[0]?.title).toMatch(/^Steering torque sensor/)
  })
  it('answers null for what is no code', () => {
    expect(lookUpCode('banana')).toBeNull()
    expect(lookUpCode('')).toBeNull()
  })
})

const found = (query: string, most?: number) => searchCodes(query, most).map(({ code }) => code)

describe('searching', () => {
  it('finds by the beginning of a code, in its order, whatever the case', () => {
    expect(found('p030', 4)).toEqual(['P0300', 'P0301', 'P0302', 'P0303'])
    expect(found('P0420')).toEqual(['P0420'])
    expect(found('u01').every((code) => code.startsWith('U01'))).toBe(true)
  })

  it('finds by words, all of which occur, in any order and case', () => {
    expect(found('CATALYST efficiency bank 1')).toContain('P0420')
    expect(found('misfires random')[0]).toBe('P0300')
    expect(found('misfire zebra')).toEqual([])
  })

  it('puts the title that begins with the words first, the shorter before the longer', () => {
    const titles = searchCodes('wheel speed', 500).map(({ title }) => title)
    expect(titles[0]).toBe('Wheel Speed Mismatch (Front Axle)')
    expect(titles.findIndex((title) => !/^wheel speed/i.test(title))).toBe(
      titles.filter((title) => /^wheel speed/i.test(title)).length,
    )
  })

  it('finds by code and words together', () => {
    const both = searchCodes('p03 misfire', 100)
    expect(both.length).toBeGreaterThan(10)
    expect(both.every(({ code, title }) => code.startsWith('P03') && /misfire/i.test(title))).toBe(true)
  })

  it('knows the words that titles abbreviate', () => {
    expect(found('oxygen sensor bank 1 sensor 1')).toContain('P0130')
  })

  it('finds nothing for nothing, and no more than asked for', () => {
    expect(found('')).toEqual([])
    expect(found(' ?! ')).toEqual([])
    expect(found('sensor')).toHaveLength(50)
    expect(found('sensor', 3)).toHaveLength(3)
    expect(found('sensor', 0)).toEqual([])
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: odd, maxLength: 12 }), (query) => {
        expect(searchCodes(query, 5).length).toBeLessThanOrEqual(5)
      }),
      { numRuns: 100 },
    )
  })
})

describe('describing a code', () => {
  it('holds every field for each of the 9,533 codes, severity critical among them [DTC-016] [DTC-018]', () => {
    const all = titles.map(([code]) => describeCode(code)).filter((answer) => answer !== null)
    expect(all).toHaveLength(9_533)
    const seen = new Set(all.map(({ severity }) => severity))
    expect(seen).toEqual(new Set(severities))
    const broken = all.filter(
      ({ code, description, severity, common_causes, suggested_actions }) =>
        !isTroubleCode(code) ||
        description.length < 6 ||
        !severities.includes(severity) ||
        common_causes.length > 4 ||
        suggested_actions.length < 2 ||
        [...common_causes, ...suggested_actions].some((text) => text.trim() !== text || text === ''),
    )
    expect(broken).toEqual([])
  })

  it('answers the built-in reference where that holds the code', () => {
    expect(describeCode('p0301')?.description).toBe('Misfire on cylinder 1')
  })

  it('gives causes and actions that fit the kind of fault', () => {
    expect(describeCode('P0303')).toEqual({
      code: 'P0303',
      description: 'Cylinder 3 Misfire Detected',
      severity: 'high',
      common_causes: [
        'Ignition coil for cylinder 3 failed',
        'Spark plug for cylinder 3 worn or fouled',
        'Cylinder 3 injector clogged',
      ],
      suggested_actions: [
        'Do not drive on while the check engine light flashes',
        'Read the misfire counters cylinder by cylinder',
        'Swap the ignition coil, then the injector, and see whether the misfire moves',
      ],
    })
  })

  it('names no cause where the tables disagree, or where the maker defines the code', () => {
    expect(describeCode('C0561')).toMatchObject({ common_causes: [], severity: 'medium' })
    expect(describeCode('C0561')?.description).toMatch(/Other tables say: ABS Disabled/)
    expect(describeCode('P1234')).toMatchObject({
      code: 'P1234',
      description: 'Powertrain code defined by the maker: it means something else in every make.',
      common_causes: [],
    })
  })

  it('answers null where nothing is known', () => {
    for (const text of ['', 'banana', 'P0FFE', 'B3001', 'P4000']) expect(describeCode(text)).toBeNull()
  })

  it('says who defines a code, how certain it is, and whose words these are', () => {
    expect(describeCodeWithSource('p0303')).toMatchObject({
      description: 'Cylinder 3 Misfire Detected',
      owner: 'generic',
      certainty: 'agreed',
      source: expect.stringMatching(/Wal33D.*MIT.*OBDex.*CC0.*Tappet/),
    })
    expect(describeCodeWithSource('P0301')?.source).toBe(
      'Meaning, causes and steps: Tappet, after SAE J2012.',
    )
    expect(describeCodeWithSource('C0561')).toMatchObject({ certainty: 'disputed', common_causes: [] })
    expect(describeCodeWithSource('C0561')?.source).not.toContain('Causes')
    expect(describeCodeWithSource('P1234')).toMatchObject({
      owner: 'manufacturer',
      certainty: null,
      source: expect.stringContaining('Nothing here is guessed'),
    })
    expect(describeCodeWithSource('P0FFE')).toBeNull()
  })

  it('holds causes for codes of the library alone, in at most 350 kB of gzip', () => {
    const causes = rowsOf(causesFile)
    const codes = causes.map(([code]) => code)
    expect(codes).toEqual([...new Set(codes)].sort())
    const listed = new Set(titles.map(([code]) => code))
    expect(codes.every((code) => listed.has(code))).toBe(true)
    expect(kilobytes(causesFile)).toBeLessThan(350)
    expect(causes.every(([, row]) => /^(L?M?|-) \S/.test(row))).toBe(true)
  })
})

describe('the severity of a code', () => {
  const quiet = { limitsPower: false, lampOn: false }
  it.each([
    ['Engine Coolant Over Temperature Condition', 'critical'],
    ['Engine Oil Pressure Too Low', 'critical'],
    ['Brake Hydraulic Circuit B Leak', 'critical'],
    ['Cylinder 3 Misfire Detected', 'high'],
    ['Driver Frontal Stage 1 Deployment Control', 'high'],
    ['Engine Coolant Temperature Sensor 1 Circuit Low', 'medium'],
    ['EVAP System Leak Detected (small leak)', 'low'],
    ['Interior Light Circuit', 'low'],
  ])('of "%s" is %s', (title, severity) => {
    expect(severityOf(title, quiet)).toBe(severity)
  })

  it.each([
    [{ limitsPower: true, lampOn: true }, 'high'],
    [{ limitsPower: false, lampOn: true }, 'medium'],
    [quiet, 'low'],
  ])('follows what the car does where the title says nothing: %j', (flags, severity) => {
    expect(severityOf('Gear 6 Incorrect Ratio', flags)).toBe(severity)
  })

  it('is never low for airbags, brakes and steering', () => {
    expect(severityOf('Left Rear Wheel Speed Sensor', quiet)).toBe('medium')
  })
})
