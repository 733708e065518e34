/**
 * What a database that is being moved says of itself. It stands in the settings of the database (alter database … set),
 * so it is durable, changes in one commit and is enforced by PostgreSQL: while it is there, every session begins read-only.
 */
import pg from 'pg'

/** Names the lock among all advisory locks of the database. The connection of a running move holds it. */
const MOVE_LOCK = 7_283_531
/** How long running statements may take to end before their connection is cut. */
const FINISH_WITHIN_MS = 10_000
const POLL_MS = 50

/** paused: a move copies the last changes. moved: another database has taken over for good. */
export type MoveState = 'none' | 'paused' | 'moved'

/** @returns false when another move holds the mark */
export async function holdMove(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    MOVE_LOCK,
  ])
  return rows[0]?.held === true
}

export async function moveState(client: pg.ClientBase): Promise<MoveState> {
  const { rows } = await client.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
      where setrole = 0 and setdatabase = (select oid from pg_database where datname = current_database())`,
  )
  const settings = rows.map(({ setting }) => setting)
  if (settings.includes('tappet.move=moved')) return 'moved'
  return settings.includes('tappet.move=paused') ? 'paused' : 'none'
}

/**
 * From here on no session but this one can write, until `resumeWrites` or `liftPause`. Statements that run are let end.
 *
 * @param client an administrator that holds the move
 */
export async function pauseWrites(client: pg.ClientBase): Promise<void> {
  await client.query('set default_transaction_read_only = off')
  await setState(client, 'paused')
  await endOtherSessions(client)
}

/** Another database has taken over: this one stays read-only. */
export async function settleMoved(client: pg.ClientBase): Promise<void> {
  await setState(client, 'moved')
}

/** Undoes `pauseWrites`. */
export async function resumeWrites(client: pg.ClientBase): Promise<void> {
  await setState(client, 'none')
  await endOtherSessions(client)
}

/**
 * Undoes the pause of a move that is gone. Under the lock that a move holds, so that it cannot cross a move that is about
 * to settle.
 *
 * @returns running: a move is at work; else what the database says now
 */
export async function liftPause(adminUrl: string): Promise<MoveState | 'running'> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    if (!(await holdMove(client))) return 'running'
    const state = await moveState(client)
    if (state !== 'paused') return state
    await resumeWrites(client)
    return 'none'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function setState(client: pg.ClientBase, state: MoveState): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const database = `alter database ${rows[0]?.name}`
  await client.query('begin')
  if (state === 'none') {
    await client.query(`${database} reset default_transaction_read_only`)
    await client.query(`${database} reset tappet.move`)
  } else {
    await client.query(`${database} set default_transaction_read_only = on`)
    await client.query(`${database} set tappet.move = ${state}`)
  }
  await client.query('commit')
}

// A session keeps the default that it began with.
async function endOtherSessions(client: pg.ClientBase): Promise<void> {
  const others = `from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    and pid <> pg_backend_pid() and backend_start <= $1`
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  const before = rows[0]?.now
  const cutAtMs = Date.now() + FINISH_WITHIN_MS
  for (;;) {
    await client.query(`select pg_terminate_backend(pid) ${others} and (state = 'idle' or $2)`, [
      before,
      Date.now() > cutAtMs,
    ])
    const left = await client.query(`select ${others}`, [before])
    if (left.rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
