import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpProject } from '../../apps/server/src/admin/supabase/setup.ts'
import { EMPTY_AUTH_CONFIG } from '../harness/auth-config.table.ts'
import { fileFolder } from '../harness/folder.ts'
import { type HttpServer, startHttp } from '../harness/http.ts'
import { type SupabaseLike, startSupabaseLike } from '../harness/supabase.ts'

const repository = join(import.meta.dirname, '../..')
const cli = join(import.meta.dirname, 'cli/node_modules/.bin/supabase')
const REF = 'abcdefghijklmnopqrst'

type Asked = { method: string; path: string; body: string }

/** Auth settings that a new project has and that are not the product's. */
const NEW_PROJECT = {
  site_url: 'http://localhost:3000',
  uri_allow_list: '',
  password_min_length: 6,
  mailer_autoconfirm: true,
  mailer_secure_email_change_enabled: false,
}

/**
 * The management API, as far as these commands ask it: keeps what was sent. Its answers are made from the schemas of the
 * CLI, which refuses others; none was recorded from a hosted project.
 */
async function startApi(): Promise<HttpServer & { asked: Asked[] }> {
  const calls: Asked[] = []
  let auth: Record<string, unknown> = NEW_PROJECT
  const http = await startHttp((request, response, bytes) => {
    const body = bytes.toString('latin1')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api')
    calls.push({ method: request.method ?? '', path: request.url ?? '', body })
    response.setHeader('content-type', 'application/json')
    const slug = searchParams.get('slug')
    if (pathname.endsWith('/functions/deploy')) {
      response.statusCode = 201
      const project = {
        created_at: 1,
        updated_at: 1,
        entrypoint_path: 'x',
        ezbr_sha256: 'x',
        import_map: true,
      }
      response.end(
        JSON.stringify({
          ...project,
          id: slug,
          slug,
          name: slug,
          status: 'ACTIVE',
          version: 1,
          verify_jwt: false,
        }),
      )
    } else if (pathname.endsWith('/billing/addons'))
      response.end(JSON.stringify({ selected_addons: [], available_addons: [] }))
    else if (pathname === `/v2/projects/${REF}/config`)
      response.end(JSON.stringify({ data: { id: REF, type: 'project_config', attributes: { auth } } }))
    else if (request.method === 'PATCH' && pathname.endsWith('/config/auth')) {
      auth = { ...auth, ...JSON.parse(body) }
      response.end(JSON.stringify({ ...EMPTY_AUTH_CONFIG, ...auth }))
    } else if (request.method === 'PUT') response.end(JSON.stringify({ functions: JSON.parse(body) }))
    else response.end(request.method === 'GET' ? '[]' : '{}')
  })
  return { ...http, asked: calls }
}

describe('the Supabase CLI', () => {
  const home = fileFolder()
  let api: Awaited<ReturnType<typeof startApi>>
  let project: SupabaseLike
  beforeAll(async () => {
    api = await startApi()
    await writeFile(
      join(home, 'profile.yaml'),
      [
        'name: recorded',
        'project_host: localhost',
        ...['api', 'dashboard', 'docs'].map((of) => `${of}_url: ${api.url}`),
      ].join('\n'),
    )
    project = await startSupabaseLike()
  })
  afterAll(async () => {
    await api.close()
    await project.stop()
    await rm(join(repository, 'supabase/.temp'), { recursive: true, force: true })
  })

  // An empty home: nothing that somebody has signed in to is used.
  const run = async (args: string[], env: Record<string, string> = {}) => {
    const { stdout, stderr } = await promisify(execFile)(
      cli,
      [...args, '--profile', join(home, 'profile.yaml')],
      {
        cwd: repository,
        env: {
          PATH: process.env.PATH,
          HOME: home,
          SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
          SUPABASE_TELEMETRY_DISABLED: '1',
          ...env,
        },
      },
    )
    return stdout + stderr
  }

  it('sets a project up: migrations, jobs and push, functions, secrets; each step after the one before', async () => {
    const superuser = new pg.Client({ connectionString: project.adminUrl })
    await superuser.connect()
    for (const name of ['pg_cron', 'pg_net'])
      await superuser.query('select extensions.as_installed($1, true)', [name])
    const steps: string[] = []
    const commands: string[] = []
    const lines: string[] = []
    await setUpProject(
      {
        SUPABASE_PROJECT_REF: REF,
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
        SUPABASE_DB_URL: project.ownerUrl,
        SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
        SITE_URL: 'https://tappet.example',
        VAPID_PUBLIC_KEY: 'public',
        VAPID_PRIVATE_KEY: 'private',
      },
      'https://ref.supabase.co',
      async (args, env) => {
        commands.push(args.slice(0, 2).join(' '))
        lines.push(...args)
        await run(args, env)
      },
      (step) => steps.push(step),
    )
    expect(steps).toEqual([
      'migrations',
      'jobs and push',
      'functions',
      'secrets of the functions',
      'address and mails',
    ])
    const { password } = new URL(project.ownerUrl)
    expect(password).not.toBe('')
    for (const secret of [password, 'sb_secret_0123456789', 'sbp_0', 'private'])
      expect(lines.filter((argument) => argument.includes(secret))).toEqual([])
    expect(commands).toEqual(['db push', 'functions deploy', 'secrets set', 'config push'])
    const { rows } = await superuser.query<{ is_right: boolean }>('select * from private.project_state()')
    expect(rows.filter(({ is_right }) => !is_right)).toEqual([])
    await superuser.end()
  })

  it('sent each function with its own files alone, open at the gateway', async () => {
    const deployed = api.asked.filter(({ path }) => path.includes('/functions/deploy'))
    const filesOf = (name: string) =>
      [
        ...(deployed
          .find(({ path }) => path.includes(`slug=${name}&`))
          ?.body.matchAll(/filename="([^"]+)"/g) ?? []),
      ].map(([, file = '']) => file)
    const folders = readdirSync(join(repository, 'supabase/functions'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name)
    expect(deployed.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('slug')).sort()).toEqual(
      folders.sort(),
    )
    expect(filesOf('track-usage')).toContain('supabase/functions/track-usage/deno.json')
    const own = /^(supabase\/functions\/(track-usage|_serve)|packages\/(upkeep|wire))\//
    expect(filesOf('track-usage').filter((file) => !own.test(file))).toEqual([])
    for (const { body } of deployed) expect(body).toMatch(/"verify_jwt":\s*false/)
  })

  it('sent the secrets, and no argument that others can read', () => {
    const secrets = api.asked.find(({ path, method }) => path.endsWith('/secrets') && method === 'POST')
    expect(JSON.parse(secrets?.body ?? '[]')).toEqual([
      { name: 'SITE_URL', value: 'https://tappet.example' },
      { name: 'VAPID_PUBLIC_KEY', value: 'public' },
      { name: 'VAPID_PRIVATE_KEY', value: 'private' },
    ])
  })

  it('sent the site’s address and the rules of mails and passwords, and no other setting', () => {
    const patches = api.asked.filter(
      ({ method, path }) => method === 'PATCH' && path.endsWith('/config/auth'),
    )
    expect(patches.map(({ body }) => JSON.parse(body))).toEqual([
      {
        site_url: 'https://tappet.example',
        uri_allow_list: 'https://tappet.example/**',
        password_min_length: 8,
        mailer_autoconfirm: false,
        mailer_secure_email_change_enabled: true,
      },
    ])
  })

  it('pushes nothing a second time', async () => {
    expect(await run(['db', 'push', `--remote=${project.ownerUrl}`, '--yes'])).toMatch(/up to date/i)
    const site = { SITE_URL: 'https://tappet.example', SITE_PAGES: 'https://tappet.example/**' }
    const already = api.asked.length
    await run(['config', 'push', `--remote=${REF}`, '--yes'], site)
    const later = api.asked.slice(already)
    expect(later.some(({ path }) => path.startsWith(`/v2/projects/${REF}/config`))).toBe(true)
    expect(later.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('stops loudly at the step that fails, before the next', async () => {
    const lines: string[] = []
    const settings = {
      ...{ SUPABASE_PROJECT_REF: REF, SUPABASE_ACCESS_TOKEN: 'x', SUPABASE_DB_URL: project.ownerUrl },
      ...{
        SUPABASE_SECRET_KEY: 'sb_publishable_012345',
        SITE_URL: '',
        VAPID_PUBLIC_KEY: '',
        VAPID_PRIVATE_KEY: '',
      },
    }
    const failed = setUpProject(
      settings,
      'https://ref.supabase.co',
      async () => undefined,
      (step) => lines.push(step),
    )
    await expect(failed).rejects.toThrow(/^jobs and push: The key is the secret key/)
    expect(lines).toEqual(['migrations', 'jobs and push'])
  })
})
