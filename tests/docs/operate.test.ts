import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ConfigError, readConfig } from '../../apps/server/src/config/index.ts'
import { settings, settingsTable } from '../../apps/server/src/config/settings.table.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const guide = read('docs/operate.md')
const dockerfile = read('Dockerfile')

/** Every operators' name that the server's configuration reads. */
const namesRead = Object.keys(settings.shape)
const section = (heading: string) => guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
/** What stands for a key in the guide, as long as a key is. */
const SAMPLE_KEYS: Record<string, string> = {
  VAPID_PRIVATE_KEY: 'x'.repeat(43),
}

describe("the operators' guide", () => {
  it('has the table of settings that the server reads, at most thirty (node scripts/settings.ts --write)', () => {
    expect(section('Settings')).toContain(`\n${settingsTable()}\n`)
    expect(namesRead.length).toBeLessThanOrEqual(30)
  })

  it('is short: at most 2,500 words', () => {
    expect(guide.split(/\s+/).length).toBeLessThanOrEqual(2_500)
  })

  it('gives commands that the admin program has', () => {
    const program = read('apps/server/src/admin.ts')
    const commands = [...guide.matchAll(/npm run admin -- ([a-z-]+(?: delete| one-step)?)/g)].map(
      ([, words = '']) => words,
    )
    expect(new Set(commands)).toEqual(
      new Set([
        'doctor',
        'help',
        'backup',
        'prove',
        'restore',
        'move-to',
        'plan',
        'budget',
        'user delete',
        'user one-step',
        'keys',
        'export-clips',
        'export-cases',
        'setup-supabase',
        'export-supabase',
        'import-supabase',
      ]),
    )
    for (const words of commands) expect(program).toContain(`name: '${words}'`)
  })

  it('gives example settings that the server takes', () => {
    const example = (heading: string) =>
      Object.fromEntries(
        [...section(heading).matchAll(/^([A-Z0-9_]+)=(.*?)(?: +#.*)?$/gm)].map(([, name, value]) => [
          name,
          value === '…' ? (SAMPLE_KEYS[name ?? ''] ?? 'x'.repeat(40)) : value,
        ]),
      )
    for (const heading of ['Behind a proxy, with TLS', 'Your own PostgreSQL, many nodes']) {
      expect(Object.keys(example(heading)).length).toBeGreaterThan(4)
      expect(() => readConfig(example(heading), '/')).not.toThrow(ConfigError)
    }
  })
})

const compose = z.object({
  services: z.object({
    tappet: z.object({
      build: z.string(),
      ports: z.array(z.string()),
      volumes: z.array(z.string()),
      environment: z.record(z.string(), z.string()),
    }),
  }),
  volumes: z.record(z.string(), z.unknown()),
})

const environmentOf = (image: string): Record<string, string> =>
  Object.fromEntries(
    [...image.matchAll(/^ENV (.*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').map((pair) => pair.split('=')),
    ),
  )

describe('the container', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  it('holds what the server imports: itself, the packages, the functions, the built app', () => {
    const copied = [...last.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = '']) => path)
    for (const path of [
      'package.json',
      'node_modules',
      'packages',
      'supabase',
      'apps/server',
      'apps/web/dist',
    ])
      expect(copied).toContain(path)
    const builds = ['node_modules', 'apps/web/dist']
    expect(copied.filter((path) => !builds.includes(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('runs on the Node that the product is written for, as an ordinary user', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const major = /\d+/.exec(dependencies.node)?.[0]
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version)
    expect(bases).toEqual([major, major])
    expect(last).toMatch(/^USER node$/m)
  })

  it('starts what npm start starts, with names that the server takes', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(last) ?? []
    const { flags, environment } = JSON.parse(read('apps/server/launch.json'))
    expect(JSON.parse(command)).toEqual(['node', ...flags, 'apps/server/src/main.ts'])
    expect(environmentOf(last)).toMatchObject(environment)
    expect(read('scripts/start.mjs')).toContain('apps/server/src/main.ts')
    expect(readConfig(environmentOf(last), '/')).toMatchObject({
      host: '0.0.0.0',
      port: 8787,
      dataFolder: '/data',
    })
    expect(last).toMatch(/^VOLUME \/data$/m)
    expect(last).toContain('/readyz')
  })

  it('leaves the data and the history of the repository outside', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.git', 'data', 'node_modules', 'tests', 'model']) expect(ignored).toContain(name)
  })

  it('is composed with every name that is not its own, the data on a volume, the port closed to others', () => {
    const { services, volumes } = compose.parse(parse(read('deploy/compose.yaml')))
    const { environment, ports, build } = services.tappet
    expect(existsSync(join(root, 'deploy', build, 'Dockerfile'))).toBe(true)
    const itsOwn = ['PORT', 'HOST', 'TAPPET_DATA']
    expect(Object.keys(environment).toSorted()).toEqual(
      namesRead.filter((name) => !itsOwn.includes(name)).toSorted(),
    )
    for (const [name, value] of Object.entries(environment))
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:-`))
    expect(ports).toEqual(['127.0.0.1:8787:8787'])
    expect(services.tappet.volumes).toEqual(['tappet-data:/data'])
    expect(Object.keys(volumes)).toEqual(['tappet-data'])
    const blank = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, /:-(.*)\}$/.exec(value)?.[1] ?? '']),
    )
    expect(() => readConfig(blank, '/')).not.toThrow()
  })
})

const manyNodes = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.string().optional(),
      ports: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
})

describe('the composition of three nodes', () => {
  const { services } = manyNodes.parse(parse(read('deploy/nodes.compose.yaml'), { merge: true }))
  const names = ['node1', 'node2', 'node3']
  const nodes = names.map((name) => services[name])

  it('gives every node the same settings: all that the server reads, none that it does not', () => {
    const [first] = nodes
    for (const node of nodes) expect(node).toEqual(first)
    const notGiven = ['PORT', 'HOST', 'TAPPET_DATA', 'BACKUP_SECOND_DIR']
    expect(Object.keys(first?.environment ?? {}).toSorted()).toEqual(
      namesRead.filter((name) => !notGiven.includes(name)).toSorted(),
    )
  })

  it('starts no node without what many nodes share, and the server takes what is left blank', () => {
    const env = Object.fromEntries(
      Object.entries(nodes[0]?.environment ?? {}).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+):([?-])[^}]*\}/g, (_, variable: string, kind: string) => {
          if (kind === '-') return ''
          return variable === 'SMTP_URL' ? 'smtps://mail.example' : fill(variable)
        }),
      ]),
    )
    for (const name of ['DATABASE_URL', 'JWT_SECRET', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
      expect(nodes[0]?.environment[name]).toContain(':?')
    expect(readConfig(env, '/')).toMatchObject({
      databaseUrl: 'postgres://postgres:POSTGRES0PASSWORD@database:5432/tappet',
      siteUrl: 'https://tappet.example',
      trustedProxies: 1,
    })
  })

  const fill = (variable: string) =>
    ({ SITE_NAME: 'tappet.example', S3_ENDPOINT: 'https://s3.example', JWT_SECRET: 'x'.repeat(40) })[
      variable
    ] ?? variable.replaceAll('_', '0')

  it('opens the proxy alone, which asks every node whether its database answers', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    const caddyfile = read('deploy/nodes.Caddyfile')
    expect(services.proxy?.volumes).toContain('./nodes.Caddyfile:/etc/caddy/Caddyfile:ro')
    expect(caddyfile).toContain(`reverse_proxy ${names.map((name) => `${name}:8787`).join(' ')} {`)
    expect(caddyfile).toMatch(/health_uri \/readyz\n/)
    expect(caddyfile).toMatch(/respond \/metrics 404\n/)
    expect(nodes[0]?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(services.database?.healthcheck?.test).toContain('pg_isready')
  })
})

describe('the service for systemd', () => {
  it('names only what the server reads and what the repository has', () => {
    const unit = read('deploy/tappet.service')
    const names = [...unit.matchAll(/^Environment=([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !namesRead.includes(name))).toEqual([])
    const [, started] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit) ?? []
    expect(started).toBe(JSON.parse(read('package.json')).scripts.start)
    // Told to all at once, the database would be gone before the requests that need it.
    expect(unit).toMatch(/^KillMode=mixed$/m)
  })
})

describe('the proxies', () => {
  it.each(['deploy/Caddyfile', 'deploy/nginx.conf'])(
    '%s passes to the default port and keeps the metrics in',
    (path) => {
      const text = read(path)
      expect(text).toContain(`127.0.0.1:${readConfig({}, '/').port}`)
      expect(text).toMatch(/\/metrics[\s\S]{0,30}404/)
    },
  )
})
