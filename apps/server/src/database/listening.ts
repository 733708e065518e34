import pg from 'pg'
import type { Logger } from 'pino'
import type { Timers } from './timers.ts'

type Options = {
  /** Not a transaction pooler, which would lose LISTEN. */
  url: string
  name: string
  timers: Timers
  log: Logger
  prepare(client: pg.Client): Promise<void>
  onNotification(channel: string, payload: string): void
  /** Called each time it listens again after a lost connection. */
  onRegained(): void
}

export type Listening = {
  isListening(): boolean
  losses(): number
  /** False when it does not within the time. */
  whenListening(withinMs: number): Promise<boolean>
  close(): Promise<void>
}

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 10_000
const PULSE_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

export function keepListening(options: Options): Listening {
  const { url, name, timers, log, prepare, onNotification, onRegained } = options
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
    log.warn({ err: error, retryMs: delayMs }, `${name} lost its connection to the database`)
    cancelRetry = timers.after(delayMs, () => void connect())
  }

  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      application_name: `tappet ${name}`,
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client = mine
    mine.on('error', (error) => lose(mine, error))
    mine.on('end', () => lose(mine, undefined))
    mine.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''))
    try {
      await mine.connect()
      await prepare(mine)
      if (client !== mine) return
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
