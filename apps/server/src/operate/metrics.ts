import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { COUNTED, type Counts } from '../database/counts.ts'

type Observation = { surface: string; method: string; status: number; durationSeconds: number }

export type Metrics = {
  observe(observation: Observation): void
  text(): Promise<string>
  contentType: string
}

export type MetricsSources = {
  pools: Record<string, Pool>
  subscribers?: () => number
  realtimeLosses?: () => Readonly<Record<string, number>>
  queued?: () => number
  counts?: Counts
  disk?: () => { freeBytes: number | null; isFull: boolean }
  /** Since the start; last proof and copy in milliseconds, null: never. */
  backups?: () => Promise<BackupState>
}

type BackupState = {
  proven: number
  failed: number
  copied: number
  copyFailed: number
  lastProvenAt: number | null
  /** Undefined: no second folder is set. */
  lastCopiedAt: number | null | undefined
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]

export function createMetrics({
  pools,
  subscribers,
  realtimeLosses,
  queued,
  counts,
  disk,
  backups,
}: MetricsSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'tappet_http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer',
    labelNames: ['surface', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  type Source<Value> = () => Value | Promise<Value>
  const gauge = (name: string, help: string, value: Source<number>) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set(await value())
      },
    })
  const counter = (
    name: string,
    help: string,
    label: string,
    counts: Source<Readonly<Record<string, number>>>,
  ) =>
    new Counter({
      ...{ name, help, labelNames: [label], registers: [registry] },
      async collect() {
        const entries = Object.entries(await counts())
        this.reset()
        for (const [value, count] of entries) this.inc({ [label]: value }, count)
      },
    })
  new Gauge({
    name: 'tappet_pool_connections',
    help: 'Connections to the database',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  if (subscribers !== undefined)
    gauge('tappet_realtime_subscribers', 'Open realtime connections', subscribers)
  if (realtimeLosses !== undefined)
    counter(
      'tappet_realtime_losses_total',
      "Realtime connections ended by the server, and losses of the database's notices, since the start",
      'reason',
      realtimeLosses,
    )
  if (queued !== undefined)
    gauge('tappet_queue_waiting', 'Requests that wait for their turn at the database', queued)
  if (counts !== undefined)
    counter('tappet_events_total', 'Sweeps, failures and waits since the start', 'event', () =>
      Object.fromEntries(COUNTED.map((event) => [event, counts.of(event)])),
    )
  if (disk !== undefined) {
    gauge(
      'tappet_disk_free_bytes',
      'Free space of the disk with TAPPET_DATA; -1 where it cannot be read',
      () => disk().freeBytes ?? -1,
    )
    gauge('tappet_disk_read_only', '1 while changes are refused because the disk is almost full', () =>
      Number(disk().isFull),
    )
  }
  if (backups !== undefined) {
    gauge(
      'tappet_backup_last_proven_timestamp_seconds',
      'When the latest backup that was restored and compared was made; 0 when none ever was',
      async () => ((await backups()).lastProvenAt ?? 0) / 1000,
    )
    counter('tappet_backups_total', 'Nightly backups since the start', 'outcome', async () => {
      const { proven, failed, copied, copyFailed } = await backups()
      return { proven, failed, copied, copy_failed: copyFailed }
    })
    gauge(
      'tappet_backup_last_copied_timestamp_seconds',
      'When a backup was last copied to the second folder; 0 when none ever was, NaN where none is set',
      async () => {
        const { lastCopiedAt } = await backups()
        return lastCopiedAt === undefined ? Number.NaN : (lastCopiedAt ?? 0) / 1000
      },
    )
  }
  const failures = new Counter({
    name: 'tappet_http_failures_total',
    help: 'Answers with a status of 500 or more',
    labelNames: ['surface'],
    registers: [registry],
  })
  // Looking up the series of three labels costs more than incrementing it.
  const series = new Map<string, { observe(value: number): void }>()
  return {
    observe({ surface, method, status, durationSeconds }) {
      const key = `${surface} ${method} ${status}`
      const own = series.get(key) ?? requests.labels(surface, method, String(status))
      series.set(key, own)
      own.observe(durationSeconds)
      if (status >= 500) failures.inc({ surface })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
