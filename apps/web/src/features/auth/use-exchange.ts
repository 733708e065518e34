import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { type Exchange, exchangeCode } from './exchange.ts'

/** A code works once. */
export function useExchange(): Exchange | undefined {
  const { client } = useBackend()
  const { search, hash } = useLocation()
  return useQuery({
    queryKey: queryKeys.authCode(search + hash),
    queryFn: () => exchangeCode(client, search, hash),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data
}
