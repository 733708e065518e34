import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PlansMode, plansModes } from '@tappet/wire'
import { withClient } from '../../database/with-client.ts'
import { reasonOf, StartError } from '../../errors/start.ts'

/** The version that the suite runs (tests/supabase/cli). */
export const CLI = 'supabase@3.1.0'

const NAMES = {
  SUPABASE_PROJECT_REF: 'the project’s reference, as in its address',
  SUPABASE_ACCESS_TOKEN: 'a token of yours: Account, Access Tokens',
  SUPABASE_DB_URL: 'the database’s address: Connect, Session pooler',
  SUPABASE_SECRET_KEY: 'the secret key (sb_secret_…), or the older service_role key',
  SITE_URL: 'where people reach the app, https://…',
  VAPID_PUBLIC_KEY: 'signs push messages: npx web-push generate-vapid-keys prints both',
  VAPID_PRIVATE_KEY: 'the other of the two',
} as const

type Settings = Record<keyof typeof NAMES, string> & { PLANS?: PlansMode }

/** @throws StartError naming everything that is missing or cannot be right */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems = Object.entries(NAMES).flatMap(([name, meaning]) =>
    (env[name] ?? '') === '' ? [`${name}: ${meaning}`] : [],
  )
  const siteUrl = env.SITE_URL ?? ''
  if (siteUrl !== '' && !/^https:\/\/[^/\s]+$/.test(siteUrl))
    problems.push('SITE_URL: https://…, without a path')
  if (env.SUPABASE_PROJECT_REF && !/^[a-z]{20}$/.test(env.SUPABASE_PROJECT_REF))
    problems.push('SUPABASE_PROJECT_REF: twenty small letters')
  const plans = plansModes.find((mode) => mode === env.PLANS)
  if (plans === undefined && (env.PLANS ?? '') !== '') problems.push(`PLANS: one of ${plansModes.join(', ')}`)
  if (problems.length > 0)
    throw new StartError(
      `Set these first, then run it again. Nothing was changed.\n  ${problems.join('\n  ')}`,
    )
  const names = Object.keys(NAMES) as (keyof typeof NAMES)[]
  const values = Object.fromEntries(names.map((name) => [name, env[name] ?? '']))
  return { ...(values as Record<keyof typeof NAMES, string>), ...(plans !== undefined && { PLANS: plans }) }
}

/** Rejects with the CLI's output when it failed. */
export type RunCli = (args: string[], env: Record<string, string>) => Promise<void>

/**
 * Migrations, jobs and push, functions, secrets, site address and mail rules, in order; can be run again.
 * @param tell called before each step
 * @throws StartError naming the step that failed
 */
export async function setUpProject(
  settings: Settings,
  url: string,
  run: RunCli,
  tell: (step: string) => void,
): Promise<void> {
  const { SUPABASE_PROJECT_REF: ref, SUPABASE_DB_URL: dbUrl, SUPABASE_SECRET_KEY: key } = settings
  const env = {
    SUPABASE_ACCESS_TOKEN: settings.SUPABASE_ACCESS_TOKEN,
    SITE_URL: settings.SITE_URL,
    SITE_PAGES: `${settings.SITE_URL}/**`,
  }
  const steps: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
    ['migrations', () => pushMigrations(dbUrl, (args, more) => run(args, { ...env, ...more }))],
    ['jobs and push', () => connect(dbUrl, url, key, settings.PLANS)],
    ['functions', () => run(['functions', 'deploy', '--use-api', `--remote=${ref}`, '--yes'], env)],
    ['secrets of the functions', () => setSecrets(settings, (args) => run(args, env))],
    ['address and mails', () => run(['config', 'push', `--remote=${ref}`, '--yes'], env)],
  ]
  for (const [name, work] of steps) {
    tell(name)
    await work().catch((cause: unknown) => {
      const reason = reasonOf(cause)
      throw new StartError(
        `${name}: ${reason}\nThe steps before it are done. Fix it and run the command again.`,
        {
          cause,
        },
      )
    })
  }
}

// Without PLANS what is set stays: it may have been set in SQL.
async function connect(dbUrl: string, url: string, key: string, plans: PlansMode | undefined): Promise<void> {
  await withClient(dbUrl, async (client) => {
    await client.query('create extension if not exists pg_cron')
    await client.query('create extension if not exists pg_net')
    await client.query('select private.connect_project($1, $2)', [url, key])
    if (plans !== undefined) await client.query('select private.set_plans($1)', [plans])
  })
}

// In the environment: everybody on the machine can read a program's arguments.
async function pushMigrations(dbUrl: string, run: RunCli): Promise<void> {
  const address = new URL(dbUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  await run(
    ['db', 'push', `--remote=${address.href}`, '--yes'],
    password === '' ? {} : { PGPASSWORD: password },
  )
}

// In a file: everybody on the machine can read a program's arguments.
async function setSecrets(settings: Settings, run: (args: string[]) => Promise<void>): Promise<void> {
  const file = join(tmpdir(), `tappet-secrets-${randomBytes(8).toString('hex')}`)
  const names = ['SITE_URL', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
  await writeFile(file, names.map((name) => `${name}=${settings[name]}\n`).join(''), {
    mode: 0o600,
    flag: 'wx',
  })
  try {
    await run(['secrets', 'set', '--env-file', file, `--remote=${settings.SUPABASE_PROJECT_REF}`, '--yes'])
  } finally {
    await rm(file, { force: true })
  }
}
