/** The result is held against the car's own normal. */

import type { OwnTake } from '@tappet/acoustics/normal'
import { z } from 'zod'
import { jsonOf } from '../../platform/storage/json.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { readTakes } from './draft.ts'
import type { MeasuredTake } from './measure.ts'

const KEY = 'tappet.heard-take'

export type Recorded = { durationSeconds: number; atMs: number }

const heardTake = z.object({ durationSeconds: z.number(), atMs: z.number(), take: z.unknown() })

/** A bad take is not kept. */
export function keepHeard(
  storage: InstantStorage,
  { take, problem }: MeasuredTake,
  recorded: Recorded,
): void {
  if (problem === null) storage.setItem(KEY, JSON.stringify({ ...recorded, take }))
  else storage.removeItem(KEY)
}

/** Later answers are another recording's. */
const WITHIN_MS = 120_000
const SAME_SECONDS = 0.06

/** Null when there is none. */
export function readHeard(storage: InstantStorage, { durationSeconds, atMs }: Recorded): OwnTake | null {
  const recent = heardTake.safeParse(jsonOf(storage.getItem(KEY))).data
  const isSame =
    recent !== undefined &&
    Math.abs(recent.durationSeconds - durationSeconds) < SAME_SECONDS &&
    Math.abs(recent.atMs - atMs) < WITHIN_MS
  return isSame ? (readTakes([recent.take])[0] ?? null) : null
}

const COMPARED_KEY = 'tappet.heard-compared'

const heardCompared = z.object({
  durationSeconds: z.number(),
  atMs: z.number(),
  compared: z.enum(['near', 'apart']),
})

/** A case that takes the result in takes this, too. */
export function keepCompared(storage: InstantStorage, compared: 'near' | 'apart', recorded: Recorded): void {
  storage.setItem(COMPARED_KEY, JSON.stringify({ ...recorded, compared }))
}

/** Null where nothing was measured. */
export function readCompared(storage: InstantStorage, recorded: Recorded): 'near' | 'apart' | null {
  const comparison = heardCompared.safeParse(jsonOf(storage.getItem(COMPARED_KEY))).data
  const isSame = comparison?.durationSeconds === recorded.durationSeconds && comparison.atMs === recorded.atMs
  return isSame ? comparison.compared : null
}
