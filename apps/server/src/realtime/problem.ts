import pg from 'pg'
import type { Identity } from '../identity/token.ts'
import type { Database } from '../pool.ts'
import { type Catalogue, readableColumns } from './catalogue.ts'
import { tryFilter } from './rows.ts'
import { type Subscription, subscriptionProblem } from './subscription.ts'

/**
 * Detects at join what would fail at every change: an unpublished table, an unknown
 * column, a value that is not of the column's type.
 *
 * @returns a function that gives the first problem in words, or null
 */
export function createSubscriptionCheck(database: Database, catalogue: () => Catalogue) {
  return async (subscriptions: Subscription[], identity: Identity): Promise<string | null> => {
    for (const subscription of subscriptions) {
      const problem = subscriptionProblem(subscription, identity, catalogue())
      if (problem !== null) return problem
    }
    const doubtful = subscriptions.filter((subscription) => !isPlain(subscription, catalogue()))
    if (doubtful.length === 0) return null
    try {
      await database.as(
        identity,
        async (client) => {
          for (const { schema, table, filters } of doubtful) {
            const found = catalogue().find(schema, table)
            if (found !== undefined) await tryFilter(client, readableColumns(found, identity.role), filters)
          }
        },
        { readOnly: true },
      )
      return null
    } catch (error) {
      if (isAboutTheFilter(error)) return `Error parsing \`filter\` params: ${error.message}`
      throw error
    }
  }
}

// Values that PostgreSQL accepts for these types, and types that it can compare. After a
// restart every client joins at once, and with this most joins need no query.
const plainValues: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  text: /^[^\0]*$/,
  bool: /^(true|false)$/,
  int4: /^-?\d{1,9}$/,
  int8: /^-?\d{1,18}$/,
}

function isPlain({ schema, table, filters }: Subscription, catalogue: Catalogue): boolean {
  const columns = catalogue.find(schema, table)?.columns ?? []
  return filters.every(({ column, values }) => {
    const plain = plainValues[columns.find(({ name }) => name === column)?.type ?? '']
    return plain !== undefined && values.every((value) => plain.test(value))
  })
}

// SQLSTATE classes: 22 data exception, 42 syntax error or access rule violation.
function isAboutTheFilter(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|42)/.test(error.code ?? '')
}
