import { z } from 'zod'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { CODES_FOR_CASE_KEY, readResult } from './kept-results.ts'

const codesForCase = z.object({ path: z.string(), codes: z.array(z.string()), demo: z.boolean() })
export type CodesForCase = z.infer<typeof codesForCase>

/** Once; null where none were read. */
export function takeCodesForCase(path: string, storage: InstantStorage = tabStorage): CodesForCase | null {
  const codes = codesForCase.safeParse(readResult(CODES_FOR_CASE_KEY, storage))
  if (!codes.success || codes.data.path !== path) return null
  storage.removeItem(CODES_FOR_CASE_KEY)
  return codes.data
}
