import { describe, expect, it } from 'vitest'
import { rankCauses } from './causes.ts'
import { billRange, fittedPartRange, joinCosts } from './cost.ts'
import { difficultyOfHours, type Evidence, gatherEvidence } from './evidence.ts'

const evidence = (part: Partial<Evidence>): Evidence => ({
  source: 'service_requests',
  recordId: 'SR-1',
  relevance: 1,
  causes: ['Loose clamp'],
  steps: [],
  tools: [],
  cost: null,
  difficulty: null,
  ...part,
})
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at}`)
const top = (...items: Partial<Evidence>[]) => {
  const [cause] = rankCauses(items.map(evidence))
  if (cause === undefined) throw new Error('no cause')
  return cause
}

describe('what a cause comes with', () => {
  it('at most 8 diagnostic steps, each once [COM-123]', () => {
    expect(top({ steps: numbered('step', 12) }).diagnostic_steps).toEqual(numbered('step', 8))
    expect(top({ steps: ['a', 'a', 'b'] }).diagnostic_steps).toEqual(['a', 'b'])
  })

  it('at most 6 tools, each once [COM-124]', () => {
    expect(top({ tools: numbered('tool', 12) }).required_tools).toEqual(numbered('tool', 6))
  })

  it('steps of articles first, then of requests, then of tickets', () => {
    const cause = top(
      { source: 'warranty_tickets', recordId: 'W', steps: ['ticket'] },
      { source: 'service_requests', recordId: 'S', steps: ['request'] },
      { source: 'tech_articles', recordId: 'T', steps: ['article'] },
    )
    expect(cause.diagnostic_steps).toEqual(['article', 'request', 'ticket'])
  })

  it('steps of the more relevant record first, whatever the order of the data', () => {
    const weak = { recordId: 'A', relevance: 0.5, steps: ['weak'] }
    const strong = { recordId: 'B', relevance: 0.9, steps: ['strong'] }
    expect(top(weak, strong).diagnostic_steps).toEqual(['strong', 'weak'])
    expect(top(strong, weak)).toEqual(top(weak, strong))
  })

  it('of two records as relevant the steps of the first id, whatever the order of the data', () => {
    const [first, second] = [
      { recordId: 'A', steps: ['first'] },
      { recordId: 'B', steps: ['second'] },
    ]
    expect(top(first, second).diagnostic_steps).toEqual(['first', 'second'])
    expect(top(second, first).diagnostic_steps).toEqual(['first', 'second'])
  })

  it('one way to write it, whatever the order of the data, and an id of its words', () => {
    const [upper, lower] = [
      { recordId: 'A', causes: ['Loose clamp'] },
      { recordId: 'B', causes: ['LOOSE CLAMP'] },
    ]
    for (const cause of [
      top(upper, lower),
      top(lower, upper),
      top({ causes: ['Loose clamp', 'LOOSE CLAMP'] }),
    ])
      expect([cause.cause, cause.id]).toEqual(['LOOSE CLAMP', 'cause-loose-clamp'])
  })

  it('a check and basic tools when the evidence names none', () => {
    expect(top({}).diagnostic_steps).toEqual(['Have this checked before any part is bought: Loose clamp'])
    expect(top({}).required_tools).toEqual(['OBD Scanner', 'Basic Hand Tools'])
  })

  it('the count of its records by source [COM-072]', () => {
    expect(
      top({}, { recordId: 'SR-2' }, { source: 'parts_sales', recordId: 'P' }).supporting_evidence,
    ).toEqual({
      warranty_tickets: 0,
      service_requests: 2,
      parts_sales: 1,
      tech_articles: 0,
    })
  })

  it('counts a record once, though it writes the cause twice', () => {
    expect(top({ causes: ['Loose clamp', 'loose clamp'] }).supporting_evidence.service_requests).toBe(1)
  })

  it("the difficulty of the part; else of the ticket's hours; else of the article; else moderate [COM-074]", () => {
    const article = { source: 'tech_articles', recordId: 'T', difficulty: 'difficult' } as const
    const ticket = { source: 'warranty_tickets', recordId: 'W', difficulty: 'moderate' } as const
    const part = { source: 'parts_sales', recordId: 'P', difficulty: 'easy' } as const
    expect(top(article, ticket, part).difficulty).toBe('easy')
    expect(top(article, ticket).difficulty).toBe('moderate')
    expect(top(article).difficulty).toBe('difficult')
    expect(top({}).difficulty).toBe('moderate')
    expect(top(part, { ...part, recordId: 'P2', difficulty: 'difficult' }).difficulty).toBe('difficult')
  })

  it.each([
    [0.5, 'easy'],
    [1, 'easy'],
    [1.1, 'moderate'],
    [3, 'moderate'],
    [3.1, 'difficult'],
  ] as const)('%d hours of labour are %s', (hours, difficulty) => {
    expect(difficultyOfHours(hours)).toBe(difficulty)
  })
})

describe('a warranty ticket', () => {
  it('says on which car its repair is known', () => {
    const ticket = {
      id: 'W1',
      code: 'P0171',
      symptoms: ['rough idle'],
      root_cause: 'Split hose',
      resolution: 'Replaced the hose',
      parts_replaced: [],
      labor_hours: 0.5,
      vehicle_make: 'Honda',
      vehicle_model: 'Civic',
      vehicle_year: 2014,
      mileage: 62_000,
      created_at: '2024-01-15',
    }
    const input = { codes: ['P0171'], make: null, texts: [] }
    const datasets = { warranty_tickets: [ticket], service_requests: [], parts_sales: [], tech_articles: [] }
    expect(gatherEvidence(input, datasets)).toEqual([
      {
        source: 'warranty_tickets',
        recordId: 'W1',
        relevance: 0.8,
        causes: ['Split hose'],
        steps: ['Known repair on a 2014 Honda Civic: Replaced the hose'],
        tools: [],
        cost: null,
        difficulty: 'easy',
      },
    ])
  })
})

describe('the estimated cost', () => {
  it('is 50-500 when nothing is known [COM-125]', () => {
    expect(top({}).estimated_cost).toEqual({ min: 50, max: 500 })
    expect(joinCosts([null, null])).toEqual({ min: 50, max: 500 })
  })

  it('of a bill is a fifth either way', () => {
    // 400 x 0.8, 400 x 1.2
    expect(joinCosts([billRange(400)])).toEqual({ min: 320, max: 480 })
  })

  it('of a part reaches from the part alone to the part with labour at 140 an hour', () => {
    // 60 + 0.5 x 140; 60 + 1.5 x 140; 60 + 4 x 140
    expect(fittedPartRange(60, 'easy')).toEqual({ min: 60, max: 130 })
    expect(fittedPartRange(60, 'moderate')).toEqual({ min: 60, max: 270 })
    expect(fittedPartRange(60, 'difficult')).toEqual({ min: 60, max: 620 })
  })

  it('spans all that is known, in whole dollars [COM-073]', () => {
    expect(joinCosts([billRange(333), null, fittedPartRange(60, 'easy')])).toEqual({ min: 60, max: 400 })
  })
})
