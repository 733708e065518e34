import { closeSync, openSync, readSync } from 'node:fs'

/** Room for the three figures of proc(5), schedstat. */
const buffer = Buffer.alloc(128)

export type ProcessorTime = {
  /** Milliseconds of a processor that the process has had; 0 where that cannot be told. */
  ms(): number
  close(): void
}

/**
 * What a process of one thread on this machine has of the processors, by Linux's own count. Kept open: it is read before
 * and after each statement.
 */
export function processorTimeOf(pid: number): ProcessorTime {
  let file: number | undefined
  try {
    file = openSync(`/proc/${pid}/schedstat`, 'r')
  } catch {
    // Not Linux, or not permitted.
  }
  return {
    ms() {
      if (file === undefined) return 0
      try {
        const read = readSync(file, buffer, 0, buffer.length, 0)
        return Number.parseInt(buffer.toString('latin1', 0, read), 10) / 1e6 || 0
      } catch {
        // The process is gone.
        return 0
      }
    },
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
