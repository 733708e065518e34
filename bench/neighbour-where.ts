/** Where the time of slow requests went, from what neighbour-trace.ts noted. Linux alone. */
import { readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'

/** How the id of a traced request begins. */
export const TRACED = 'honest-'

/** Microseconds: how long it had a processor, and how long it waited for one. */
export type Scheduling = { ranUs: number; waitedUs: number }
export type Mark = Scheduling & { name: string; atUs: number }
export type Trace = { id: string; marks: Mark[]; pid?: number; backend?: Scheduling }
export type TraceFile = {
  traces: Trace[]
  collections: { fromUs: number; untilUs: number; kind: number }[]
  profile: Profiler.Profile
}
/** As its client saw it. The scheduling is the main thread's of the server, over the whole request. */
export type Seen = { id: string; sent: Mark; received: Mark }

/** The clock that all processes of one machine share. */
export const monotonicUs = () => Number(process.hrtime.bigint()) / 1000

/** @param pid of a process with one thread, or of a process's first thread */
export function schedulingOf(pid: number): Scheduling {
  const [ranNs = 0, waitedNs = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1')
    .split(' ', 2)
    .map(Number)
  return { ranUs: ranNs / 1000, waitedUs: waitedNs / 1000 }
}

export type Where = {
  /** Of each part, by what it ended with, the mean milliseconds of a request; what the main thread ran and waited then. */
  parts: Record<string, { meanMs: number; share: number; ranMs: number; waitedMs: number }>
  /** The same of its database connection. */
  backend: { ranMs: number; waitedMs: number }
  /** Milliseconds for each request, by what ran on the main thread. */
  code: Record<string, number>
  collections: Record<string, number>
}

export function where(seen: readonly Seen[], { traces, collections, profile }: TraceFile): Where {
  const byId = new Map(traces.map((trace) => [trace.id, trace]))
  const count = seen.length
  const parts: Where['parts'] = {}
  const backend = { ranMs: 0, waitedMs: 0 }
  const ms = (us: number) => Math.round(us / count / 10) / 100
  const spans: [number, number][] = []
  let totalUs = 0
  for (const { id, sent, received } of seen) {
    const trace = byId.get(id)
    if (trace === undefined) continue
    const marks = [sent, ...trace.marks, received].toSorted((a, b) => a.atUs - b.atUs)
    totalUs += received.atUs - sent.atUs
    spans.push([sent.atUs, received.atUs])
    for (const [at, mark] of marks.entries()) {
      const before = marks[at - 1]
      if (before === undefined) continue
      const part = parts[mark.name] ?? { meanMs: 0, share: 0, ranMs: 0, waitedMs: 0 }
      parts[mark.name] = part
      part.meanMs += mark.atUs - before.atUs
      part.ranMs += mark.ranUs - before.ranUs
      part.waitedMs += mark.waitedUs - before.waitedUs
    }
    backend.ranMs += trace.backend?.ranUs ?? 0
    backend.waitedMs += trace.backend?.waitedUs ?? 0
  }
  for (const part of Object.values(parts)) {
    part.share = Math.round((part.meanMs / totalUs) * 100) / 100
    for (const key of ['meanMs', 'ranMs', 'waitedMs'] as const) part[key] = ms(part[key])
  }
  const byKind: Record<string, number> = {}
  for (const { fromUs, untilUs, kind } of collections)
    for (const [from, until] of spans) {
      const overlap = Math.min(until, untilUs) - Math.max(from, fromUs)
      if (overlap > 0) byKind[kind] = (byKind[kind] ?? 0) + overlap
    }
  return {
    parts,
    backend: { ranMs: ms(backend.ranMs), waitedMs: ms(backend.waitedMs) },
    code: largest(samplesIn(spans, profile), ms),
    collections: largest(byKind, ms),
  }
}

const largest = (us: Record<string, number>, ms: (us: number) => number) =>
  Object.fromEntries(
    Object.entries(us)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 25)
      .map(([name, each]) => [name, ms(each)]),
  )

/** Microseconds by the outermost and the innermost function of each sample within the spans. */
function samplesIn(spans: readonly [number, number][], profile: Profiler.Profile): Record<string, number> {
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])),
  )
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const nameOf = (id: number) => {
    const { functionName, url } = nodes.get(id)?.callFrame ?? { functionName: '?', url: '' }
    return `${functionName || 'anonymous'} ${url.split('/').slice(-2).join('/')}`.trim()
  }
  const names = new Map<number, string>()
  const named = (id: number): string => {
    const known = names.get(id)
    if (known !== undefined) return known
    const path = [id]
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) path.unshift(at)
    // Without the root.
    const [, first = id, ...others] = path
    const last = others.at(-1)
    const name = last === undefined ? nameOf(first) : `${nameOf(first)} … ${nameOf(last)}`
    names.set(id, name)
    return name
  }
  const sums: Record<string, number> = {}
  const ordered = spans.toSorted(([a], [b]) => a - b)
  let at = profile.startTime
  let next = 0
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const from = at
    at += profile.timeDeltas?.[index] ?? 0
    while (next < ordered.length && (ordered[next]?.[1] ?? 0) < from) next += 1
    const span = ordered[next]
    if (span === undefined) break
    // A sample stands for what ran until it was taken.
    const overlap = Math.min(at, span[1]) - Math.max(from, span[0])
    if (overlap > 0) sums[named(id)] = (sums[named(id)] ?? 0) + overlap
  }
  return sums
}
