import { z } from 'zod'

const TROUBLE_CODE = /^[PBCU][0-9A-F]{4}$/
const TROUBLE_CODE_WORDS =
  'must be one letter, P, B, C or U, and four characters out of 0-9 and A-F, like P0301'

/** In either case, with spaces around it. */
export const dtcLookupRequest = z.object({
  code: z.string(TROUBLE_CODE_WORDS).trim().toUpperCase().regex(TROUBLE_CODE, TROUBLE_CODE_WORDS),
  make: z.string().trim().max(40).optional(),
})
export type DtcLookupRequest = z.input<typeof dtcLookupRequest>

export const dtcCertainties = ['agreed', 'one-lineage', 'single-source', 'disputed'] as const

export const dtcLookupResponse = z.object({
  code: z.string(),
  description: z.string(),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  common_causes: z.array(z.string()),
  suggested_actions: z.array(z.string()),
  /** The standard, or the maker. */
  owner: z.enum(['generic', 'manufacturer']).optional(),
  /** Null for a maker's code. */
  certainty: z.enum(dtcCertainties).nullable().optional(),
  /** Whose words these are, in sentences for a person. */
  source: z.string().optional(),
})
export type DtcLookupResponse = z.infer<typeof dtcLookupResponse>
