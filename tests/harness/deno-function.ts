/** One function under the real Deno, as Supabase runs it, against a running server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../apps/server/src/database/free-port.ts'

const repository = join(import.meta.dirname, '../..')
const deno = join(repository, 'node_modules/.bin/deno')
// npm packages come from node_modules: nothing is fetched.
const settings = ['--node-modules-dir=manual', '--no-config']
const environment = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' }

export type DenoFunction = { url: string; pid: number; log(): string; stop(): Promise<void> }

/** Where the function finds its project, and with which keys. */
export type Project = { url: string; anonKey: string; serviceKey: string }

/** @param secrets what an operator sets beside what the platform gives */
export async function serveWithDeno(
  name: string,
  server: Project,
  secrets: Record<string, string> = {},
): Promise<DenoFunction> {
  const port = await freePort()
  const child = spawn(
    deno,
    [
      'run',
      ...settings,
      // The function's own map, which is what goes up with it.
      ...['--import-map', `supabase/functions/${name}/deno.json`],
      '--allow-net=127.0.0.1,localhost',
      '--allow-env',
      '--allow-read',
      `supabase/functions/${name}/index.ts`,
    ],
    {
      cwd: repository,
      env: {
        ...environment,
        ...secrets,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: server.url,
        SUPABASE_ANON_KEY: server.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: server.serviceKey,
      },
    },
  )
  const lines: string[] = []
  await untilListening(child, lines)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log: () => lines.join('\n'),
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

async function untilListening(child: ChildProcess, lines: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.includes('Listening on')) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`deno stopped:\n${lines.join('\n')}`)))
  })
}
