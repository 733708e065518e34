import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createCounts } from '../database/counts.ts'
import { createMetrics, createOperate } from './index.ts'

const backups = async () => ({
  ...{ proven: 2, failed: 1, lastProvenAt: 1_700_000_000_000 },
  ...{ copied: 4, copyFailed: 3, lastCopiedAt: 1_700_000_001_000 },
})

const counts = createCounts()

function operate(problem: string | null, metricsToken?: string, isLocal = true) {
  const metrics = createMetrics({
    pools: { requests: new pg.Pool() },
    subscribers: () => 3,
    realtimeLosses: () => ({ slow: 2, database: 1 }),
    backups,
    counts,
    queued: () => 4,
  })
  return { app: createOperate({ problem: async () => problem, metrics, metricsToken, isLocal }), metrics }
}

describe('the operators’ routes', () => {
  it('/healthz answers 200 without a database', async () => {
    const { app } = operate('The database does not answer.')
    expect((await app.request('/healthz')).status).toBe(200)
    const readiness = await app.request('/readyz')
    expect(readiness.status).toBe(503)
    expect(await readiness.json()).toEqual({ status: 'not ready', reason: 'The database does not answer.' })
  })

  it('/readyz answers 200 when the database does', async () => {
    const answer = await operate(null).app.request('/readyz')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('/metrics answers nobody without a token where other machines reach the server [V13.4.5]', async () => {
    const { app } = operate(null, undefined, false)
    const answer = await app.request('/metrics')
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('tappet_')
    const authorized = await operate(null, 'a token of the operator', false).app.request('/metrics', {
      headers: { Authorization: 'Bearer a token of the operator' },
    })
    expect(authorized.status).toBe(200)
  })

  it('/metrics counts requests by surface and status, and shows pools and subscribers', async () => {
    const { app, metrics } = operate(null)
    metrics.observe({ surface: 'rest', method: 'GET', status: 200, durationSeconds: 0.02 })
    metrics.observe({ surface: 'rest', method: 'GET', status: 200, durationSeconds: 0.03 })
    metrics.observe({ surface: 'auth', method: 'POST', status: 429, durationSeconds: 0.001 })
    metrics.observe({ surface: 'rest', method: 'GET', status: 503, durationSeconds: 0.001 })
    counts.add('mail_failed')
    const answer = await app.request('/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain(
      'tappet_http_request_duration_seconds_count{surface="rest",method="GET",status="200"} 2',
    )
    expect(lines).toContain(
      'tappet_http_request_duration_seconds_count{surface="auth",method="POST",status="429"} 1',
    )
    expect(lines).toContain('tappet_pool_connections{pool="requests",state="waiting"} 0')
    expect(lines).toContain('tappet_realtime_subscribers 3')
    expect(lines).toContain('tappet_realtime_losses_total{reason="slow"} 2')
    expect(lines).toContain('tappet_realtime_losses_total{reason="database"} 1')
    expect(lines).toContain('tappet_http_failures_total{surface="rest"} 1')
    expect(lines.filter((line) => line.startsWith('tappet_http_failures_total{'))).toHaveLength(1)
    expect(lines).toContain('tappet_events_total{event="mail_failed"} 1')
    expect(lines).toContain('tappet_queue_waiting 4')
    expect(lines).toContain('tappet_backup_last_proven_timestamp_seconds 1700000000')
    expect(lines).toContain('tappet_backups_total{outcome="failed"} 1')
    expect(lines).toContain('tappet_backups_total{outcome="copy_failed"} 3')
    expect(lines).toContain('tappet_backup_last_copied_timestamp_seconds 1700000001')
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes'))).toBe(true)
  })

  it('/metrics requires the token where one is set', async () => {
    const { app } = operate(null, 'a token of some length')
    const ask = (authorization?: string) =>
      app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })
    expect((await ask()).status).toBe(401)
    expect((await ask('Bearer another token')).status).toBe(401)
    expect((await ask('Bearer a token of some length')).status).toBe(200)
  })
})
