import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { serverLost } from '../connection/server-reachability.ts'

const FRESH_MS = 30_000

/**
 * One cache for all rows. A failed read is retried once; a failed write is not.
 *
 * Reads and writes are attempted without a network too, so that a page can say what is missing instead of waiting. Rows
 * stay cached for the life of the tab: query-persister.ts writes the cache to the device, so what left the cache would
 * leave the device.
 */
export function createQueryClient(): QueryClient {
  // It starts as online: for a page opened offline, the network's return would then be no change.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        // The cached rows stay on the page; the notice above it says that they may be old.
        if (query.state.data !== undefined && (serverLost.state() || !navigator.onLine)) {
          query.setState({ ...query.state, status: 'success', error: null })
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures) => failures < 1 && navigator.onLine,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
