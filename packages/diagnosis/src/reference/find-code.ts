import { normaliseCode } from '../codes/format.ts'
import type { DtcInformation } from '../types.ts'
import { referenceCodes } from './codes.data.ts'

const byCode = new Map(referenceCodes.map((entry) => [entry.code, entry]))

export function findReferenceCode(text: string): DtcInformation | undefined {
  const code = normaliseCode(text)
  return code === null ? undefined : byCode.get(code)
}
