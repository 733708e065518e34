/** Memory of a server and its embedded database, for bench/neighbour.ts and bench/large-answer.ts. Linux alone. */
import { readdir, readFile, readlink } from 'node:fs/promises'

export type MemoryMb = { server: number; database: number; largestOfDatabase: number }

/**
 * Proportional set size of the process `serverPid` and of every process that works in its folder (the database), in MB,
 * and the highest resident size that one of the latter has had.
 */
export async function memoryOf(serverPid: number | undefined, dataFolder: string): Promise<MemoryMb> {
  const memory = { server: 0, database: 0, largestOfDatabase: 0 }
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const isServer = Number(pid) === serverPid
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (!isServer && !folder.startsWith(dataFolder)) continue
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

async function megabytes(file: string, name: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
}
