import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { serverLost } from '../connection/server-reachability.ts'

const FRESH_MS = 30_000

/**
 * A failed read is retried once, a write is not; both are attempted without a network too. Rows stay for the life of
 * the tab: query-persister.ts writes the cache to the device.
 */
export function createQueryClient(): QueryClient {
  // For a page opened offline, the network's return would be no change.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        // The notice says that cached rows may be old.
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
