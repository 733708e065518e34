import type { OwnSituation, OwnTake } from '@tappet/acoustics/normal'
import { z } from 'zod'
import { jsonOf } from '../../platform/storage/json.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'

/** Null for what is no take. */
const ownTake = z.object({
  version: z.number(),
  values: z.record(z.string(), z.number().nullable()),
  listener: z.object({ revision: z.string(), odds: z.array(z.number()) }).nullable(),
  heard: z.array(z.string()),
})

/** Empty when one of them is no take. */
export function readTakes(value: unknown): OwnTake[] {
  const parsed = z.array(ownTake).safeParse(value)
  return parsed.success ? parsed.data : []
}

/** '' where no car is named. */
export type TakesOf = { userId: string; carId: string; situation: OwnSituation }

const keyOf = ({ userId, carId, situation }: TakesOf) => `tappet.own-takes.${userId}.${carId}.${situation}`

export function readDraft(storage: InstantStorage, of: TakesOf): OwnTake[] {
  return readTakes(jsonOf(storage.getItem(keyOf(of))))
}

export function keepDraft(storage: InstantStorage, of: TakesOf, takes: readonly OwnTake[]): void {
  const key = keyOf(of)
  if (takes.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(takes))
}
