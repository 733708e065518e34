import { stat } from 'node:fs/promises'

const EVERY_MS = 1000

/**
 * Before version 2.41, glibc can lose the signal that wakes a thread (bug 25847): a command that reads files one after
 * another then hangs. The server's next request wakes them.
 */
export function wakeWorkers(): void {
  setInterval(() => void stat('.').catch(() => undefined), EVERY_MS).unref()
}
