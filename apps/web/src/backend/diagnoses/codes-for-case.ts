import { z } from 'zod'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { CODES_FOR_CASE_KEY, readResult } from './kept-results.ts'

const codesForCase = z.object({ path: z.string(), codes: z.array(z.string()), demo: z.boolean() })
/** Codes for the diagnosis that a page shows, and whether a demo adapter made them up. */
export type CodesForCase = z.infer<typeof codesForCase>

/** Takes the codes that were read for the diagnosis on this page, once; null where none were. */
export function takeCodesForCase(path: string, storage: InstantStorage = tabStorage): CodesForCase | null {
  const found = codesForCase.safeParse(readResult(CODES_FOR_CASE_KEY, storage))
  if (!found.success || found.data.path !== path) return null
  storage.removeItem(CODES_FOR_CASE_KEY)
  return found.data
}
