/** A maker's own codes: read by the titles of the car's make, or by what the makes that use the code have in common. */
import { ownerOf } from '../codes/classify.ts'
import { normaliseCode } from '../codes/format.ts'
import type { KnownCar, SensedRatio } from '../saved/case.ts'
import { type FamiliesOf, familyByLetter, familyIndex } from './codes.ts'
import { makers } from './knowledge.ts'
import type { Evidence } from './types.ts'

/** Half of what a generic code is worth at most: the titles come from one public table that names no source. Judged. */
export const MAKER_RATIO = 500

type Maker = { finding: string; share: number; familiesOf: FamiliesOf }

let index: Maker[] | undefined
const makerIndex = () => {
  index ??= makers.map(({ finding, share, codes }) => ({ finding, share, familiesOf: familyIndex(codes) }))
  return index
}

const plain = (name: string) => name.trim().toLowerCase()

/**
 * The finding that names the car's make. Null where it is not known, or a make without titles.
 * @param evidence what the driver told or answered; the car's own field decides before it
 */
export function makerOf({ make }: KnownCar, evidence: Evidence): string | null {
  if (make != null && make.trim() !== '')
    return makers.find(({ makes }) => makes.includes(plain(make)))?.finding ?? null
  return makers.find(({ finding }) => evidence.get(finding) === 'present')?.finding ?? null
}

export type MakerCodes = {
  ratios: SensedRatio[]
  /** Codes that the titles of the car's own make decide, whatever a list for all makes says. */
  own: ReadonlySet<string>
  ask: string | null
}

const reading = (finding: string, share: number, why: string): SensedRatio => ({
  finding,
  ratio: 1 + (MAKER_RATIO - 1) * share,
  why,
})

/** @param listed families that hold for every make */
export function makerCodes(
  codes: readonly string[],
  car: KnownCar,
  evidence: Evidence,
  listed: FamiliesOf,
): MakerCodes {
  const own = new Set<string>()
  const ratios: SensedRatio[] = []
  const makeCounts = new Map<string, number>()
  const make = makerOf(car, evidence)
  const isNamed = make !== null || (car.make ?? '').trim() !== ''
  for (const entry of new Set(codes)) {
    const code = normaliseCode(entry)
    if (code === null || ownerOf(code) !== 'manufacturer') continue
    const using = makerIndex().filter(
      ({ finding, familiesOf }) =>
        (make === null ? !isNamed && evidence.get(finding) !== 'absent' : finding === make) &&
        familiesOf(code).length > 0,
    )
    if (make !== null && using.length > 0) own.add(entry)
    else if (listed(code).length > 0) continue
    const total = using.reduce((sum, { share }) => sum + share, 0)
    const shares = new Map<string, number>()
    for (const { familiesOf, share } of using)
      for (const family of familiesOf(code)) shares.set(family, (shares.get(family) ?? 0) + share / total)
    if (shares.size > 1) for (const { finding, share } of using) makeCounts.set(finding, share)
    if (shares.size === 0) shares.set(familyByLetter(code), 1)
    const why =
      make === null ? `${code}: makes differ, or none lists it` : `${code}, by the title of the make`
    for (const [family, share] of shares) ratios.push(reading(family, share, why))
  }
  const [ask = null] = [...makeCounts].sort((a, b) => b[1] - a[1]).map(([finding]) => finding)
  return { ratios, own, ask }
}
