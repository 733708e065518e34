import { z } from 'zod'
import { recentList } from '../../../platform/storage/recent-list.ts'
import type { InstantStorage } from '../../../platform/storage/storage.ts'
import { MAX_CHOSEN } from './choices.ts'

const choices = recentList(
  'tappet.live-values',
  z.array(z.object({ car: z.string(), ids: z.array(z.string()) })),
  ({ car }) => car,
)

export const favouritesOf = (car: string, storage?: InstantStorage): readonly string[] =>
  choices.read(storage).find((entry) => entry.car === car)?.ids ?? []

export const keepFavourites = (car: string, ids: readonly string[], storage?: InstantStorage): void =>
  choices.put({ car, ids: ids.slice(0, MAX_CHOSEN) }, storage)
