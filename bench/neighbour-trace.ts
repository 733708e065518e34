/**
 * Loaded into the server by bench/neighbour.ts: notes when each part of an honest request began, what the main thread
 * and its database connection had of a processor until then, and which code ran meanwhile. It writes them as it ends.
 */
import { channel } from 'node:diagnostics_channel'
import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Session } from 'node:inspector'
import { createRequire } from 'node:module'
import { PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { monotonicUs, schedulingOf, TRACED, type Trace, type TraceFile } from './neighbour-where.ts'

const file = process.env.NEIGHBOUR_TRACE
const SAMPLE_US = 1_000

type GcEntry = PerformanceEntry & { detail: { kind: number } }

if (file !== undefined && isMainThread) {
  // Those of the server that runs, which may be other code.
  const entry = createRequire(process.argv[1] ?? '')
  const pg = entry('pg') as typeof import('pg')
  const { currentRequest } = entry('./log.ts') as typeof import('../apps/server/src/log.ts')
  const traces = new Map<string, Trace>()
  const collections: TraceFile['collections'] = []
  const own = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const buffer = Buffer.alloc(128)
  const mainThread = () => {
    const [ranNs = 0, waitedNs = 0] = buffer
      .toString('latin1', 0, readSync(own, buffer, 0, buffer.length, 0))
      .split(' ', 2)
      .map(Number)
    return { ranUs: ranNs / 1000, waitedUs: waitedNs / 1000 }
  }
  const mark = (id: string | undefined, name: string, more: Partial<Trace> = {}) => {
    const trace = id === undefined ? undefined : traces.get(id)
    if (trace === undefined) return
    Object.assign(trace, more)
    trace.marks.push({ name, atUs: monotonicUs(), ...mainThread() })
  }

  channel('http.server.request.start').subscribe((message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const id = String(request.headers['x-request-id'])
    if (!id.startsWith(TRACED)) return
    traces.set(id, { id, marks: [] })
    mark(id, 'started')
    response.once('finish', () => mark(id, 'finished'))
  })

  const { connect } = pg.Pool.prototype as unknown as { connect: () => Promise<import('pg').PoolClient> }
  Object.assign(pg.Pool.prototype, {
    async connect(this: import('pg').Pool, ...given: unknown[]) {
      const id = currentRequest.getStore()
      if (given.length > 0 || id === undefined || !traces.has(id)) return connect.apply(this, given as [])
      mark(id, 'has its turn')
      const client = await connect.apply(this)
      const { processID } = client as unknown as { processID: number }
      mark(id, 'connected', { pid: processID, backend: schedulingOf(processID) })
      const { query, release } = client
      Object.assign(client, {
        query(...args: unknown[]) {
          const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text
          const answer = (query as (...args: unknown[]) => Promise<unknown>).apply(client, args)
          const name = text === 'commit' ? 'committed' : text.startsWith('begin') ? 'begun' : 'answered'
          const isScope = text.startsWith('select set_config')
          if (!isScope) void answer.then(() => mark(id, name)).catch(() => undefined)
          return answer
        },
        release(...args: []) {
          Object.assign(client, { query, release })
          const ended = schedulingOf(processID)
          const trace = traces.get(id)
          if (trace?.backend !== undefined)
            trace.backend = {
              ranUs: ended.ranUs - trace.backend.ranUs,
              waitedUs: ended.waitedUs - trace.backend.waitedUs,
            }
          release.apply(client, args)
        },
      })
      return client
    },
  })

  new PerformanceObserver((list) => {
    for (const { startTime, duration, detail } of list.getEntries() as GcEntry[]) {
      const { kind } = detail
      const fromUs = startTime * 1000 + originUs
      collections.push({ fromUs, untilUs: fromUs + duration * 1000, kind })
    }
  }).observe({ entryTypes: ['gc'] })
  const originUs = monotonicUs() - performance.now() * 1000

  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  session.post('Profiler.start')
  process.once('exit', () => {
    closeSync(own)
    session.post('Profiler.stop', (_error, { profile }) => {
      writeFileSync(file, JSON.stringify({ traces: [...traces.values()], collections, profile } as TraceFile))
    })
  })
  // Read once, so that the first request does not.
  readFileSync('/proc/self/schedstat')
}
