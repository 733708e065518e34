import { tidyCode } from '../codes/format.ts'
import { matchShare, type Phrase } from '../matching/match.ts'
import { CODE_START_LENGTH, RELEVANT_ABOVE, TICKET_POINTS } from './rules.table.ts'

/** What the records are compared with. */
export type Case = {
  codes: readonly string[]
  make: string | null
  texts: readonly Phrase[]
}

// 0.1 + 0.2 is a hair above 0.3 in binary; a score that is 0.3 on paper must not pass a threshold of 0.3.
const onPaper = (score: number) => Math.round(score * 1e9) / 1e9

/** Whether a record counts: its score is above the threshold. */
export function isRelevant(score: number): boolean {
  return score > RELEVANT_ABOVE
}

/** Points for the code of a ticket: exact, else the same first four characters, else none. Never both. */
export function codePoints(ticketCode: string | undefined, codes: readonly string[]): number {
  if (ticketCode === undefined) return 0
  const own = tidyCode(ticketCode)
  const given = codes.map(tidyCode)
  if (given.includes(own)) return TICKET_POINTS.exactCode
  const start = own.slice(0, CODE_START_LENGTH)
  const alike = start.length === CODE_START_LENGTH && given.some((code) => code.startsWith(start))
  return alike ? TICKET_POINTS.sameCodeStart : 0
}

const sameMake = (one: string | null, other: string) =>
  one !== null && one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()

/** A warranty ticket's score, 0-1.6: its code, its symptoms and its make. */
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

/**
 * The score of any other record, 0-1: the symptom match with what is felt or, where it is greater, with what the
 * record says is wrong. The second lets a code speak, whose common causes are among the texts.
 */
export function recordScore(
  symptoms: readonly Phrase[],
  names: readonly Phrase[],
  texts: readonly Phrase[],
): number {
  return onPaper(Math.max(matchShare(texts, symptoms), matchShare(texts, names)))
}
