/**
 * bcrypt in processes of the lowest priority. Its own asynchronous calls run on Node's few threads for files, at the
 * priority of the main thread: under a flood of passwords each answer would share its processor with them.
 */
import type { ChildProcess } from 'node:child_process'
import { hold, startApart } from '../../apart.ts'

export type Bcrypt = {
  hash(password: string, cost: number): Promise<string>
  compare(password: string, kept: string): Promise<boolean>
}

const SCRIPT = new URL('./bcrypt-process.mjs', import.meta.url)
/** What it allocates is one text at a time. */
const MAX_SEMI_SPACE_MB = 1
const MAX_HEAP_MB = 32

/** Starts a process for each call that finds none idle, and keeps it; the caller bounds how many calls run at a time. */
export function createBcryptProcesses(script = SCRIPT): Bcrypt {
  const idle: ChildProcess[] = []

  const start = (): ChildProcess => {
    const child = startApart(script, { maxHeapMb: MAX_HEAP_MB, maxSemiSpaceMb: MAX_SEMI_SPACE_MB })
    const forget = () => {
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
    }
    child.once('exit', forget)
    // Without a listener, a crash of an idle one would end the server.
    child.on('error', forget)
    return child
  }

  const ask = async <T>(asked: object): Promise<T> => {
    const child = idle.pop() ?? start()
    // Who waits for an answer is not done: a command would end before it. An idle one keeps nothing alive.
    hold(child, true)
    const told = await answerOf<T>(child, asked)
    hold(child, false)
    idle.push(child)
    if ('error' in told) throw told.error
    return told.answer
  }
  return {
    hash: (password, cost) => ask({ password, cost }),
    compare: (password, kept) => ask({ password, kept }),
  }
}

function answerOf<T>(child: ChildProcess, asked: object): Promise<{ answer: T } | { error: unknown }> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage)
      child.off('error', onError)
      child.off('exit', onExit)
      act()
    }
    const onMessage = (told: { answer: T } | { error: unknown }) => settle(() => resolve(told))
    const onError = (error: unknown) =>
      settle(() => reject(new Error('A password process failed', { cause: error })))
    const onExit = () => settle(() => reject(new Error('A password process ended')))
    child.on('message', onMessage)
    child.on('error', onError)
    child.on('exit', onExit)
    child.send(asked)
  })
}

/** Several servers in one process share them. */
export const bcryptProcesses = createBcryptProcesses()
