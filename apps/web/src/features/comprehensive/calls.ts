import { type DtcLookupRequest, dtcLookupResponse } from '@tappet/wire'
import { trackUse } from '../../backend/account/count-use.ts'
import type { Client } from '../../backend/connection/connect.ts'
import type { AnalysisCalls } from './run-analysis.ts'

const USAGE_WITHIN_MS = 15_000
/** A diagnosis can do without a code. */
const LOOKUP_WITHIN_MS = 8_000

const USE = { usage_type: 'comprehensive_diagnoses' } as const

/** Each rejects with what the client says. */
export function analysisCalls(client: Promise<Client>): AnalysisCalls {
  return {
    countUse: async () => trackUse(await client, USE, USAGE_WITHIN_MS),
    giveUseBack: async (useId) =>
      (await trackUse(await client, { ...USE, give_back: useId }, USAGE_WITHIN_MS)).isGivenBack,
    async lookUpCode(code, make) {
      const { functions } = await client
      const { data, error } = await functions.invoke<unknown>('dtc-lookup', {
        body: { code, ...(make !== '' && { make }) } satisfies DtcLookupRequest,
        timeout: LOOKUP_WITHIN_MS,
      })
      if (error !== null) throw error
      return dtcLookupResponse.parse(data)
    },
  }
}
