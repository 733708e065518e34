/** One parsed line of a channel's config.postgres_changes. */
import type { Identity } from '../identity/token.ts'
import { type Catalogue, readableColumns } from './catalogue.ts'
import type { Change } from './change.ts'
import { FilterError, parseFilter, type RowFilter } from './filter.ts'
import type { PostgresChange } from './join.ts'

export type Subscription = {
  /** Names the line to the client; unique within the channel. */
  id: number
  event: Change['type'] | '*'
  schema: string
  table: string
  filters: RowFilter[]
}

const events: readonly string[] = ['INSERT', 'UPDATE', 'DELETE']
const isEvent = (text: string): text is Change['type'] => events.includes(text)

/** @throws FilterError */
export function parseSubscription(wanted: PostgresChange, id: number): Subscription {
  if (wanted.schema === undefined && wanted.table === undefined) {
    throw new FilterError('please provide at least a `schema` or `table` to subscribe to')
  }
  const event = (wanted.event ?? '*').toUpperCase()
  return {
    id,
    event: isEvent(event) ? event : '*',
    schema: wanted.schema ?? 'public',
    table: wanted.table ?? '*',
    filters: parseFilter(wanted.filter),
  }
}

/**
 * Why a subscription cannot be served, or null. The columns of a filter must be ones that
 * the subscriber may read: a filter on a hidden column would reveal its value.
 */
export function subscriptionProblem(
  { schema, table, filters }: Subscription,
  { role }: Identity,
  catalogue: Catalogue,
): string | null {
  const tables = catalogue
    .tables()
    .filter((found) => covers(schema, found.schema) && covers(table, found.name))
  if (tables.length === 0) {
    return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [schema: ${schema}, table: ${table}]`
  }
  for (const { column } of filters) {
    const known = tables.every((found) => readableColumns(found, role).some(({ name }) => name === column))
    // A caller who may not read the table does not learn its columns either.
    const blind = tables.every((found) => readableColumns(found, role).length === 0)
    if (!known && !blind) return `invalid column for filter ${column}`
  }
  return null
}

/** True when the change is of the kind that the subscription asks for; rows are looked at later. */
export function isAskedFor(change: Change, { event, schema, table }: Subscription): boolean {
  return (
    (event === '*' || event === change.type) && covers(schema, change.schema) && covers(table, change.table)
  )
}

/**
 * Whether it is worth reading the row as this subscriber. A row that has an owner concerns
 * its owner alone; the service role sees everything. What this lets through is decided by
 * row-level security.
 */
export function mayConcern({ userId }: Change, subscriber: Identity): boolean {
  if (subscriber.role === 'service_role') return true
  return userId === null || userId === subscriber.userId
}

const covers = (wanted: string, actual: string) => wanted === '*' || wanted === actual
