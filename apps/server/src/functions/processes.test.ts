import type { ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { createProcesses, type Processes, type ProcessesOptions, startProcess } from './processes.ts'

const folder = fileFolder()
let script: URL
beforeAll(async () => {
  const file = join(folder, 'moody.mjs')
  // Does what the first item names; else answers how many items came.
  await writeFile(
    file,
    `let [items, loops] = [0, false]
     process.on('message', ({ item, end }) => {
       if (loops) return
       loops = item === 'loop'
       if (loops) return process.send({ tell: 'looping' }, () => { for (;;); })
       if (item === 'exit') process.exit(3)
       if (item === 'secrets') return process.send({ tell: Object.keys(process.env) })
       if (end) process.send({ piece: Uint8Array.of(items) }, () => process.send({ done: true }))
       items += 1
     })`,
  )
  script = pathToFileURL(file)
})

let processes: Processes
const started: ChildProcess[] = []
const open = (options: ProcessesOptions = {}) => {
  started.length = 0
  const start = (of: URL) => {
    const child = startProcess(of)
    started.push(child)
    return child
  }
  processes = createProcesses({ size: 1, start, ...options })
  return processes
}
afterEach(() => processes.close())

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
const never = new AbortController().signal

function work(items: unknown[], signal: AbortSignal = never) {
  const messages: unknown[] = []
  const begun = Promise.withResolvers<void>()
  const waited = Promise.withResolvers<void>()
  const input = (async function* () {
    yield* items
  })()
  const told = (message: unknown) => {
    messages.push(message)
    begun.resolve()
  }
  return {
    heard: messages,
    begun: begun.promise,
    waited: waited.promise,
    it: { script, input, told, waits: waited.resolve, signal },
  }
}

describe('the processes for long work', () => {
  it('get every piece, answer, and have ended when the answer is there', async () => {
    expect(await open().run(work(['a', 'b', 'c']).it, 'ada')).toEqual(Uint8Array.of(3))
    expect(started.map(hasEnded)).toEqual([true])
  })

  it('leave this process free, and are ended when nobody waits for them any more', async () => {
    const gone = new AbortController()
    const endless = work(['loop'], gone.signal)
    const answer = open().run(endless.it, 'ada')
    const caught = expect(answer).rejects.toThrow('gone')
    await endless.begun
    // An endless loop in this process would let none of these through.
    for (let turns = 0; turns < 100; turns++) await new Promise((resolve) => setImmediate(resolve))
    expect(started.map(hasEnded)).toEqual([false])
    gone.abort(new Error('gone'))
    await caught
    expect(started.map(hasEnded)).toEqual([true])
  })

  it.each(['exit'])('fail alone when theirs does (%s)', async (mood) => {
    const { run } = open()
    await expect(run(work([mood]).it, 'ada')).rejects.toThrow('ended before it was done (3)')
    expect(await run(work([]).it, 'ada')).toEqual(Uint8Array.of(0))
  })

  it('get none of the server’s settings', async () => {
    const secrets = work(['secrets'])
    await open().run(secrets.it, 'ada')
    const [names] = secrets.heard as string[][]
    // Node itself adds the channel's two.
    expect(names?.filter((name) => !/^(?:NODE_CHANNEL_|NODE_COMPILE_CACHE$|MALLOC_)/.test(name))).toEqual([])
  })

  it('end where what they work on cannot be read', async () => {
    const broken = work([])
    const input = (async function* () {
      yield 'a'
      throw new Error('unreadable')
    })()
    await expect(open().run({ ...broken.it, input }, 'ada')).rejects.toThrow('unreadable')
    expect(started.map(hasEnded)).toEqual([true])
  })

  it('take one of a person at a time, the next when it is done, and no third', async () => {
    const gone = new AbortController()
    const first = open({ size: 2 }).run(work(['loop'], gone.signal).it, 'ada')
    const caught = expect(first).rejects.toThrow('gone')
    const second = work([])
    const answer = processes.run(second.it, 'ada')
    await second.waited
    const refused = await processes.run(work([]).it, 'ada').catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'busy', headers: { 'Retry-After': '10' } })
    expect(await processes.run(work([]).it, 'ben')).toEqual(Uint8Array.of(0))
    expect(started).toHaveLength(2)
    gone.abort(new Error('gone'))
    await caught
    expect(await answer).toEqual(Uint8Array.of(0))
  })

  it('let as many wait as there is room for, in their order, and refuse the next', async () => {
    const gone = new AbortController()
    const first = open({ maxWaiting: 2 }).run(work(['loop'], gone.signal).it, 'ada')
    const caught = expect(first).rejects.toThrow('gone')
    const [ben, eve] = [work(['ben']), work(['eve'])]
    const order: string[] = []
    const waiting = [
      processes.run(ben.it, 'ben').then(() => order.push('ben')),
      processes.run(eve.it, 'eve').then(() => order.push('eve')),
    ]
    await Promise.all([ben.waited, eve.waited])
    await expect(processes.run(work([]).it, 'pat')).rejects.toMatchObject({ code: 'busy' })
    expect(started).toHaveLength(1)
    gone.abort(new Error('gone'))
    await Promise.all([caught, ...waiting])
    expect(order).toEqual(['ben', 'eve'])
  })

  it('do not keep a place for who went while waiting', async () => {
    const [gone, other] = [new AbortController(), new AbortController()]
    const first = open().run(work(['loop'], gone.signal).it, 'ada')
    const caught = expect(first).rejects.toThrow('gone')
    const ben = work([], other.signal)
    const waiting = processes.run(ben.it, 'ben')
    await ben.waited
    other.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    gone.abort(new Error('gone'))
    await caught
    expect(await processes.run(work([]).it, 'eve')).toEqual(Uint8Array.of(0))
    expect(started).toHaveLength(2)
  })

  it('end with the server', async () => {
    const endless = work(['loop'])
    const answer = open().run(endless.it, 'ada')
    const caught = expect(answer).rejects.toMatchObject({ code: 'unavailable' })
    await endless.begun
    await processes.close()
    await caught
    expect(started.map(hasEnded)).toEqual([true])
  })
})
