/**
 * docs/operate.md as an operator follows it: every command of its blocks, in their order, with an empty HOME and a folder
 * of its own. What cannot run here stands in NOT_HERE with the reason; a command that stands nowhere fails.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { fileFolder } from '../harness/folder.ts'
import { type SpawnedServer, spawnServer } from '../harness/spawned.ts'

const repository = join(import.meta.dirname, '../..')

/** Beginnings of commands, each with why it is not run. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'useradd ': 'changes the machine: root',
  'git clone ': 'the repository’s address is the operator’s',
  'cp /opt/tappet/deploy/': 'changes the machine: root; tests/docs reads the unit',
  'install -m 600 ': 'changes the machine: root',
  'systemctl ': 'systemd',
  'journalctl ': 'systemd',
  'git pull ': 'systemd, and changes the repository',
  'npm run admin -- move-to ': 'tests/nodes/move.test.ts runs it',
  'export SUPABASE_': 'names a project; cli.test.ts gives them',
  'export SITE_URL': 'names a project; cli.test.ts gives them',
  'npm run admin -- setup-supabase':
    'cli.test.ts runs its steps with the real CLI and an API made from its schemas',
  VITE_SUPABASE_URL: 'a minute of building; npm start builds the same with other values',
  'SUPABASE_URL=https': 'names a project; supabase/tests/connect.test.ts asks one',
  'npm run admin -- import-supabase ': 'move.test.ts runs it with a dump',
  'pg_dump ': 'names a project; move.test.ts runs the same',
  'npx supabase@': 'the storage of a hosted project',
}

type Command = { heading: string; text: string }

/** One entry for each command, without its remark; a line that ends with \ goes on. */
function commandsOf(guide: string): Command[] {
  return [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap((block) => {
    const heading =
      guide
        .slice(0, block.index)
        .match(/^#+ (.*)$/gm)
        ?.at(-1) ?? ''
    const lines = (block[1] ?? '').replace(/\\\n/g, '').split('\n')
    return lines
      .map((line) => ({ heading, text: line.replace(/ {2,}# .*$/, '').trim() }))
      .filter(({ text }) => text)
  })
}

const reasonFor = (text: string) => Object.keys(NOT_HERE).find((start) => text.startsWith(start))

const folder = fileFolder()
let server: SpawnedServer
let guide: string

beforeAll(async () => {
  guide = await readFile(join(repository, 'docs/operate.md'), 'utf8')
  for (const name of ['home', 'backups', 'srv', 'lib']) await mkdir(join(folder, name))
  server = await spawnServer({
    TAPPET_DATA: join(folder, 'lib/tappet'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  })
  const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
  const { error } = await createClient(server.url, anonKey, { auth: { persistSession: false } }).auth.signUp({
    email: 'driver@example.com',
    password: 'word by word it is',
  })
  if (error !== null) throw error
})
afterAll(() => server.stop())

/** The guide's places become places in the folder; its day is the day of its other examples. */
function here(text: string): string {
  return text
    .replace('cd /opt/tappet && sudo -u tappet env ', '')
    .replaceAll('$(date +%F)', '2026-11-22')
    .replace(/(^|[ =])\/var\/lib\//g, `$1${folder}/lib/`)
    .replace(/(^|[ =])\/(backups|srv)\//g, `$1${folder}/$2/`)
}

function run(text: string): Promise<{ code: number; said: string }> {
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    HOME: join(folder, 'home'),
    TAPPET_DATA: join(folder, 'lib/tappet'),
    PORT: new URL(server.url).port,
  }
  return new Promise((resolve) => {
    execFile('bash', ['-c', text], { cwd: repository, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}

it('every command of the guide that can run here works, in the guide’s order', async () => {
  const ran: string[] = []
  for (const { heading, text } of commandsOf(guide)) {
    if (reasonFor(text) !== undefined) continue
    const { code, said } = await run(here(text))
    expect(code, `${heading}: ${text}\n${said}`).toBe(0)
    ran.push(text)
  }
  expect(ran.length).toBeGreaterThan(12)
}, 300_000)

it('names no command as one that cannot run here that the guide no longer has', () => {
  const texts = commandsOf(guide).map(({ text }) => text)
  const unused = Object.keys(NOT_HERE).filter((start) => !texts.some((text) => text.startsWith(start)))
  expect(unused).toEqual([])
})
