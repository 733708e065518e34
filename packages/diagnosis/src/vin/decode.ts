import { isCheckDigit } from '@tappet/obd'
import table from './vin.data.json' with { type: 'json' }
import { MAKE_OF_WMI } from './wmi.table.ts'

/** What it does not say is null: the driver confirms and completes it. */
export type DecodedVin = {
  /** frame: no VIN of 17 signs, such as the frame number of a Japanese car. */
  kind: 'vin' | 'frame'
  make: string | null
  model: string | null
  /** Of cars sold in the US alone. */
  year: number | null
  engine: string | null
  fuel: string | null
  doubt: 'letters' | 'check-digit' | null
}

const NOTHING = { make: null, model: null, year: null, engine: null, fuel: null, doubt: null }

/** 49 CFR 565.15, Table VII: no I, O, Q, U, Z, 0. */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const NORTH_AMERICA = /^[1-5]/
/** A European maker fills the signs that it does not use. */
const FILLER = /^...ZZZ/

type Wmi = { makes: string[]; years: number[] }
const WMIS: Readonly<Record<string, Wmi | undefined>> = table.wmis

/** Some begin with an I for "import", some with *. */
export function vinOfBarcode(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')
  return plain.length === 18 && plain.startsWith('I') ? plain.slice(1) : plain
}

/**
 * Decodes a VIN offline: the maker by ISO 3780; year, model, engine and fuel from NHTSA's table where the car was sold
 * in the US, which its check digit says.
 * @param vin upper-case, without spaces
 * @param thisYear models of the next year are sold already
 */
export function decodeVin(vin: string, thisYear: number): DecodedVin {
  if (vin.length !== 17) return { kind: 'frame', ...NOTHING }
  // ISO 3779: these three are too like 1 and 0.
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return { kind: 'vin', ...NOTHING, doubt: 'letters' }
  const make = makeOf(vin)
  const american = NORTH_AMERICA.test(vin)
  const fits = isCheckDigit(vin)
  if (american && !fits) return { kind: 'vin', ...NOTHING, make, doubt: 'check-digit' }
  const year = yearOf(vin, thisYear)
  const details = year === null || !fits || FILLER.test(vin) ? null : toldBy(vin, year)
  return { kind: 'vin', ...NOTHING, make, ...(american && { year }), ...details }
}

function makeOf(vin: string): string | null {
  const wmi = vin.slice(0, 3)
  const makes = WMIS[wmi]?.makes ?? []
  return makes.length === 1 ? (makes[0] ?? null) : (MAKE_OF_WMI.get(wmi) ?? null)
}

function yearOf(vin: string, thisYear: number): number | null {
  const sign = YEAR_SIGNS.indexOf(vin.charAt(9))
  if (sign < 0) return null
  // Sign 7 is a letter from 2010 on.
  const year = FIRST_YEAR + sign + (/[A-Z]/.test(vin.charAt(6)) ? YEAR_SIGNS.length : 0)
  return year <= thisYear + 1 ? year : null
}

type Told = Pick<DecodedVin, 'make' | 'model' | 'engine' | 'fuel' | 'year'>

function toldBy(vin: string, year: number): Partial<Told> | null {
  const sets = setsOf(WMIS[vin.slice(0, 3)]?.years ?? [], year)
  // Sign 9 is the check digit.
  const signs = `${vin.slice(3, 8)}|${vin.slice(9)}`
  const model = bestOf('M', sets, signs)
  if (model === null) return null
  const [make = '', name = ''] = model.split('|')
  const litres = bestOf('L', sets, signs)
  return {
    year,
    make,
    model: name,
    engine: litres === null ? null : `${litres} L`,
    fuel: bestOf('F', sets, signs),
  }
}

function setsOf(years: readonly number[], year: number): string[] {
  const sets: string[] = []
  for (let at = 0; at < years.length; at += 3) {
    const [from = 0, to = 0, set = 0] = years.slice(at, at + 3)
    if (from <= year && (to === 0 || year <= to)) sets.push(table.sets[set] ?? '')
  }
  return sets
}

function bestOf(letter: string, sets: readonly string[], signs: string): string | null {
  let best: { fixed: number; value: number } | null = null
  let isUnclear = false
  for (const line of sets.flatMap((set) => set.split(';'))) {
    if (!line.startsWith(letter)) continue
    const space = line.indexOf(' ')
    const value = Number(line.slice(1, space))
    for (const keys of line.slice(space + 1).split(',')) {
      const fixed = fixedSigns(keys, signs)
      if (fixed < 0 || (best !== null && fixed < best.fixed)) continue
      isUnclear = best !== null && best.fixed === fixed && best.value !== value
      best = { fixed, value }
    }
  }
  return best === null || isUnclear ? null : (table.values[best.value] ?? null)
}

/** "F[BC]***|*A"; -1 where it does not fit. */
function fixedSigns(keys: string, signs: string): number {
  let at = 0
  let fixed = 0
  for (let index = 0; index < keys.length; index++, at++) {
    const key = keys.charAt(index)
    if (key === '|') {
      at = signs.indexOf('|')
      continue
    }
    if (key === '*') continue
    const sign = signs.charAt(at)
    if (key === '[') {
      const end = keys.indexOf(']', index)
      if (!isInClass(keys.slice(index + 1, end), sign)) return -1
      index = end
    } else if (key !== sign) return -1
    fixed += 1
  }
  return fixed
}

/** "A-HJ5" holds C, J and 5. */
function isInClass(members: string, sign: string): boolean {
  for (let index = 0; index < members.length; index++) {
    const from = members.charAt(index)
    const isRange = members.charAt(index + 1) === '-' && index + 2 < members.length
    const to = isRange ? members.charAt(index + 2) : from
    if (isRange) index += 2
    if (sign >= from && sign <= to) return true
  }
  return false
}
