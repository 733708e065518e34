import { tidyCode } from '../codes/format.ts'
import { matchShare, type Phrase } from '../matching/match.ts'
import { CODE_START_LENGTH, RELEVANT_ABOVE, TICKET_POINTS } from './rules.table.ts'

export type Case = {
  codes: readonly string[]
  make: string | null
  texts: readonly Phrase[]
}

// A score of 0.3 on paper must not pass a threshold of 0.3.
const onPaper = (score: number) => Math.round(score * 1e9) / 1e9

export function isRelevant(score: number): boolean {
  return score > RELEVANT_ABOVE
}

/** Never both. */
export function codePoints(ticketCode: string | undefined, codes: readonly string[]): number {
  if (ticketCode === undefined) return 0
  const own = tidyCode(ticketCode)
  const tidyCodes = codes.map(tidyCode)
  if (tidyCodes.includes(own)) return TICKET_POINTS.exactCode
  const start = own.slice(0, CODE_START_LENGTH)
  const alike = start.length === CODE_START_LENGTH && tidyCodes.some((code) => code.startsWith(start))
  return alike ? TICKET_POINTS.sameCodeStart : 0
}

const sameMake = (one: string | null, other: string) =>
  one !== null && one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

export function ticketScore(
  ticket: { code?: string | undefined; vehicle_make: string },
  symptoms: readonly Phrase[],
  { codes, make, texts }: Case,
): number {
  const points =
    codePoints(ticket.code, codes) +
    TICKET_POINTS.symptoms * matchShare(texts, symptoms) +
    (sameMake(make, ticket.vehicle_make) ? TICKET_POINTS.sameMake : 0)
  return onPaper(points)
}

/** The second lets a code speak, whose common causes are among the texts. */
export function recordScore(
  symptoms: readonly Phrase[],
  names: readonly Phrase[],
  texts: readonly Phrase[],
): number {
  return onPaper(Math.max(matchShare(texts, symptoms), matchShare(texts, names)))
}
