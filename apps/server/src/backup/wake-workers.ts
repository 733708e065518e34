import { stat } from 'node:fs/promises'

const EVERY_MS = 1000

/**
 * Wakes Node's worker threads every second. Before version 2.41, glibc can lose the signal that wakes a thread
 * (bug 25847): a command that reads files one after another then hangs. A restore on Debian 12 did. The server does
 * not need this: its next request wakes them.
 */
export function wakeWorkers(): void {
  setInterval(() => void stat('.').catch(() => undefined), EVERY_MS).unref()
}
