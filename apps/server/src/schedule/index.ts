/** Every node runs all of it; locks in the database let one node do each piece. */
import type { Logger } from 'pino'
import type { CountedEvent, Counts } from '../database/counts.ts'
import type { Tokens } from '../identity/token.ts'
import { asJob } from '../log.ts'
import type { Database } from '../pool.ts'
import { repeat } from './repeat.ts'

export type ScheduleDependencies = {
  database: Database
  tokens: Tokens
  /** Calls a function without a socket. */
  fetch: (request: Request) => Response | Promise<Response>
  /** Only its path is used. */
  baseUrl: string
  log: Logger
  counts: Counts
  /** Absent where no mail server is set. */
  mailDue?: ((due: DueMail) => Promise<void>) | undefined
  now: () => number
}

/** The token stops such mails. */
export type DueMail = { email: string; token: string; items: { title: string; message: string }[] }

export type Schedule = { stop(): Promise<void> }

const SWEEP_EVERY_MS = 600_000
const PUSH_EVERY_MS = 5_000
const DEMOS_EVERY_MS = 3_600_000
const SWEEP_PEOPLE = 500
const MAILS_AT_ONCE = 50
/** A batch may take longer than one caller's request. */
export const SWEEP_TIMEOUT_MS = 60_000

/** `stop` waits for running work. */
export function startSchedule(dependencies: ScheduleDependencies): Schedule {
  const { log, counts } = dependencies
  const job = (
    name: string,
    everyMs: number,
    work: () => Promise<void>,
    event: CountedEvent,
    words: string,
  ) => {
    const once = () =>
      work().catch((error: unknown) => {
        counts.add(event)
        log.error({ err: error }, words)
      })
    return repeat(() => asJob(name, once), everyMs)
  }
  const jobs = [
    job(
      'reminders',
      SWEEP_EVERY_MS,
      () => sweepReminders(dependencies),
      'reminder_sweep_failed',
      'the reminder sweep failed and will be retried',
    ),
    job(
      'push',
      PUSH_EVERY_MS,
      () => sendPush(dependencies),
      'push_failed',
      'push messages could not be sent and will be retried',
    ),
    job(
      'old-demos',
      DEMOS_EVERY_MS,
      () => removeOldDemos(dependencies),
      'demo_removal_failed',
      'old demos could not be removed and will be retried',
    ),
  ]
  const { mailDue } = dependencies
  if (mailDue !== undefined)
    jobs.push(
      job(
        'reminder-mails',
        SWEEP_EVERY_MS,
        () => mailReminders(dependencies, mailDue),
        'mail_failed',
        'mails of due service could not be claimed and will be retried',
      ),
    )
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

type SweepBatch = { people: number; told: number; failed: number }

/** Each batch in a transaction of its own, so that no lock is held for long. */
async function sweepReminders(dependencies: ScheduleDependencies): Promise<void> {
  const { log, counts } = dependencies
  let count = 0
  for (;;) {
    const batch = await sweepBatch(dependencies)
    count += batch.told
    if (batch.failed > 0)
      log.error(
        { people: batch.failed },
        'reminders of some people could not be told; the database log says why',
      )
    if (batch.people < SWEEP_PEOPLE) break
  }
  counts.add('reminder_sweep')
  if (count > 0) log.info({ told: count }, 'reminders were notified')
}

async function sweepBatch({ database, tokens, now }: ScheduleDependencies): Promise<SweepBatch> {
  const service = await tokens.verify(tokens.serviceKey)
  return database.as(
    service,
    async (client) => {
      const { rows } = await client.query<SweepBatch>('select * from public.sweep_due_reminders($1, $2)', [
        new Date(now()).toISOString(),
        SWEEP_PEOPLE,
      ])
      return rows[0] ?? { people: 0, told: 0, failed: 0 }
    },
    { statementTimeoutMs: SWEEP_TIMEOUT_MS },
  )
}

/** One after another: a mail server takes few connections. What fails is tried again a day later. */
export async function mailReminders(
  { database, tokens, now, log, counts }: ScheduleDependencies,
  mailDue: (due: DueMail) => Promise<void>,
): Promise<void> {
  const service = await tokens.verify(tokens.serviceKey)
  const query = <Row extends object>(statement: string, values: unknown[]) =>
    database.as(service, async (client) => (await client.query<Row>(statement, values)).rows)
  for (;;) {
    const mails = await query<DueMail & { user_id: string; told_until: string }>(
      'select * from public.claim_reminder_mails($1, $2)',
      [new Date(now()).toISOString(), MAILS_AT_ONCE],
    )
    for (const { user_id: userId, told_until: toldUntil, ...due } of mails) {
      try {
        await mailDue(due)
        await query('select public.settle_reminder_mail($1, $2)', [userId, toldUntil])
      } catch (error) {
        counts.add('mail_failed')
        log.error({ err: error, userId }, 'a mail of due service was not sent')
      }
    }
    if (mails.length < MAILS_AT_ONCE) return
  }
}

/** With DEMO=0 too: earlier demos are still removed. */
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
