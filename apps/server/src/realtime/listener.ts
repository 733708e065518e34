/** The one direct connection that receives changes; it reconnects by itself. */
import pg from 'pg'
import type { Logger } from 'pino'
import { type Catalogue, emptyCatalogue, readCatalogue } from './catalogue.ts'
import { CHANGES_CHANNEL, type Change, parseChange } from './change.ts'
import type { Timers } from './timers.ts'

type Dependencies = {
  /** A direct connection, not through a transaction pooler, which would lose LISTEN. */
  url: string
  timers: Timers
  /** Milliseconds. */
  now: () => number
  log: Logger
  onChange: (change: Change) => void
  /** Called each time it listens again after a lost connection. */
  onRegained: () => void
}

export type Listener = {
  catalogue(): Catalogue
  isListening(): boolean
  /** How often the connection was lost. */
  losses(): number
  /** True as soon as it listens; false when it does not within the time. */
  whenListening(withinMs: number): Promise<boolean>
  close(): Promise<void>
}

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 10_000
const PULSE_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

export function createListener({ url, timers, now, log, onChange, onRegained }: Dependencies): Listener {
  let catalogue = emptyCatalogue
  let client: pg.Client | undefined
  let listening = false
  let [attempts, losses, closed] = [0, 0, false]
  let cancelRetry: (() => void) | undefined
  const waiting = new Set<() => void>()

  const lose = (lost: pg.Client, error: Error | undefined) => {
    if (client !== lost) return
    client = undefined
    if (listening) losses += 1
    listening = false
    lost.end().catch(() => undefined)
    if (closed) return
    const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts)
    attempts += 1
    log.warn({ err: error, retryMs: delayMs }, 'realtime lost its connection to the database')
    cancelRetry = timers.after(delayMs, () => void connect())
  }

  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'tappet realtime',
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client = mine
    mine.on('error', (error) => lose(mine, error))
    mine.on('end', () => lose(mine, undefined))
    mine.on('notification', ({ channel, payload }) => {
      const change = channel === CHANGES_CHANNEL ? parseChange(payload ?? '', now()) : null
      if (change !== null) onChange(change)
    })
    try {
      await mine.connect()
      await mine.query('select realtime.watch_published_tables()')
      await mine.query(`listen ${CHANGES_CHANNEL}`)
      const read = await readCatalogue(mine)
      if (client !== mine) return
      catalogue = read
      listening = true
      attempts = 0
      if (losses > 0) onRegained()
      for (const resolve of waiting) resolve()
    } catch (error) {
      lose(mine, error instanceof Error ? error : new Error(String(error)))
    }
  }

  // A connection that broke without a packet (a cable, a firewall) is detected by a query.
  const stopPulse = timers.every(PULSE_MS, () => {
    const mine = client
    if (mine !== undefined && listening) mine.query('select 1').catch((error: Error) => lose(mine, error))
  })
  void connect()

  return {
    catalogue: () => catalogue,
    isListening: () => listening,
    losses: () => losses,
    whenListening(withinMs) {
      if (listening) return Promise.resolve(true)
      return new Promise((resolve) => {
        const settle = (result: boolean) => {
          cancel()
          waiting.delete(ready)
          resolve(result)
        }
        const ready = () => settle(true)
        const cancel = timers.after(withinMs, () => settle(false))
        waiting.add(ready)
      })
    },
    async close() {
      closed = true
      stopPulse()
      cancelRetry?.()
      const last = client
      client = undefined
      listening = false
      await last?.end().catch(() => undefined)
    },
  }
}
