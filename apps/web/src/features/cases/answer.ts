import { useQuery } from '@tanstack/react-query'
import { soundOf } from '@tappet/diagnosis/kept-case'
import type { ComponentProps } from 'react'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import { estimateOf, sureOf } from '../../format/verdict.ts'
import type { VerdictCard } from '../../ui/index.ts'
import { copy } from './page-copy.ts'
import type { ShownItem } from './queue/overlay.ts'

type Parts = 'headline' | 'lead' | 'sure' | 'strip' | 'unknown' | 'range'
/** `advice`: what cannot wait. */
export type CaseAnswer = Pick<ComponentProps<typeof VerdictCard>, Parts> & { advice: string | null }

export type SavedRow = NonNullable<Awaited<ReturnType<typeof fetchSaved>>>
export type AnswerOf = (row: SavedRow) => CaseAnswer | null

/** A comparison with the car's normal has no confidence, and is no diagnosis. */
function isDiagnosis({ kind, data }: ShownItem): boolean {
  if (kind !== 'sound' && kind !== 'report') return false
  const { name, compared, confidence } = soundOf(data)
  return name !== '' && (compared === null || confidence !== null)
}

export const newestAnswer = (items: readonly ShownItem[]): ShownItem | undefined =>
  items.findLast(isDiagnosis)

/** Undefined while it is read; what the case itself keeps where the saved diagnosis is deleted or cannot be read. */
export function useAnswer(
  userId: string,
  item: ShownItem | undefined,
  answerOf: AnswerOf,
): CaseAnswer | null | undefined {
  const { client } = useBackend()
  const id = item?.history_id ?? ''
  const { data, fetchStatus } = useQuery({
    queryKey: [...queryKeys.history(userId), { answer: id }],
    queryFn: () => fetchSaved(client, userId, id),
    enabled: id !== '',
    retry: false,
  })
  if (item === undefined) return null
  if (data === undefined && fetchStatus === 'fetching') return undefined
  return (data ? answerOf(data) : null) ?? keptAnswer(item)
}

async function fetchSaved(client: Client, userId: string, id: string) {
  const own = client.from('history').select('type, data').eq('user_id', userId).eq('id', id)
  const row = await dataOf(own.maybeSingle())
  if (row === null || typeof row.data !== 'object') return null
  // Older rows hold their recording, which this device need not keep.
  return { type: row.type, data: { ...row.data, audioData: null } }
}

export function keptAnswer({ kind, data }: ShownItem): CaseAnswer {
  const { name, confidence, danger } = soundOf(data)
  const sure = kind === 'report' ? estimateOf(confidence) : sureOf({ isNamed: true, tier: null, confidence })
  return {
    headline: name,
    sure,
    lead: danger,
    strip: null,
    unknown: copy.answerAway,
    range: null,
    advice: null,
  }
}
