import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { lowerPriority } from './low-priority.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** @param detached in a session of its own, as PostgreSQL's processes are */
async function child(detached: boolean): Promise<number> {
  const started = spawn('sleep', ['600'], { detached, stdio: 'ignore' })
  children.push(started)
  await once(started, 'spawn')
  return started.pid ?? 0
}

const group = (pid: number | 'self') => readFileSync(`/proc/${pid}/autogroup`, 'latin1').trim()
/** Not every kernel groups by session; a nice is all that there is elsewhere. */
const isGrouped = existsSync('/proc/self/autogroup')

describe('a low priority', () => {
  it('is one of the group where processes are grouped by session', async () => {
    const pid = await child(true)
    lowerPriority(pid)
    expect(getPriority(pid)).toBe(10)
    if (isGrouped) await expect.poll(() => group(pid)).toMatch(/ nice 10$/)
  })

  it("of a process of this one's own group does not lower this one", async () => {
    const before = isGrouped && group('self')
    const pid = await child(false)
    lowerPriority(pid)
    expect(getPriority(pid)).toBe(10)
    expect(isGrouped && group('self')).toBe(before)
  })

  it('is tried again where the kernel takes no other change yet', async () => {
    const pid = await child(true)
    const [waits, tries]: [(() => void)[], string[]] = [[], []]
    const write = (file: string, text: string) => {
      tries.push(`${text} > ${file}`)
      throw Object.assign(new Error('again'), { code: tries.length < 3 ? 'EAGAIN' : 'EPERM' })
    }
    lowerPriority(pid, { write, later: (act) => waits.push(act) })
    for (let act = waits.shift(); act !== undefined; act = waits.shift()) act()
    expect(tries).toEqual(isGrouped ? Array(3).fill(`10 > /proc/${pid}/autogroup`) : [])
  })

  it('of a process that is gone harms nobody', () => {
    expect(() => lowerPriority(2 ** 22 + 1)).not.toThrow()
  })
})
