import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isServerLost } from './reach.ts'

const FRESH_MS = 30_000

/**
 * One cache for all rows. A failed read is tried once more; a failed write is not.
 *
 * Reads and writes are attempted without a network too, so that a page can say what is not there
 * instead of waiting for it. Rows once read stay for the life of the tab: the device keeps them
 * (kept-rows.ts), and what leaves the cache would leave the device.
 */
export function createQueryClient(): QueryClient {
  // It takes every page for online at first: one that was opened offline would never hear of the network's return.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        // Rows at hand are still the last that is known; the notice above the page says that they may be old.
        if (query.state.data !== undefined && (isServerLost() || !navigator.onLine)) {
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
