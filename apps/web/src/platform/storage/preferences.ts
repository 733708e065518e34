import { NO_PREFERENCES, type Preferences, readPreferences, type Units, unitsOf } from '@tappet/upkeep'
import { createStore, useStore } from '../runtime/store.ts'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/*
 * The units and the currency as this device shows them: read at once, before any server answers. Signed in, they are
 * the person's own (offline/preferences), and what is kept here belongs to that person.
 */

const KEY = 'tappet.preferences'
/** Where versions before kept miles or kilometres. */
const DISTANCE_KEY = 'tappet.distance-unit'

export type KeptPreferences = {
  /** Whose they are; null where they were chosen signed out. */
  ownerId: string | null
  chosen: Preferences
  /** Neither the server nor the offline queue has it yet: a page may be left in the moment after the choice. */
  unsent?: true
}

const changes = createStore(0)
const readUnits = new Map<string, Units>()

/** What is kept on this device. */
export function keptPreferences(storage: InstantStorage = deviceStorage): KeptPreferences {
  const kept = read(parse(storage.getItem(KEY)))
  if (kept) return kept
  const distance = storage.getItem(DISTANCE_KEY)
  return {
    ownerId: null,
    chosen: distance === 'km' ? { ...NO_PREFERENCES, distance_unit: 'km' } : NO_PREFERENCES,
  }
}

export function keepPreferences(kept: KeptPreferences, storage: InstantStorage = deviceStorage): void {
  storage.setItem(KEY, JSON.stringify(kept))
  changes.set(changes.state() + 1)
}

/** The units in use; the same object until one of them changes. */
function units(): Units {
  const { chosen } = keptPreferences()
  const key = JSON.stringify(chosen)
  const known = readUnits.get(key) ?? unitsOf(chosen)
  readUnits.set(key, known)
  return known
}

export const chosenUnits = { state: units, subscribe: changes.subscribe }

/** The units and the currency in which this driver reads and types. */
export const useUnits = (): Units => useStore(chosenUnits)

/** Read by hand: zod is not in what the first page fetches. */
function read(kept: unknown): KeptPreferences | null {
  if (!isObject(kept)) return null
  const { ownerId = null, chosen, unsent } = kept
  if (!isObject(chosen) || (ownerId !== null && typeof ownerId !== 'string')) return null
  return { ownerId, chosen: readPreferences(chosen), ...(unsent === true && { unsent }) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const chosenBefore = new Map<string, Preferences>()

/** What was chosen, without what follows from the distance. */
export const useChosen = (): Preferences =>
  useStore({
    subscribe: changes.subscribe,
    state: () => {
      const { chosen } = keptPreferences()
      const key = JSON.stringify(chosen)
      const known = chosenBefore.get(key) ?? chosen
      chosenBefore.set(key, known)
      return known
    },
  })
