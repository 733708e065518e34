import {
  type DistanceUnit,
  NO_PREFERENCES,
  type Preferences,
  readPreferences,
  type Units,
  unitsOf,
} from '@tappet/upkeep'
import { createStore, type Readable, useStore } from '../runtime/store.ts'
import { createChoice } from './choice.ts'
import { jsonOf } from './json.ts'
import type { InstantStorage } from './storage.ts'
import { deviceStorage } from './storage.web.ts'

/* Read before any server answers; signed in, they are the person's own (offline/preferences). */

const KEY = 'tappet.preferences'
/** Of earlier versions. */
const DISTANCE_KEY = 'tappet.distance-unit'

export type KeptPreferences = {
  /** Null where they were chosen signed out. */
  ownerId: string | null
  chosen: Preferences
  /** Neither the server nor the offline queue has it yet. */
  unsent?: true
}

const changes = createStore(0)
const readUnits = new Map<string, Units>()

export function keptPreferences(storage: InstantStorage = deviceStorage): KeptPreferences {
  const saved = read(jsonOf(storage.getItem(KEY)))
  if (saved) return saved
  const distance = storage.getItem(DISTANCE_KEY)
  return {
    ownerId: null,
    chosen: distance === 'km' ? { ...NO_PREFERENCES, distance_unit: 'km' } : NO_PREFERENCES,
  }
}

export function keepPreferences(preferences: KeptPreferences, storage: InstantStorage = deviceStorage): void {
  storage.setItem(KEY, JSON.stringify(preferences))
  changes.set(changes.state() + 1)
}

/** '' where it has none; kept, so that a page begins with it. */
export const carUnit = createChoice<DistanceUnit | ''>(
  'tappet.car-unit',
  (text) => (text === 'mi' || text === 'km' ? text : ''),
  (unit) => unit || null,
)

/** The same object until a unit changes. */
function units(ofCar: DistanceUnit | ''): Units {
  const { chosen } = keptPreferences()
  const key = `${ofCar} ${JSON.stringify(chosen)}`
  const own = unitsOf(chosen)
  const sameUnits = readUnits.get(key) ?? (ofCar === '' ? own : { ...own, distance: ofCar })
  readUnits.set(key, sameUnits)
  return sameUnits
}

/** Distances as the shown car's odometer counts (docs/decisions/0035). */
export const chosenUnits: Readable<Units> = {
  state: () => units(carUnit.state()),
  subscribe: (changed) => {
    const stops = [changes.subscribe(changed), carUnit.subscribe(changed)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

export const useUnits = (): Units => useStore(chosenUnits)

/** For another car, or nobody's. */
export function useUnitsOf(car: { odometer_unit: DistanceUnit | null } | null): Units {
  const ofCar = car?.odometer_unit ?? ''
  return useStore({ subscribe: changes.subscribe, state: () => units(ofCar) })
}

/** zod is not in what the first page fetches. */
function read(value: unknown): KeptPreferences | null {
  if (!isObject(value)) return null
  const { ownerId = null, chosen, unsent } = value
  if (!isObject(chosen) || (ownerId !== null && typeof ownerId !== 'string')) return null
  return { ownerId, chosen: readPreferences(chosen), ...(unsent === true && { unsent }) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const chosenBefore = new Map<string, Preferences>()

/** Without what follows from the distance. */
export const useChosen = (): Preferences =>
  useStore({
    subscribe: changes.subscribe,
    state: () => {
      const { chosen } = keptPreferences()
      const key = JSON.stringify(chosen)
      const choice = chosenBefore.get(key) ?? chosen
      chosenBefore.set(key, choice)
      return choice
    },
  })
