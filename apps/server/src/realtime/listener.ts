import type { Logger } from 'pino'
import { keepListening, type Listening } from '../database/listening.ts'
import type { Timers } from '../database/timers.ts'
import { type Catalogue, emptyCatalogue, readCatalogue } from './catalogue.ts'
import { CHANGES_CHANNEL, type Change, parseChange } from './change.ts'

type Dependencies = {
  /** Not through a transaction pooler, which would lose LISTEN. */
  url: string
  timers: Timers
  now: () => number
  log: Logger
  onChange: (change: Change) => void
  /** Each time it listens again after a lost connection. */
  onRegained: () => void
}

export type Listener = Listening & { catalogue(): Catalogue }

export function createListener({ url, timers, now, log, onChange, onRegained }: Dependencies): Listener {
  let catalogue = emptyCatalogue
  const listening = keepListening({
    url,
    name: 'realtime',
    timers,
    log,
    async prepare(client) {
      await client.query('select realtime.watch_published_tables()')
      await client.query(`listen ${CHANGES_CHANNEL}`)
      catalogue = await readCatalogue(client)
    },
    onNotification(channel, payload) {
      const change = channel === CHANGES_CHANNEL ? parseChange(payload, now()) : null
      if (change !== null) onChange(change)
    },
    onRegained,
  })
  return { ...listening, catalogue: () => catalogue }
}
