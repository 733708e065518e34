import type { DtcInformation, EvidenceCounts } from '../types.ts'
import { CONFIDENCE } from './rules.table.ts'

const isNamed = (text: string) => text.trim() !== ''

/** Records that count, over all sources. */
export function totalRecords(counts: EvidenceCounts): number {
  return counts.warranty_tickets + counts.service_requests + counts.parts_sales + counts.tech_articles
}

/**
 * How much there was to go on, in whole percent 0-100: the records, the codes that are known, and whether these
 * codes come with causes and actions. With any code entered it is at least 30.
 */
export function confidenceScore(
  counts: EvidenceCounts,
  information: readonly DtcInformation[],
  hasCodes: boolean,
): number {
  const { recordsForFullShare, recordsShare, perCode, codesShare, perCompleteness, completenessShare } =
    CONFIDENCE
  const records = Math.min(recordsShare, (totalRecords(counts) / recordsForFullShare) * recordsShare)
  const codes = Math.min(codesShare, perCode * information.length)
  const complete = information.reduce(
    (points, { common_causes, suggested_actions }) =>
      points +
      (common_causes.some(isNamed) ? perCompleteness : 0) +
      (suggested_actions.some(isNamed) ? perCompleteness : 0),
    0,
  )
  const score = Math.round(records + codes + Math.min(completenessShare, complete))
  return Math.min(CONFIDENCE.most, hasCodes ? Math.max(CONFIDENCE.floorWithCodes, score) : score)
}

/** The confidence a page shows: the larger of the score and the top cause's likelihood, within 0-100. */
export function shownConfidence(
  confidenceScorePercent: number,
  causes: readonly { likelihood: number }[],
): number {
  const figures = [confidenceScorePercent, causes[0]?.likelihood ?? 0].filter(
    (figure) => !Number.isNaN(figure),
  )
  return Math.min(100, Math.max(0, ...figures))
}
