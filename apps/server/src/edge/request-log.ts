import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

export type Observation = { surface: string; method: string; status: number; durationSeconds: number }

export type RequestFacts = {
  id: string
  surface: string
  /** Without the query, which may hold a token. */
  path: string
  /** Filled in once the surface has asked who is calling. */
  role?: string
}

const LONGEST_LOGGED_PATH = 300

/**
 * Writes one line when the answer is out, or when the client has gone, and tells `observe`.
 */
export function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
  log: Logger,
  observe: (observation: Observation) => void,
): void {
  const startedAt = performance.now()
  response.once('close', () => {
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
    const { statusCode: status } = response
    const method = request.method ?? ''
    observe({ surface: facts.surface, method, status, durationSeconds: durationMs / 1000 })
    const line = {
      id: facts.id,
      method,
      path: facts.path.slice(0, LONGEST_LOGGED_PATH),
      status,
      durationMs,
      ...(facts.role !== undefined && { role: facts.role }),
      ...(!response.writableFinished && { aborted: true }),
    }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
