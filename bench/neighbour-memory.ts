/** Memory of a server and its embedded database, for bench/neighbour.ts and bench/large-answer.ts. Linux alone. */
import { readdir, readFile, readlink } from 'node:fs/promises'

export type MemoryMb = { server: number; database: number; largestOfDatabase: number }

/**
 * Proportional set size of the process `serverPid` with those that it started, and of every process that works in its
 * folder (the database), in MB, and the highest resident size that one of the latter has had.
 */
export async function memoryOf(serverPid: number | undefined, dataFolder: string): Promise<MemoryMb> {
  const memory = { server: 0, database: 0, largestOfDatabase: 0 }
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    const isDatabase = folder.startsWith(dataFolder)
    const isServer = !isDatabase && (Number(pid) === serverPid || (await parentOf(pid)) === serverPid)
    if (!isServer && !isDatabase) continue
    const pss = await megabytes(`/proc/${pid}/smaps_rollup`, 'Pss')
    if (isServer) memory.server += pss
    else {
      const most = await megabytes(`/proc/${pid}/status`, 'VmHWM')
      memory.database += pss
      memory.largestOfDatabase = Math.max(memory.largestOfDatabase, most)
    }
  }
  return memory
}

/** proc(5), stat, the fourth field. */
async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.split(') ').at(-1)?.split(' ')[1])
}

async function megabytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
}
