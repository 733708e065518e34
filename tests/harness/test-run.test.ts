import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testFolder } from './folder.ts'

let parent: string
beforeEach(() => {
  parent = testFolder()
})
const owners: ChildProcess[] = []
afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
})

type Run = { owner: ChildProcess; pids: number[]; folder: string }

/** A run in a process of its own that does `work`, an expression for the process ids it leaves behind. */
async function start(work: string): Promise<Run> {
  const { TAPPET_TEST_RUN: _, ...env } = process.env
  const source = `
    import { spawn } from 'node:child_process'
    import { openRun } from '${import.meta.dirname}/../../scripts/test-run.mjs'
    const run = openRun()
    process.on('SIGUSR2', () => run.close().then(() => process.exit()))
    const pids = await (${work})()
    console.log(JSON.stringify(pids))
    setInterval(() => undefined, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...env, TMPDIR: parent },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  owners.push(owner)
  const [line] = await once(owner.stdout.setEncoding('utf8'), 'data')
  const [name = ''] = await readdir(parent)
  return { owner, pids: JSON.parse(line), folder: join(parent, name) }
}

const SLEEP = `'-e', 'setTimeout(() => undefined, 60_000)'`
/** One that carries the run's mark, one that only works in its folder. */
const TWO_SLEEPERS = `async () => [
  spawn(process.execPath, [${SLEEP}], { detached: true }),
  spawn(process.execPath, [${SLEEP}], { detached: true, env: {}, cwd: run.folder }),
].map(({ pid }) => pid)`

/** The ids of those that still run; one that ended and waits for its parent does not. */
const alive = (pids: number[]) =>
  pids.filter((pid) => {
    const file = `/proc/${pid}/stat`
    return existsSync(file) && !readFileSync(file, 'utf8').includes(') Z ')
  })

async function end({ owner }: Run, signal: NodeJS.Signals): Promise<void> {
  const gone = once(owner, 'exit')
  owner.kill(signal)
  await gone
}

const expectNothingLeft = ({ pids }: Run) =>
  vi.waitFor(
    async () => {
      expect(alive(pids)).toEqual([])
      expect(await readdir(parent)).toEqual([])
    },
    { interval: 20 },
  )

for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const)
  it(`leaves no process and no file behind when it ends by ${signal}`, async () => {
    const run = await start(TWO_SLEEPERS)
    expect(alive(run.pids)).toEqual(run.pids)
    await end(run, signal)
    await expectNothingLeft(run)
  })

it('has cleared up once it is closed', async () => {
  const run = await start(TWO_SLEEPERS)
  await end(run, 'SIGUSR2')
  expect(alive(run.pids)).toEqual([])
  expect(await readdir(parent)).toEqual([])
})

it('clears up at the next start what a run left whose guard was killed too, and leaves a living one alone', async () => {
  const dead = await start(`async () => {
    const [sleeper] = await (${TWO_SLEEPERS})()
    const { execFileSync } = await import('node:child_process')
    const guard = execFileSync('pgrep', ['-f', 'test-run.mjs ' + run.folder], { encoding: 'utf8' }).trim()
    process.kill(Number(guard), 'SIGKILL')
    return [sleeper]
  }`)
  await end(dead, 'SIGKILL')
  expect(alive(dead.pids)).toEqual(dead.pids)
  const next = await start(TWO_SLEEPERS)
  expect(alive([...dead.pids, ...next.pids])).toEqual(next.pids)
  expect(existsSync(dead.folder)).toBe(false)
  const third = await start(TWO_SLEEPERS)
  expect(alive(next.pids)).toEqual(next.pids)
  await end(third, 'SIGKILL')
  await end(next, 'SIGKILL')
  await expectNothingLeft({ ...next, pids: [...next.pids, ...third.pids] })
})

it('takes PostgreSQL and the server on it along', async () => {
  const run = await start(`async () => {
    const { startCluster } = await import('${import.meta.dirname}/cluster.ts')
    const { startServer } = await import('${import.meta.dirname}/server.ts')
    const cluster = await startCluster('embedded')
    await startServer({ adminUrl: cluster.adminUrl })
    const { execFileSync } = await import('node:child_process')
    return execFileSync('pgrep', ['-f', run.folder + '/tappet-embedded-'], { encoding: 'utf8' })
      .trim().split('\\n').map(Number)
  }`)
  expect(alive(run.pids).length).toBeGreaterThan(0)
  await end(run, 'SIGKILL')
  await expectNothingLeft(run)
})
