/** Analyses, a sign-in and 40 sign-ups at once, alone and then beside four busy processes. node bench/busy.ts */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { encodeWav } from '@tappet/acoustics'
import { combustion, seededRandom } from '@tappet/acoustics/testing'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { spawnServer } from '../tests/harness/spawned.ts'

const ANALYSES = 20
const BUSY = 4
const SIGN_UPS = 40
const PASSWORD = 'a garage with a view'
const wav = Buffer.from(encodeWav(combustion(6, { rpm: 820, cylinders: 4 }, seededRandom(6))))

const dataFolder = await mkdtemp(join(tmpdir(), 'tappet-busy-'))
const server = await spawnServer({
  TAPPET_DATA: dataFolder,
  PORT: String(await freePort()),
  LOG_LEVEL: 'fatal',
})
const { anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string }
const newClient = () =>
  createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function timed<T>(work: () => PromiseLike<T>): Promise<{ ms: number; answer: T }> {
  const begunAt = performance.now()
  const answer = await work()
  return { ms: performance.now() - begunAt, answer }
}

async function measure(name: string): Promise<void> {
  const times: number[] = []
  for (let count = 0; count < ANALYSES; count++) {
    // A plan counts the uses of one account.
    const client = newClient()
    await client.auth.signUp({ email: `${randomUUID()}@example.com`, password: PASSWORD })
    const form = new FormData()
    form.set('job_id', randomUUID())
    form.set('audio', new Blob([wav], { type: 'audio/wav' }), 'take.wav')
    const { ms, answer } = await timed(() => client.functions.invoke('analyze-sound', { body: form }))
    if (answer.error === null) times.push(ms)
  }
  times.sort((a, b) => a - b)
  const email = `${randomUUID()}@example.com`
  await newClient().auth.signUp({ email, password: PASSWORD })
  const signIn = await timed(() => newClient().auth.signInWithPassword({ email, password: PASSWORD }))
  const signUps = await timed(() =>
    Promise.all(
      Array.from({ length: SIGN_UPS }, () =>
        newClient().auth.signUp({ email: `${randomUUID()}@example.com`, password: PASSWORD }),
      ),
    ),
  )
  const statuses = signUps.answer.map(({ error }) => error?.status ?? 200)
  const counts = [...new Set(statuses)].map(
    (status) => `${statuses.filter((each) => each === status).length} x ${status}`,
  )
  console.log(
    `${name}: ${times.length} of ${ANALYSES} analyses, median ${times[times.length >> 1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms; sign-in ${signIn.ms.toFixed(0)} ms (${signIn.answer.error?.status ?? 200}); ${SIGN_UPS} sign-ups ${counts.join(', ')} in ${signUps.ms.toFixed(0)} ms; load ${loadavg()[0]?.toFixed(0)}`,
  )
}

const loops: ReturnType<typeof spawn>[] = []
try {
  await measure('as it is')
  for (let count = 0; count < BUSY; count++)
    loops.push(spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }))
  await measure(`beside ${BUSY} busy processes`)
} finally {
  for (const loop of loops) loop.kill('SIGKILL')
  await server.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
