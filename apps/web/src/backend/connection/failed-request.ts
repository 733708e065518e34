/** Right after the answer, or a retry of it. */
const SHOWN_WITHIN_MS = 3_000
const SERVER_ERROR = 500

let last: { id: string; atMs: number } | null = null

export function noteFailure({ status, headers }: Response, nowMs = Date.now()): void {
  const id = headers.get('x-request-id')
  if (status >= SERVER_ERROR && id !== null) last = { id, atMs: nowMs }
}

/** For one message; null where there was none. */
export function takeFailure(nowMs = Date.now()): string | null {
  const failure = last
  last = null
  return failure !== null && nowMs - failure.atMs <= SHOWN_WITHIN_MS ? failure.id : null
}
