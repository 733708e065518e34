/** A server or a proxy asks for no longer, whatever it says. */
const MAX_WAIT_MS = 60 * 60_000
/** Too many requests, out of service, out of disk. */
const BUSY = [429, 503, 507]

const OUT_OF_DISK = 507

let waitUntilMs = 0
let isFull = false

/**
 * When a busy server wants to be asked again, from Retry-After: seconds, or a date of HTTP.
 * @returns milliseconds since 1970; null where the answer says nothing of it
 */
export function retryAtMs(response: Response, nowMs: number): number | null {
  const header = response.headers.get('retry-after')
  if (!BUSY.includes(response.status) || header === null) return null
  const atMs = /^\d+$/.test(header.trim()) ? nowMs + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(atMs) ? null : Math.min(Math.max(atMs, nowMs), nowMs + MAX_WAIT_MS)
}

/** Remembers it for what this tab sends by itself. */
export function noteRetryAt(response: Response, nowMs = Date.now()): void {
  waitUntilMs = retryAtMs(response, nowMs) ?? waitUntilMs
}

/** Remembers what an answer says of the server's disk: that it is full, or that it took a change. */
export function noteRoom({ status, ok }: Response, method: string): void {
  if (status === OUT_OF_DISK) isFull = true
  else if (ok && method !== 'GET' && method !== 'HEAD') isFull = false
}

/** Whether the last change that the server answered had no room on its disk. */
export const isServerFull = (): boolean => isFull

/** Nothing that waits is sent before this time; in the past where no server has asked for it. */
export const askedToWaitUntilMs = (): number => waitUntilMs
