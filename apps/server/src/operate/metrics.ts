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
  /** By reason: connections that the server ended, and times that it lost the database's notices. */
  realtimeLosses?: () => Readonly<Record<string, number>>
  /** Waiting for their turn at the database. */
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

/** In Prometheus text format; gauges are read when scraped. */
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
  if (subscribers !== undefined) {
    new Gauge({
      name: 'tappet_realtime_subscribers',
      help: 'Open realtime connections',
      registers: [registry],
      collect() {
        this.set(subscribers())
      },
    })
  }
  if (realtimeLosses !== undefined) {
    new Counter({
      name: 'tappet_realtime_losses_total',
      help: "Realtime connections ended by the server, and losses of the database's notices, since the start",
      labelNames: ['reason'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [reason, count] of Object.entries(realtimeLosses())) this.inc({ reason }, count)
      },
    })
  }
  if (queued !== undefined) {
    new Gauge({
      name: 'tappet_queue_waiting',
      help: 'Requests that wait for their turn at the database',
      registers: [registry],
      collect() {
        this.set(queued())
      },
    })
  }
  if (counts !== undefined) {
    new Counter({
      name: 'tappet_events_total',
      help: 'Sweeps, failures and waits since the start',
      labelNames: ['event'],
      registers: [registry],
      collect() {
        this.reset()
        for (const event of COUNTED) this.inc({ event }, counts.of(event))
      },
    })
  }
  if (disk !== undefined) {
    new Gauge({
      name: 'tappet_disk_free_bytes',
      help: 'Free space of the disk with TAPPET_DATA; -1 where it cannot be read',
      registers: [registry],
      collect() {
        this.set(disk().freeBytes ?? -1)
      },
    })
    new Gauge({
      name: 'tappet_disk_read_only',
      help: '1 while changes are refused because the disk is almost full',
      registers: [registry],
      collect() {
        this.set(disk().isFull ? 1 : 0)
      },
    })
  }
  if (backups !== undefined) {
    new Gauge({
      name: 'tappet_backup_last_proven_timestamp_seconds',
      help: 'When the latest backup that was restored and compared was made; 0 when none ever was',
      registers: [registry],
      async collect() {
        this.set(((await backups()).lastProvenAt ?? 0) / 1000)
      },
    })
    new Counter({
      name: 'tappet_backups_total',
      help: 'Nightly backups since the start',
      labelNames: ['outcome'],
      registers: [registry],
      async collect() {
        const { proven, failed, copied, copyFailed } = await backups()
        this.reset()
        this.inc({ outcome: 'proven' }, proven)
        this.inc({ outcome: 'failed' }, failed)
        this.inc({ outcome: 'copied' }, copied)
        this.inc({ outcome: 'copy_failed' }, copyFailed)
      },
    })
    new Gauge({
      name: 'tappet_backup_last_copied_timestamp_seconds',
      help: 'When a backup was last copied to the second folder; 0 when none ever was, NaN where none is set',
      registers: [registry],
      async collect() {
        const { lastCopiedAt } = await backups()
        this.set(lastCopiedAt === undefined ? Number.NaN : (lastCopiedAt ?? 0) / 1000)
      },
    })
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
