import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

export { createMetrics } from './metrics.ts'

export type OperateOptions = {
  /** Null when it can serve. */
  problem: () => Promise<string | null>
  metrics: Pick<Metrics, 'text' | 'contentType'>
  metricsToken: string | undefined
  /** Only this machine reaches the server: then /metrics may do without a token. */
  isLocal: boolean
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** /healthz (the process is alive), /readyz (it can serve), /metrics. */
export function createOperate({ problem, metrics, metricsToken, isLocal }: OperateOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, NO_STORE))
  app.get('/readyz', async (context) => {
    const reason = await problem()
    return reason === null
      ? context.json({ status: 'ready' }, 200, NO_STORE)
      : context.json({ status: 'not ready', reason }, 503, NO_STORE)
  })
  app.get('/metrics', async (context) => {
    if (metricsToken === undefined && !isLocal)
      return context.json({ error: 'Set METRICS_TOKEN: other machines reach this server' }, 403, NO_STORE)
    if (metricsToken !== undefined && !hasToken(metricsToken, context.req.header('authorization')))
      return context.json({ error: 'The metrics ask for a bearer token' }, 401, {
        ...NO_STORE,
        'WWW-Authenticate': 'Bearer',
      })
    return context.body(await metrics.text(), 200, { ...NO_STORE, 'Content-Type': metrics.contentType })
  })
  return app
}

// timingSafeEqual requires equal length.
const digest = (text: string) => createHash('sha256').update(text).digest()

function hasToken(token: string, header: string | undefined): boolean {
  return timingSafeEqual(digest(`Bearer ${token}`), digest(header ?? ''))
}
