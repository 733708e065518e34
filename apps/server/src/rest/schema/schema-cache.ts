import type { Schema } from './model.ts'

const SHORTEST_RELOAD_INTERVAL_MS = 1_000

/** Read at the first request, so that starting stays quick. */
export type SchemaCache = {
  current(): Promise<Schema>
  /** Null when `known` was read less than a second ago. */
  newerThan(earlier: Schema): Promise<Schema | null>
}

export function createSchemaCache(load: () => Promise<Schema>, now: () => number): SchemaCache {
  let reading: Promise<Schema> | null = null
  let readAtMs = Number.NEGATIVE_INFINITY

  function read(): Promise<Schema> {
    readAtMs = now()
    const started = load()
    reading = started
    started.catch(() => {
      // The next request tries again.
      if (reading === started) reading = null
    })
    return started
  }

  return {
    current: () => reading ?? read(),
    async newerThan(earlier) {
      const latest = await (reading ?? read())
      if (latest !== earlier) return latest
      if (now() - readAtMs < SHORTEST_RELOAD_INTERVAL_MS) return null
      return read()
    },
  }
}
