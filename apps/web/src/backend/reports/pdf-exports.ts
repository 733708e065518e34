import { type TrackUsageRequest, trackUsageResponse } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'

const ANSWER_WITHIN_MS = 15_000

/**
 * export-pdf then gets `counted: true` and returns the use when it fails.
 * @throws FunctionsError when the server does not answer
 */
export async function countPdfExport(client: Client): Promise<boolean> {
  const { data, error } = await client.functions.invoke<unknown>('track-usage', {
    body: { usage_type: 'pdf_exports' } satisfies TrackUsageRequest,
    timeout: ANSWER_WITHIN_MS,
  })
  if (error !== null) throw error
  return trackUsageResponse.parse(data).can_use
}
