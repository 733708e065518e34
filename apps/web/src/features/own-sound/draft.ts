/** Takes that are not yet a reference: they outlive the page, in this tab. */
import type { OwnSituation, OwnTake } from '@tappet/acoustics/normal'
import { z } from 'zod'
import type { InstantStorage } from '../../platform/storage/storage.ts'

/** A take as it comes out of a store or a row. Null for what is none. */
const ownTake = z.object({
  version: z.number(),
  values: z.record(z.string(), z.number().nullable()),
  listener: z.object({ revision: z.string(), odds: z.array(z.number()) }).nullable(),
  heard: z.array(z.string()),
})

/** @returns the takes, or an empty list when one of them is none */
export function readTakes(value: unknown): OwnTake[] {
  const parsed = z.array(ownTake).safeParse(value)
  return parsed.success ? parsed.data : []
}

/** Whose takes they are: the person's, and the car's; '' where no car is named. */
export type TakesOf = { userId: string; carId: string; situation: OwnSituation }

const keyOf = ({ userId, carId, situation }: TakesOf) => `tappet.own-takes.${userId}.${carId}.${situation}`

export function readDraft(storage: InstantStorage, of: TakesOf): OwnTake[] {
  try {
    return readTakes(JSON.parse(storage.getItem(keyOf(of)) ?? '[]'))
  } catch {
    return []
  }
}

export function keepDraft(storage: InstantStorage, of: TakesOf, takes: readonly OwnTake[]): void {
  const key = keyOf(of)
  if (takes.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(takes))
}
