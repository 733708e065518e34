/** The server decides; this says what it last told. */

import { skipToken, useQuery } from '@tanstack/react-query'
import { monthlyLimits, planIn, type UsageType, usageMonth } from '@tappet/wire'
import { useEffect, useRef } from 'react'
import { usesLeftText, usesLeftTexts } from '../../format/uses-left.ts'
import { queryKeys } from '../cache/query-keys.ts'
import { useConnection } from '../connection/backend.tsx'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { usePlans } from './plans.ts'
import { useProfile } from './profile.ts'
import { useSession } from './session.tsx'

export type UsesLeft = { left: number | null | undefined; limit: number }

/** 0 where nothing was counted. @throws PostgrestError, or Error for no number */
export async function usedThisMonth(
  client: Client,
  userId: string,
  type: UsageType,
  now: Date,
): Promise<number> {
  const data = await dataOf(
    client
      .from('usage_counters')
      .select('*')
      .eq('user_id', userId)
      .eq('month_year', usageMonth(now))
      .maybeSingle(),
  )
  const used = data === null ? 0 : data[type]
  if (!Number.isInteger(used)) throw new Error('This is no row of counters')
  return used
}

/**
 * Null where nothing is to be said.
 * @param busy true while a use may be counted: afterwards it is read again
 */
export function useUsesLeft(type: UsageType, busy: boolean): UsesLeft | null {
  const { backend } = useConnection()
  const { user, status } = useSession()
  const profile = useProfile()
  const mode = usePlans()
  const month = usageMonth(new Date())
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...queryKeys.usage(user?.id ?? '', month), type],
    queryFn: backend && user ? () => usedThisMonth(backend.client, user.id, type, new Date()) : skipToken,
    staleTime: 0,
    retry: false,
  })
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy && backend !== null && user !== null) void refetch()
    wasBusy.current = busy
  }, [busy, backend, user, refetch])
  if (status === 'unauthenticated') return null
  const plan = planIn(mode, profile.data?.plan ?? 'FREE')
  if (plan === 'PRO') return null
  const limit = monthlyLimits[plan][type]
  if (profile.isError || isError) return { left: null, limit }
  if (profile.data === undefined || data === undefined || isFetching || busy)
    return { left: undefined, limit }
  return { left: Math.max(0, limit - data), limit }
}

/** What a line says of them, and all that it may say: it keeps the place of each. */
export function useUsesLeftLine(type: UsageType, busy: boolean, one: string, many: string) {
  const uses = useUsesLeft(type, busy)
  return {
    possible: usesLeftTexts(uses?.limit ?? 0, one, many),
    text: uses && usesLeftText(uses, one, many),
  }
}
