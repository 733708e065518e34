/**
 * One page of a copied installation is overwritten: a client must get its rows or our own words with a request's id,
 * and doctor --deep must name it. node bench/hold/pages.ts [times]
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runningUrl } from '../../apps/server/src/database/embedded.ts'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { runAdmin } from '../../tests/harness/admin-command.ts'
import { spawnServer } from '../../tests/harness/spawned.ts'
import { headersOf, signUp, write } from './account.ts'

const times = Number(process.argv[2] ?? 10)
const ROWS = 60
const PAGE_BYTES = 8192
const RAW = /invalid page|could not (?:read|open) |checksum|relation ".*" |base\//

const parent = await mkdtemp(join(tmpdir(), 'tappet-hold-'))
const whole = join(parent, 'whole')
/** A token names the address that gave it. */
const PORT = String(await freePort())
const envOf = (TAPPET_DATA: string) => ({
  TAPPET_DATA,
  PORT,
  LOG_LEVEL: 'fatal',
})
const table: Record<string, string | number>[] = []
try {
  const server = await spawnServer(envOf(whole))
  const account = await signUp(server.url)
  for (let row = 0; row < ROWS; row++) await write(server.url, account)
  const client = new pg.Client({ connectionString: (await runningUrl(join(whole, 'database'))) ?? '' })
  await client.connect()
  const { rows: files } = await client.query<{ name: string; path: string; pages: number }>(
    `select relname as name, pg_relation_filepath(c.oid) as path, (pg_relation_size(c.oid) / ${PAGE_BYTES})::int as pages
       from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'i') and nspname in ('public', 'auth') and pg_relation_size(c.oid) > 0
      order by relname like 'maintenance%' desc, random()`,
  )
  await client.end()
  await server.stop()
  for (let time = 0; time < times; time++) {
    const { name, path, pages } = files[time % files.length] ?? { name: '', path: '', pages: 1 }
    const page = Math.floor(Math.random() * pages)
    const folder = join(parent, 'damaged')
    await cp(whole, folder, { recursive: true, preserveTimestamps: true })
    // A copied cluster must belong to its old owner.
    const [from, to] = [whole, folder].map((each) => join(each, 'database', 'cluster'))
    execFileSync('chown', ['-R', `--reference=${from}`, to ?? ''])
    const file = await open(join(folder, 'database', 'cluster', path), 'r+')
    await file.write(randomBytes(2_000), 0, 2_000, page * PAGE_BYTES + 4_000)
    await file.close()
    const env = envOf(folder)
    const damaged = await spawnServer(env)
    const answer = await fetch(`${damaged.url}/rest/v1/maintenance?select=id,notes&order=date.desc`, {
      headers: headersOf(account),
    })
    const said = await answer.text()
    const doctor = await runAdmin({ ...env, INIT_CWD: parent }, 'doctor', '--deep')
    await damaged.stop()
    await rm(folder, { recursive: true, force: true })
    const rows = answer.ok ? (JSON.parse(said) as unknown[]).length : 0
    table.push({
      damaged: `${name}, page ${page} of ${pages}`,
      status: answer.status,
      answer: answer.ok ? `${rows} of ${ROWS} rows` : said.slice(0, 60),
      lie: RAW.test(said) || (answer.ok && rows !== ROWS) ? 'yes' : 'no',
      doctor:
        doctor.stdout
          .split('\n')
          .find((line) => line.startsWith('WRONG'))
          ?.slice(0, 70) ?? 'nothing wrong',
    })
  }
} finally {
  await rm(parent, { recursive: true, force: true })
}
console.table(table)
process.exitCode = table.every(({ lie, doctor }) => lie === 'no' && doctor !== 'nothing wrong') ? 0 : 1
