import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

export type Observation = { surface: string; method: string; status: number; durationSeconds: number }

export type RequestFacts = {
  id: string
  surface: string
  /** Without the query, which may contain a token. */
  path: string
  role?: string
}

const MAX_PATH_CHARACTERS = 300

/** When the answer is sent or the client has disconnected. */
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
      path: facts.path.slice(0, MAX_PATH_CHARACTERS),
      status,
      durationMs,
      ...(facts.role !== undefined && { role: facts.role }),
      ...securityOf(facts, status),
      ...(!response.writableFinished && { aborted: true }),
    }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}

/** An operator searches the log for denied access and lockouts. */
function securityOf({ surface }: RequestFacts, status: number): { security?: string } {
  if (status === 403) return { security: 'access_denied' }
  return surface === 'auth' && status === 429 ? { security: 'locked_out' } : {}
}
