import { ownerOf } from '../codes/classify.ts'
import { normaliseCode } from '../codes/format.ts'
import { LOAD } from './load.ts'
import { makeName } from './make.ts'
import type { MakeId } from './makes.table.ts'

/** It holds for this make alone. */
export interface MakerMeaning {
  readonly code: string
  readonly make: MakeId
  readonly title: string
}

/**
 * @returns null for a generic code, for text that is no code, and where the make's table does not list it
 * @throws when the table could not be loaded
 */
export async function lookUpMakerCode(make: MakeId, text: string): Promise<MakerMeaning | null> {
  const code = normaliseCode(text)
  if (code === null || ownerOf(code) !== 'manufacturer') return null
  const { default: table } = await LOAD[make]()
  const title = Object.hasOwn(table, code) ? table[code] : undefined
  return title === undefined ? null : { code, make, title }
}

export function makerMark(make: MakeId): string {
  return `for ${makeName(make)}, by one public table`
}

export function makerSource(make: MakeId): string {
  return `Meaning for ${makeName(make)}: Wal33D/dtc-database (MIT), one public table that names no source. The maker's manual decides. In another make this code means something else.`
}
