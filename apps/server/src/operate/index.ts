import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

export { createMetrics } from './metrics.ts'

export type OperateOptions = {
  /** Whether the database answers and has this version's migrations. */
  ready: () => Promise<boolean>
  metrics: Pick<Metrics, 'text' | 'contentType'>
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** What a supervisor asks: /healthz (is it alive), /readyz (can it serve), /metrics. */
export function createOperate({ ready, metrics }: OperateOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, NO_STORE))
  app.get('/readyz', async (context) =>
    (await ready())
      ? context.json({ status: 'ready' }, 200, NO_STORE)
      : context.json({ status: 'not ready' }, 503, NO_STORE),
  )
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { ...NO_STORE, 'Content-Type': metrics.contentType }),
  )
  return app
}
