import type pg from 'pg'
import { compareMigrations } from '../../database/migrate.ts'
import { withClient } from '../../database/with-client.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

const CLOCK_TOLERANCE_SECONDS = 5
const MIN_CONNECTIONS = 25

export async function checkDatabase(adminUrl: string, now: () => number): Promise<Finding[]> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{
      version: string
      seconds: number
      maxConnections: number
      bytes: string
    }>(
      `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float as seconds,
              current_setting('max_connections')::int as "maxConnections",
              pg_size_pretty(pg_database_size(current_database())) as bytes`,
    )
    const [facts] = rows
    if (facts === undefined) return [wrong('database', 'it does not answer')]
    const { version, seconds, maxConnections, bytes } = facts
    return [
      fine('database', `PostgreSQL ${version}, ${bytes}`),
      await migrations(client),
      connections(maxConnections),
      clock(seconds - now() / 1000),
    ]
  })
}

async function migrations(client: pg.Client): Promise<Finding> {
  const { applied, pending, unknown, changed } = await compareMigrations(client)
  if (unknown.length > 0)
    return wrong('migrations', `${unknown.join(', ')} belong to a newer Tappet. Start that one.`)
  if (changed.length > 0)
    return wrong(
      'migrations',
      `${changed.join(', ')} were changed after they were applied. The database may not be what this version expects: restore the files, or write a new migration.`,
    )
  if (pending.length > 0)
    return notice('migrations', `${pending.length} will be applied at the next start: ${pending.join(', ')}`)
  return fine('migrations', `${applied} applied, none changed since`)
}

function connections(max: number): Finding {
  if (max >= MIN_CONNECTIONS) return fine('connections', `at most ${max}`)
  return wrong('connections', `max_connections is ${max}; one node of Tappet takes up to 26. Raise it.`)
}

function clock(ahead: number): Finding {
  const seconds = Math.abs(ahead)
  if (seconds <= CLOCK_TOLERANCE_SECONDS) return fine('clock', 'the same here and in the database')
  return wrong(
    'clock',
    `The database is ${seconds.toFixed(0)} s ${ahead > 0 ? 'ahead' : 'behind'}. Sessions end early or late: set both clocks by a time server.`,
  )
}
