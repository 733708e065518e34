import type { DtcLookupRequest, TrackUsageRequest } from '@tappet/wire'
import { dtcLookupResponse, trackUsageResponse, USE_ID_HEADER } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import type { AnalysisCalls } from './run-analysis.ts'

const USAGE_WITHIN_MS = 15_000
/** A diagnosis can do without a code. */
const LOOKUP_WITHIN_MS = 8_000

/** Each rejects with what the client says. */
export function analysisCalls(client: Promise<Client>): AnalysisCalls {
  return {
    async countUse() {
      const { functions } = await client
      const { data, error, response } = await functions.invoke<unknown>('track-usage', {
        body: { usage_type: 'comprehensive_diagnoses' } satisfies TrackUsageRequest,
        timeout: USAGE_WITHIN_MS,
      })
      if (error !== null) throw error
      const { can_use, limit } = trackUsageResponse.parse(data)
      return { can_use, limit, useId: response?.headers.get(USE_ID_HEADER) ?? null }
    },
    async giveUseBack(useId) {
      const { functions } = await client
      const { data, error } = await functions.invoke<unknown>('track-usage', {
        body: { usage_type: 'comprehensive_diagnoses', give_back: useId } satisfies TrackUsageRequest,
        timeout: USAGE_WITHIN_MS,
      })
      if (error !== null) throw error
      return trackUsageResponse.parse(data).given_back === true
    },
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
