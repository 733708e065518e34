import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Source } from './evidence.ts'
import { likelihood, sourcePercent } from './likelihood.ts'
import { SOURCE_WEIGHTS } from './rules.table.ts'

const source = fc.constantFrom<Source>('warranty_tickets', 'service_requests', 'parts_sales', 'tech_articles')
const evidence = fc.array(fc.record({ source, relevance: fc.double({ min: 0.31, max: 1.6, noNaN: true }) }), {
  maxLength: 30,
})

describe('the weight of a source', () => {
  it.each<[string, Source, number]>([
    ['[COM-117]', 'warranty_tickets', 0.3],
    ['[COM-118]', 'service_requests', 0.3],
    ['[COM-119]', 'parts_sales', 0.2],
    ['[COM-120]', 'tech_articles', 0.2],
  ])('%s %s: %d', (_, name, weight) => {
    expect(SOURCE_WEIGHTS[name]).toBe(weight)
    expect(sourcePercent(name, [1])).toBeCloseTo(weight * 100)
  })
})

describe('likelihood', () => {
  it('is evidence count x average relevance x weight x 100 [COM-121]', () => {
    // 2 x 0.6 x 0.3 x 100
    expect(sourcePercent('service_requests', [0.4, 0.8])).toBeCloseTo(36)
    // 3 x 0.5 x 0.2 x 100
    expect(sourcePercent('parts_sales', [0.4, 0.5, 0.6])).toBeCloseTo(30)
    expect(sourcePercent('parts_sales', [])).toBe(0)
  })

  it('is the sum over the sources that speak [COM-121]', () => {
    // 1 x 1 x 0.3 x 100 + 1 x 0.5 x 0.2 x 100
    expect(
      likelihood([
        { source: 'service_requests', relevance: 1 },
        { source: 'parts_sales', relevance: 0.5 },
      ]),
    ).toBeCloseTo(40)
  })

  it('is capped at 100 [COM-122]', () => {
    expect(
      likelihood(Array.from({ length: 9 }, () => ({ source: 'warranty_tickets', relevance: 1.6 }))),
    ).toBe(100)
  })

  it('lies within 0-100, grows with every record and does not depend on their order [COM-122]', () => {
    fc.assert(
      fc.property(evidence, fc.record({ source, relevance: fc.constant(0.5) }), (items, more) => {
        const percent = likelihood(items)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(likelihood(items.toReversed())).toBe(percent)
        expect(likelihood([...items, more])).toBeGreaterThanOrEqual(percent - 1e-9)
      }),
    )
  })
})
