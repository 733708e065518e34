import type { Difficulty, EvidenceCounts, Severity } from '../types.ts'

/** Every number of the scoring, in one place. The README works one example through them. */

/** What one relevant record of a source is worth, as a share of certainty. */
export const SOURCE_WEIGHTS: Readonly<Record<keyof EvidenceCounts, number>> = {
  warranty_tickets: 0.3,
  service_requests: 0.3,
  parts_sales: 0.2,
  tech_articles: 0.2,
}

/** A record counts when its score is above this. */
export const RELEVANT_ABOVE = 0.3

/** Two texts match when the words they share are more than this share of the longer one's. */
export const WORDS_MATCH_ABOVE = 0.7

/** Points of a warranty ticket. */
export const TICKET_POINTS = { exactCode: 0.8, sameCodeStart: 0.4, symptoms: 0.6, sameMake: 0.2 } as const

/** P0171 and P0174 share P017: the same start means the same part of the car. */
export const CODE_START_LENGTH = 4

export const MAX_CAUSES = 10
export const MAX_STEPS = 8
export const MAX_TOOLS = 6

/** US dollars, for a cause whose evidence has no price. */
export const DEFAULT_COST = { min: 50, max: 500 } as const

/** For a cause whose evidence names no tools. */
export const DEFAULT_TOOLS = ['OBD Scanner', 'Basic Hand Tools'] as const

/** A workshop's bill for the same job differs this much either way from the one on record. */
export const BILL_SPREAD = 0.2

/** US dollars an hour: the middle of what US workshops asked in 2025. */
export const LABOR_RATE_USD_PER_HOUR = 140

/** Hours a workshop needs to fit a part. */
export const FITTING_HOURS: Readonly<Record<Difficulty, number>> = { easy: 0.5, moderate: 1.5, difficult: 4 }

/** A job of a warranty ticket up to this many hours is easy, or moderate; beyond that it is difficult. */
export const EASY_HOURS = 1
export const MODERATE_HOURS = 3

/** Words in a cause's text that decide its urgency. */
export const CRITICAL_WORDS = ['failure', 'leak', 'overheat', 'fire'] as const
export const HIGH_WORDS = ['brake', 'steering', 'engine', 'transmission', 'safety'] as const
export const HIGH_ABOVE = 70
export const MEDIUM_ABOVE = 50

/** How much there was to go on, in percent. */
export const CONFIDENCE = {
  recordsForFullShare: 10,
  recordsShare: 60,
  perCode: 15,
  codesShare: 40,
  perCompleteness: 10,
  completenessShare: 20,
  floorWithCodes: 30,
  most: 100,
} as const

/** Causes taken from the codes themselves, when no record counts. */
export const FALLBACK = {
  causesPerCode: 3,
  likelihoodBySeverity: { low: 40, medium: 60, high: 80, critical: 40 } satisfies Record<Severity, number>,
  lessPerPosition: 10,
  minLikelihood: 30,
  cost: { min: 100, max: 800 },
  tools: ['OBD Scanner', 'Basic Hand Tools'],
  steps: 3,
} as const

/** What the meaning of a code adds to the symptoms. */
export const ENRICHMENT = { causesPerCode: 3, actionsPerCode: 2 } as const

export const MAX_VIDEOS = 5
