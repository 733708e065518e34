import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { promisify } from 'node:util'

// Of starttime after the command name in /proc/<pid>/stat (proc(5): field 22).
const START_TIME_INDEX = 19

/**
 * Tells a process from a later one with the same number: its start, and the machine's boot.
 * @returns null when no such process runs
 */
export async function processToken(pid: number): Promise<string | null> {
  if (platform() === 'linux') return linuxToken(pid)
  if (!isAlive(pid)) return null
  // Windows has no cheap way to tell: a number in use counts as the holder.
  if (platform() === 'win32') return 'alive'
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.trim() || null
}

async function linuxToken(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()}:${fields[START_TIME_INDEX]}`
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
