import { stat } from 'node:fs/promises'

const EVERY_MS = 1000

/**
 * Has Node's worker threads look for work now and then. Before 2.41, glibc can lose the signal that wakes a
 * thread (bug 25847): a command that asks for one file after the other, with nothing else going on, would then
 * wait for ever. A restore was seen to do so on Debian 12. The server needs no such help: its next request wakes them.
 */
export function wakeWorkers(): void {
  setInterval(() => void stat('.').catch(() => undefined), EVERY_MS).unref()
}
