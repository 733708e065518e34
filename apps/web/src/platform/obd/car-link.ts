import type { Connection } from '@tappet/obd'
import { createStore } from '../runtime/store.ts'

/** What a take reads of a connected car while it runs. */
export type LiveCar = Pick<Connection, 'live'>

/**
 * The car at the adapter, while nothing else reads it; null without one. Never the demo's: its speeds are made up and
 * would be told of the driver's own car.
 */
export const carLink = createStore<LiveCar | null>(null)
