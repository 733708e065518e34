import { afterAll, beforeAll } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

/** What `start` gives, from before the first test of a file or `describe` until after its last; without a field until then. */
export function forFile<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const value = {} as T
  beforeAll(async () => {
    Object.assign(value, await start())
  })
  afterAll(() => value.close())
  return value
}

/** A copy of the run's database, without a server. */
export const fileDatabase = (): TestDatabase => forFile(() => testDatabase())
