import type { Connection } from '@tappet/obd'
import { createStore } from '../runtime/store.ts'

export type LiveCar = Pick<Connection, 'live'>

/** Null while something else reads it. Never the demo's, whose speeds are made up. */
export const carLink = createStore<LiveCar | null>(null)
