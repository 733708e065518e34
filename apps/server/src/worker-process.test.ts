import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../tests/harness/folder.ts'
import { endWorkerProcess, startWorkerProcess } from './worker-process.ts'

const SMALL = { maxHeapMb: 32, maxSemiSpaceMb: 1 }

const folder = fileFolder()
let echo: URL
beforeAll(async () => {
  const file = join(folder, 'echo.mjs')
  await writeFile(
    file,
    `process.on('message', (asked) => {
       if (asked === 'settings') return process.send([Object.keys(process.env), process.execArgv])
       setTimeout(() => process.send(asked), 200)
     })`,
  )
  echo = pathToFileURL(file)
})

const children: ChildProcess[] = []
const start = () => {
  const child = startWorkerProcess(echo, SMALL)
  children.push(child)
  return child
}
afterEach(() => Promise.all(children.splice(0).map(endWorkerProcess)))

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a process of the server', () => {
  it('has the server’s priority', () => {
    expect(getPriority(start().pid)).toBe(getPriority())
  })

  it.runIf(process.platform === 'linux')('is of the server’s session, so that it ends with it', () => {
    // proc(5), stat: the sixth field.
    const sessionOf = (pid: number | 'self') =>
      readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[3]
    expect(sessionOf(start().pid ?? 0)).toBe(sessionOf('self'))
  })

  it('gets none of the server’s settings, and limits of its own', async () => {
    const child = start()
    child.send('settings')
    const [[names, flags]] = (await once(child, 'message')) as [[string[], string[]]]
    // Node itself adds the channel's two.
    expect(names.filter((name) => !/^(?:NODE_CHANNEL_|NODE_COMPILE_CACHE$|MALLOC_)/.test(name))).toEqual([])
    expect(flags).toEqual(['--max-old-space-size=32', '--max-semi-space-size=1', '--v8-pool-size=1'])
  })

  it('is gone once it is ended, also twice', async () => {
    const child = start()
    await Promise.all([endWorkerProcess(child), endWorkerProcess(child)])
    expect(child.signalCode).toBe('SIGKILL')
    expect(isThere(child.pid ?? 0)).toBe(false)
  })
})

/** A server of a few lines, in a process of its own. */
const server = (lines: string, script = echo) => {
  const code = `
    import { startWorkerProcess } from ${JSON.stringify(new URL('./worker-process.ts', import.meta.url).href)}
    const child = startWorkerProcess(new URL(${JSON.stringify(script.href)}), ${JSON.stringify({ ...SMALL, maxHeapMb: 256 })})
    console.log(child.pid)
    ${lines}`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(parent)
  return parent
}
const toldBy = async (parent: ReturnType<typeof server>) => {
  let text = ''
  parent.stdout.on('data', (chunk) => {
    text += chunk
  })
  await once(parent.stdout, 'data')
  return () => text.trim().split('\n')
}

describe('its server', () => {
  it('ends without waiting for one that has nothing to do, and takes it along', async () => {
    const parent = server('')
    const ended = once(parent, 'exit')
    const lines = await toldBy(parent)
    expect(await ended).toEqual([0, null])
    await expect.poll(() => isThere(Number(lines()[0]))).toBe(false)
  })

  it('takes it along when it is killed', async () => {
    const parent = server('setInterval(() => undefined, 1000)')
    const lines = await toldBy(parent)
    const pid = Number(lines()[0])
    expect(isThere(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isThere(pid)).toBe(false)
  })

  it('that is killed before the answer of the analysis gets no message about it', async () => {
    // Killed once the other has what is asked, before it can have answered.
    const lines = `child.send(new Uint8Array(1000), () => process.kill(process.pid, 'SIGKILL'))`
    const parent = server(lines, new URL('./functions/analysis-process.ts', import.meta.url))
    let said = ''
    parent.stderr.on('data', (chunk) => {
      said += chunk
    })
    // The other has the same one: it closes when both are gone.
    await once(parent.stderr, 'close')
    expect([said, parent.signalCode]).toEqual(['', 'SIGKILL'])
  })
})
