/** One parsed line of a channel's config.postgres_changes. */
import type { Identity } from '../identity/token.ts'
import type { Catalogue } from './catalogue.ts'
import type { Change } from './change.ts'
import type { PostgresChange } from './join.ts'

export type Subscription = {
  id: number
  event: Change['type'] | '*'
  schema: string
  table: string
  /** Null: every row that the subscriber may see. */
  owner: string | null
}

const events: readonly string[] = ['INSERT', 'UPDATE', 'DELETE']
const isEvent = (text: string): text is Change['type'] => events.includes(text)

/** The message goes to the client. */
export class FilterError extends Error {
  constructor(message: string) {
    super(`Error parsing \`filter\` params: ${message}`)
    this.name = 'FilterError'
  }
}

const OWNER = /^user_id=eq\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

function ownerIn(filter: string): string {
  const owner = OWNER.exec(filter)?.[1]
  if (owner === undefined) throw new FilterError(`only user_id=eq.… is offered, not ${filter}`)
  return owner.toLowerCase()
}

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
    owner: wanted.filter ? ownerIn(wanted.filter) : null,
  }
}

export function subscriptionProblem({ schema, table }: Subscription, catalogue: Catalogue): string | null {
  const isPublished = catalogue
    .tables()
    .some((published) => covers(schema, published.schema) && covers(table, published.name))
  if (isPublished) return null
  return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [schema: ${schema}, table: ${table}]`
}

export function isAskedFor(change: Change, { event, schema, table, owner }: Subscription): boolean {
  return (
    (event === '*' || event === change.type) &&
    covers(schema, change.schema) &&
    covers(table, change.table) &&
    (owner === null || owner === change.userId)
  )
}

/**
 * Whether it is worth reading the row: an owned one concerns its owner alone. Row-level security decides afterwards.
 */
export function mayConcern({ userId }: Change, subscriber: Identity): boolean {
  if (subscriber.role === 'service_role') return true
  return userId === null || userId === subscriber.userId
}

const covers = (wanted: string, actual: string) => wanted === '*' || wanted === actual
