/** A server or a proxy asks for no longer. */
const MAX_WAIT_MS = 60 * 60_000
/** Too many requests, out of service, out of disk. */
const BUSY = [429, 503, 507]

const OUT_OF_DISK = 507

let waitUntilMs = 0
let isFull = false

/**
 * From Retry-After: seconds, or a date of HTTP.
 * @returns milliseconds since 1970; null where the answer says nothing
 */
export function retryAtMs(response: Response, nowMs: number): number | null {
  const header = response.headers.get('retry-after')
  if (!BUSY.includes(response.status) || header === null) return null
  const atMs = /^\d+$/.test(header.trim()) ? nowMs + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(atMs) ? null : Math.min(Math.max(atMs, nowMs), nowMs + MAX_WAIT_MS)
}

export function noteRetryAt(response: Response, nowMs = Date.now()): void {
  waitUntilMs = retryAtMs(response, nowMs) ?? waitUntilMs
}

export function noteRoom({ status, ok }: Response, method: string): void {
  if (status === OUT_OF_DISK) isFull = true
  else if (ok && method !== 'GET' && method !== 'HEAD') isFull = false
}

export const isServerFull = (): boolean => isFull

export const askedToWaitUntilMs = (): number => waitUntilMs
