import { readdir, readFile, writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encodeWav } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { combustion, seededRandom } from '@tappet/acoustics/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { type AnalysisPool, type AnalysisPoolOptions, createAnalysisPool } from './analysis-pool.ts'

const wav = () => encodeWav(combustion(2, { rpm: 800, cylinders: 4 }, seededRandom(1)))
/** Processes that this one has started and that run: proc(5), stat, the fourth field. */
async function children(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
  const isOwn = (stat: string) => stat.split(') ').at(-1)?.split(' ')[1] === String(process.pid)
  return (await Promise.all(stats)).flatMap((stat, n) => (isOwn(stat) ? [Number(pids[n])] : []))
}
const isLinux = process.platform === 'linux'
const named = (name: string) => new TextEncoder().encode(name)

const folder = fileFolder()
let moody: URL
beforeAll(async () => {
  const file = join(folder, 'moody.mjs')
  // Does what the bytes name: throws, exits, hangs, runs out of memory, or answers.
  await writeFile(
    file,
    `process.on('message', (bytes) => {
       const mood = new TextDecoder().decode(bytes)
       if (mood === 'throw') throw new Error('broken')
       if (mood === 'exit') process.exit(3)
       if (mood === 'hang') for (;;);
       if (mood === 'hoard') { const kept = []; for (;;) kept.push(new Array(1e5).fill({})) }
       process.send({ ok: false, code: mood })
       if (mood === 'throw later') setTimeout(() => { throw new Error('broken') }, 50)
     })`,
  )
  moody = pathToFileURL(file)
})

let pool: AnalysisPool
const open = (options: AnalysisPoolOptions) => {
  pool = createAnalysisPool(options)
  return pool
}
afterEach(() => pool.close())

describe('the analysis processes', () => {
  it('answer the same as an analysis on this thread', async () => {
    const hearing = hearWav(wav(), { maxDurationSeconds: 600, listen: hearAllClasses })
    expect(hearing).toMatchObject({ ok: true, odds: expect.arrayContaining([expect.any(Number)]) })
    expect(await open({ size: 1 }).analyze(wav(), 'ada')).toEqual(hearing)
  })

  it.runIf(isLinux)('have the server’s priority, and end with the pool', async () => {
    const before = await children()
    const { analyze, close } = open({ size: 1, script: moody })
    await analyze(named('first'), 'ada')
    const own = (await children()).filter((pid) => !before.includes(pid))
    expect(own.map((pid) => getPriority(pid))).toEqual([getPriority()])
    await close()
    expect((await children()).filter((pid) => own.includes(pid))).toEqual([])
  })

  it('do not block this thread', async () => {
    const { analyze } = open({ size: 1, script: moody, timeLimitMs: 400 })
    let turns = 0
    const counting = setInterval(() => turns++, 1)
    await expect(analyze(named('hang'), 'ada')).rejects.toMatchObject({ code: 'time_limit' })
    clearInterval(counting)
    expect(turns).toBeGreaterThan(20)
  })

  it.each(['throw', 'exit', 'hoard'])('lose only the recording that crashes one (%s)', async (mood) => {
    // On a busy machine a crash takes longer than a driver's turn may.
    const { analyze } = open({ size: 1, script: moody, maxWaitMs: 600_000, timeLimitMs: 600_000 })
    const answers = await Promise.allSettled(
      ['first', mood, 'third', 'fourth'].map((name) => analyze(named(name), 'ada')),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await analyze(named('fifth'), 'ada')).toEqual({ ok: false, code: 'fifth' })
  })

  it.runIf(isLinux)('are replaced when they crash while idle', async () => {
    const before = await children()
    const { analyze } = open({ size: 1, script: moody })
    expect(await analyze(named('throw later'), 'ada')).toMatchObject({ code: 'throw later' })
    await expect.poll(async () => (await children()).filter((pid) => !before.includes(pid))).toEqual([])
    expect(await analyze(named('next'), 'ada')).toEqual({ ok: false, code: 'next' })
  })

  it.runIf(isLinux)('do not work on after they took too long', async () => {
    const before = await children()
    await expect(
      open({ size: 1, script: moody, timeLimitMs: 400 }).analyze(named('hang'), 'ada'),
    ).rejects.toMatchObject({ code: 'time_limit' })
    expect((await children()).filter((pid) => !before.includes(pid))).toEqual([])
  })

  it('continue after one that took too long', async () => {
    const { analyze } = open({ size: 1, script: moody, timeLimitMs: 2_000 })
    const slow = analyze(named('hang'), 'ada')
    const next = analyze(named('next'), 'ada')
    await expect(slow).rejects.toMatchObject({ code: 'time_limit' })
    expect(await next).toEqual({ ok: false, code: 'next' })
  })

  it('refuse a recording when the queue is full, and accept one when it is not', async () => {
    const { analyze } = open({ size: 1, maxWaiting: 2, script: moody })
    const analyses = ['one', 'two', 'three'].map((name) => analyze(named(name), 'ada'))
    await expect(analyze(named('four'), 'ada')).rejects.toMatchObject({ code: 'busy' })
    await Promise.all(analyses)
    expect(await analyze(named('five'), 'ada')).toEqual({ ok: false, code: 'five' })
  })

  it('say that they are busy to whom no turn comes in time', async () => {
    const { analyze } = open({ size: 1, script: moody, timeLimitMs: 2_000, maxWaitMs: 100 })
    const hung = expect(analyze(named('hang'), 'ada')).rejects.toMatchObject({ code: 'time_limit' })
    await expect(analyze(named('next'), 'ben')).rejects.toMatchObject({
      code: 'busy',
      headers: { 'Retry-After': '5' },
    })
    await hung
  })

  it('take turns between people', async () => {
    const { analyze } = open({ size: 1, script: moody })
    const done: string[] = []
    const send = (name: string, person: string) => analyze(named(name), person).then(() => done.push(name))
    const all = [
      ...Array.from({ length: 9 }, (_, n) => send(`a${n + 1}`, 'ada')),
      ...['b1', 'b2'].map((name) => send(name, 'ben')),
      send('c1', 'cem'),
    ]
    await expect(analyze(named('a10'), 'ada')).rejects.toMatchObject({
      code: 'busy',
      headers: { 'Retry-After': '5' },
    })
    await Promise.all(all)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'])
  })

  it('finish queued recordings on close, and accept none', async () => {
    const { analyze, close } = open({ size: 2, script: moody })
    const analyses = ['one', 'two', 'three'].map((name) => analyze(named(name), 'ada'))
    const closed = close()
    await expect(analyze(named('late'), 'ada')).rejects.toMatchObject({ code: 'busy' })
    await closed
    expect(await Promise.all(analyses)).toHaveLength(3)
  })
})
