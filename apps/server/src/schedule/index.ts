/**
 * What the server does by the clock for everybody: tell people of service that is due, carry notifications to the
 * browsers that want them, and remove old demos. Every node does all; the database lets one of them at each piece of work.
 */
import type { Logger } from 'pino'
import type { Tokens } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { repeat } from './repeat.ts'

export type ScheduleDependencies = {
  database: Database
  tokens: Tokens
  /** The whole app's fetch, to call a function without a socket. */
  fetch: (request: Request) => Response | Promise<Response>
  /** Where the app lives; only the path of it is ever used. */
  baseUrl: string
  log: Logger
  /** Milliseconds. */
  now: () => number
}

export type Schedule = { stop(): Promise<void> }

const SWEEP_EVERY_MS = 600_000
const PUSH_EVERY_MS = 5_000
const DEMOS_EVERY_MS = 3_600_000
/** Everybody's reminders at once may take longer than one person's request. */
const SWEEP_TIMEOUT_MS = 60_000

/** Begins now and goes on until `stop`, which waits for what is under way. */
export function startSchedule(dependencies: ScheduleDependencies): Schedule {
  const { log } = dependencies
  const jobs = [
    repeat(
      () => sweepReminders(dependencies),
      SWEEP_EVERY_MS,
      (error) => log.error({ err: error }, 'reminders could not be told and will be tried again'),
    ),
    repeat(
      () => sendPush(dependencies),
      PUSH_EVERY_MS,
      (error) => log.error({ err: error }, 'push messages could not be sent and will be tried again'),
    ),
    repeat(
      () => removeOldDemos(dependencies),
      DEMOS_EVERY_MS,
      (error) => log.error({ err: error }, 'old demos could not be removed and will be tried again'),
    ),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

async function sweepReminders({ database, tokens, now, log }: ScheduleDependencies): Promise<void> {
  const service = await tokens.verify(tokens.serviceKey)
  const told = await database.as(
    service,
    async (client) => {
      const { rows } = await client.query<{ told: number }>('select public.sweep_reminders($1) as told', [
        new Date(now()).toISOString(),
      ])
      return rows[0]?.told ?? 0
    },
    { statementTimeoutMs: SWEEP_TIMEOUT_MS },
  )
  if (told > 0) log.info({ told }, 'reminders were told')
}

/** Also where demos are off by now: what was made before goes all the same. */
async function removeOldDemos({ database, tokens, now, log }: ScheduleDependencies): Promise<void> {
  const service = await tokens.verify(tokens.serviceKey)
  const removed = await database.as(
    service,
    async (client) => {
      const { rows } = await client.query<{ removed: number }>(
        'select public.remove_old_demos($1) as removed',
        [new Date(now()).toISOString()],
      )
      return rows[0]?.removed ?? 0
    },
    { statementTimeoutMs: SWEEP_TIMEOUT_MS },
  )
  if (removed > 0) log.info({ removed }, 'old demos were removed')
}

async function sendPush({ fetch, baseUrl, tokens }: ScheduleDependencies): Promise<void> {
  const response = await fetch(
    new Request(`${baseUrl}/functions/v1/send-push`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.serviceKey}` },
    }),
  )
  if (!response.ok) throw new Error(`send-push answered ${response.status}: ${await response.text()}`)
}
