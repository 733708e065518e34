import type { Datasets } from '../reference/records.ts'
import type { CostRange, Difficulty, EvidenceCounts } from '../types.ts'
import { billRange, fittedPartRange } from './cost.ts'
import { prepare } from './prepare.ts'
import { type Case, isRelevant, recordScore, ticketScore } from './relevance.ts'
import { EASY_HOURS, MODERATE_HOURS } from './rules.table.ts'

export type Source = keyof EvidenceCounts

export type Evidence = {
  source: Source
  recordId: string
  relevance: number
  causes: readonly string[]
  steps: readonly string[]
  tools: readonly string[]
  cost: CostRange | null
  difficulty: Difficulty | null
}

const byLevel = { beginner: 'easy', intermediate: 'moderate', advanced: 'difficult' } as const

export function difficultyOfHours(hours: number): Difficulty {
  if (hours <= EASY_HOURS) return 'easy'
  return hours <= MODERATE_HOURS ? 'moderate' : 'difficult'
}

export function gatherEvidence(input: Case, datasets: Datasets): Evidence[] {
  const { tickets, requests, parts, articles } = prepare(datasets)
  const all: Evidence[] = [
    ...tickets.map(({ record, symptoms }) => ({
      source: 'warranty_tickets' as const,
      recordId: record.id,
      relevance: ticketScore(record, symptoms, input),
      causes: [record.root_cause],
      steps: [
        `Known repair on a ${record.vehicle_year} ${record.vehicle_make} ${record.vehicle_model}: ${record.resolution}`,
      ],
      tools: [],
      cost: null,
      difficulty: difficultyOfHours(record.labor_hours),
    })),
    ...requests.map(({ record, symptoms, names }) => ({
      source: 'service_requests' as const,
      recordId: record.id,
      relevance: recordScore(symptoms, names, input.texts),
      causes: [record.diagnosis],
      steps: record.repair_actions,
      tools: [],
      cost: billRange(record.cost),
      difficulty: null,
    })),
    ...parts.map(({ record, symptoms, names }) => ({
      source: 'parts_sales' as const,
      recordId: record.id,
      relevance: recordScore(symptoms, names, input.texts),
      causes: record.common_issues,
      steps: [],
      tools: [],
      cost: fittedPartRange(record.average_price, record.installation_difficulty),
      difficulty: record.installation_difficulty,
    })),
    ...articles.map(({ record, symptoms, names }) => ({
      source: 'tech_articles' as const,
      recordId: record.id,
      relevance: recordScore(symptoms, names, input.texts),
      causes: record.probable_causes,
      steps: record.diagnostic_steps,
      tools: record.tools_required,
      cost: null,
      difficulty: byLevel[record.difficulty_level],
    })),
  ]
  return all.filter(({ relevance }) => isRelevant(relevance))
}

export function countBySource(evidence: readonly Pick<Evidence, 'source'>[]): EvidenceCounts {
  const counts: EvidenceCounts = {
    warranty_tickets: 0,
    service_requests: 0,
    parts_sales: 0,
    tech_articles: 0,
  }
  for (const { source } of evidence) counts[source] += 1
  return counts
}
