import type { Evidence, Source } from './evidence.ts'
import { SOURCE_WEIGHTS } from './rules.table.ts'

const sources = Object.keys(SOURCE_WEIGHTS) as Source[]

export function sourcePercent(source: Source, relevances: readonly number[]): number {
  if (relevances.length === 0) return 0
  // So that the order of the records cannot change the last bit.
  const sum = relevances.toSorted((a, b) => a - b).reduce((total, relevance) => total + relevance, 0)
  return relevances.length * (sum / relevances.length) * SOURCE_WEIGHTS[source] * 100
}

export function likelihood(evidence: readonly Pick<Evidence, 'source' | 'relevance'>[]): number {
  const percent = sources.reduce(
    (total, source) =>
      total +
      sourcePercent(
        source,
        evidence.filter((item) => item.source === source).map(({ relevance }) => relevance),
      ),
    0,
  )
  return Math.min(100, percent)
}
