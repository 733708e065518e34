import type { DtcInformation, EvidenceCounts } from '../types.ts'
import { CONFIDENCE } from './rules.table.ts'

const isNamed = (text: string) => text.trim() !== ''

export function totalRecords(counts: EvidenceCounts): number {
  return counts.warranty_tickets + counts.service_requests + counts.parts_sales + counts.tech_articles
}

/** With any code entered it is at least 30. */
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

export function shownConfidence(
  confidenceScorePercent: number,
  causes: readonly { likelihood: number }[],
): number {
  const figures = [confidenceScorePercent, causes[0]?.likelihood ?? 0].filter(
    (figure) => !Number.isNaN(figure),
  )
  return Math.min(100, Math.max(0, ...figures))
}
