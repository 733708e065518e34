import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** One cache for all rows. A failed read is tried once more; a failed write is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: 1 },
      mutations: { retry: false },
    },
  })
}
