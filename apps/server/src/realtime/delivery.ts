/** Reads changed rows again as each subscriber, and sends in order. */

import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Identity } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { type Catalogue, type Column, readableColumns, type Table } from './catalogue.ts'
import type { Change } from './change.ts'
import { askToRejoin, type Channel, expiresAt, sendChange, shutDown } from './channel.ts'
import type { Registry } from './registry.ts'
import { isAskedFor } from './subscription.ts'

type Dependencies = {
  database: Database
  registry: Registry
  catalogue: () => Catalogue
  pendingChanges: number
  now: () => number
  log: Logger
}

/** One table for one user: all of their devices and changes. */
type Reading = {
  who: string
  identity: Identity
  table: Table
  columns: Column[]
  channels: Set<Channel>
  changes: Change[]
}
type Outcome = {
  who: string
  columns: Column[]
  channels: Set<Channel>
  /** As the subscriber sees it; null of a deleted one. */
  record: Record<string, unknown> | null
}

const CHANGES_PER_PASS = 200
// The pool serves requests too.
const READINGS_AT_ONCE = 4

/** One pass at a time, which keeps the order. */
export function createDelivery(dependencies: Dependencies) {
  const { registry, pendingChanges, log } = dependencies
  let queue: Change[] = []
  let working: Promise<void> | undefined

  const work = async () => {
    while (queue.length > 0) {
      const changes = queue.slice(0, CHANGES_PER_PASS)
      queue = queue.slice(CHANGES_PER_PASS)
      await deliver(changes, dependencies).catch((error: unknown) =>
        log.error({ err: error }, 'delivery failed'),
      )
    }
    working = undefined
  }

  return {
    push(change: Change): void {
      queue.push(change)
      if (queue.length > pendingChanges) {
        log.warn(
          { pending: queue.length },
          'more changes than can be told; subscribers are asked to catch up',
        )
        queue = []
        for (const channel of registry.all()) askToRejoin(channel)
      }
      working ??= work()
    },
    async settled(): Promise<void> {
      await working
    },
  }
}

async function deliver(changes: Change[], dependencies: Dependencies): Promise<void> {
  const outcomes = new Map<Change, Outcome[]>(changes.map((change) => [change, []]))
  await inParallel(planReadings(changes, dependencies), READINGS_AT_ONCE, async (reading) => {
    try {
      for (const [change, outcome] of await perform(reading, dependencies.database))
        outcomes.get(change)?.push(outcome)
    } catch (error) {
      dependencies.log.warn({ err: error, table: reading.table.name }, 'changed rows could not be read')
      for (const channel of reading.channels) askToRejoin(channel)
    }
  })
  for (const [change, tellings] of outcomes)
    for (const outcome of tellings) tell(change, outcome, dependencies.now())
}

function planReadings(changes: Change[], { registry, catalogue }: Dependencies): Reading[] {
  const readings = new Map<string, Reading>()
  for (const change of changes) {
    const table = catalogue().find(change.schema, change.table)
    if (table === undefined) continue
    for (const channel of registry.concernedBy(change)) {
      const { identity } = channel
      const columns = readableColumns(table, identity.role)
      if (columns.length === 0) continue
      const who = whoIs(identity)
      const key = JSON.stringify([change.schema, change.table, who])
      const reading = readings.get(key) ?? { who, identity, table, columns, channels: new Set(), changes: [] }
      readings.set(key, reading)
      reading.channels.add(channel)
      if (reading.changes.at(-1) !== change) reading.changes.push(change)
    }
  }
  return [...readings.values()]
}

// One user's tokens on two devices differ only in the claims for time and session.
const knownAs = new WeakMap<Identity, string>()
function whoIs(identity: Identity): string {
  const key = knownAs.get(identity)
  if (key !== undefined) return key
  const {
    iat: _iat,
    exp: _exp,
    nbf: _nbf,
    jti: _jti,
    session_id: _session,
    amr: _amr,
    ...claims
  } = identity.claims
  const who = JSON.stringify([identity.role, claims])
  knownAs.set(identity, who)
  return who
}

async function perform(
  { who, identity, table, columns, channels, changes }: Reading,
  database: Database,
): Promise<[Change, Outcome][]> {
  const living = changes.filter(({ type }) => type !== 'DELETE')
  const rows =
    living.length === 0
      ? []
      : await database.as(identity, (client) => readRows(client, table, columns, living), { readOnly: true })
  const visible = changes.flatMap((change): [Change, Outcome['record']][] => {
    if (change.type === 'DELETE') return mayBeToldOfDeletion(change, identity) ? [[change, null]] : []
    const record = rows[living.indexOf(change)] ?? null
    return record === null ? [] : [[change, record]]
  })
  return visible.map(([change, record]) => [change, { who, columns, channels, record }])
}

// Row-level security cannot be evaluated for a deleted row.
const mayBeToldOfDeletion = ({ userId }: Change, identity: Identity) =>
  identity.role === 'service_role' || (userId !== null && userId === identity.userId)

function tell(change: Change, { who, columns, channels, record }: Outcome, now: number): void {
  for (const channel of channels) {
    // Meanwhile the channel may have changed its user or been closed.
    if (whoIs(channel.identity) !== who) continue
    if (expiresAt(channel) <= now) {
      shutDown(channel, 'InvalidJWTToken')
      continue
    }
    const ids = channel.subscriptions
      .filter((subscription) => isAskedFor(change, subscription))
      .map(({ id }) => id)
    if (ids.length > 0) sendChange(channel, ids, change, columns, record)
  }
}

async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const remaining = items.values()
  const worker = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

type Row = Record<string, unknown>

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * One query for any number of changes of one table.
 * @param columns what the caller's role may read, the primary key among them
 * @returns for each change the row, or null when it is deleted or hidden from the caller
 */
async function readRows(
  client: PoolClient,
  table: Table,
  columns: readonly Column[],
  changes: readonly Change[],
): Promise<(Row | null)[]> {
  const keys = columns.filter(({ isKey }) => isKey)
  const arrays = keys.map(({ cast }, index) => `$${index + 1}::text[]::${cast}[]`)
  const match = keys.map(({ name }, index) => `t.${identifier(name)} = k.k${index}`)
  const text = `
    select k.n::int as n, to_json(r) as record
    from unnest(${arrays.join(', ')}) with ordinality as k (${keys.map((_, index) => `k${index}, `).join('')}n)
    cross join lateral (
      select ${columns.map(({ name }) => `t.${identifier(name)}`).join(', ')}
      from ${identifier(table.schema)}.${identifier(table.name)} as t
      where ${match.join(' and ')}
    ) as r`
  const values = keys.map(({ name }) => changes.map(({ key }) => asText(key[name])))
  const { rows } = await client.query<{ n: number; record: Row }>(text, values)
  const records = changes.map((): Row | null => null)
  for (const { n, record } of rows) records[n - 1] = record
  return records
}
