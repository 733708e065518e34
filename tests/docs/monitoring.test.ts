import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { COUNTED, createCounts } from '../../apps/server/src/database/counts.ts'
import { createMetrics } from '../../apps/server/src/operate/metrics.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z.string(),
            annotations: z.object({ summary: z.string(), do: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yaml')))
  .groups.flatMap(({ rules }) => rules)

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })),
      }),
    ),
  })
  .parse(JSON.parse(read('grafana-dashboard.json')))

/** A series of Prometheus' own. */
const UP = 'up'
/** Labels that Prometheus adds itself. */
const ADDED_LABELS = ['le', 'instance', 'job']

/** Each series' name with the labels it has. */
let series: Map<string, Set<string>>
beforeAll(async () => {
  const pool = { totalCount: 2, idleCount: 1, waitingCount: 0 } as Pool
  const metrics = createMetrics({
    pools: { requests: pool },
    subscribers: () => 1,
    queued: () => 0,
    counts: createCounts(),
    disk: () => ({ freeBytes: 1, isFull: false }),
    backups: async () => ({
      ...{ proven: 1, failed: 0, copied: 1, copyFailed: 0, lastProvenAt: 1, lastCopiedAt: 1 },
    }),
  })
  metrics.observe({ surface: 'rest', method: 'GET', status: 500, durationSeconds: 1 })
  series = new Map()
  for (const line of (await metrics.text()).split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
    if (name === undefined) continue
    const names = series.get(name) ?? new Set<string>()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) names.add(label)
    series.set(name, names)
  }
})

/** The parts of an expression that the grammar of Prometheus calls so; a name after another's is a part of it. */
function textsOf(expression: string, path: string): string[] {
  const texts: string[] = []
  parser.parse(expression).iterate({
    enter({ name, from, to, node: { parent } }) {
      if (path === name || path === `${parent?.name}/${name}`) texts.push(expression.slice(from, to))
    },
  })
  return texts
}

const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

describe('the dashboard and the alerts', () => {
  it('are thirteen panels and five rules, each with what to do', () => {
    expect(alerts).toHaveLength(5)
    expect(dashboard.panels).toHaveLength(13)
    for (const { annotations } of alerts) expect(annotations.do.length).toBeGreaterThan(20)
  })

  it.each(expressions)('%s is an expression that Prometheus reads', (_, expr) => {
    expect(textsOf(expr, '⚠')).toEqual([])
    // The grammar takes any argument; the server refuses these functions an instant one.
    const ofRanges = textsOf(expr, 'FunctionCall').filter((call) => /^(?:rate|increase)\b/.test(call))
    expect(ofRanges.filter((call) => !/\[\w+\]\s*\)$/.test(call))).toEqual([])
  })

  it.each(expressions)('%s asks for what /metrics has', (_, expr) => {
    const names = textsOf(expr, 'VectorSelector/Identifier').filter((name) => name !== UP)
    expect(names.filter((name) => !series.has(name))).toEqual([])
    const labels = new Set([...ADDED_LABELS, ...names.flatMap((name) => [...(series.get(name) ?? [])])])
    expect(textsOf(expr, 'LabelName').filter((label) => !labels.has(label))).toEqual([])
    const events = [...expr.matchAll(/event=~?"([^"]*)"/g)].flatMap(([, list = '']) => list.split('|'))
    expect(events.filter((event) => !COUNTED.some((each) => each === event))).toEqual([])
  })

  it('leave out nothing that the server counts of itself', () => {
    const all = expressions.map(([, expr]) => expr).join(' ')
    const own = [...series.keys()].filter((name) => name.startsWith('tappet_') && !name.endsWith('_sum'))
    expect(own.filter((name) => !all.includes(name))).toEqual([])
    expect(COUNTED.filter((event) => !all.includes(event))).toEqual([])
  })
})
