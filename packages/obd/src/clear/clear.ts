import { ask, isLost } from '../car/ask.ts'
import { readCodes } from '../car/codes.ts'
import { allCodes, type CodesReading, hasAllStored, missingIn } from '../car/told-codes.ts'
import { speaksUds } from '../dialogue/adapter.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { type Reading, readingOf } from '../reading.ts'
import { numberIn } from '../readings/parameters.ts'
import type { Negative } from '../reply/reply.ts'
import { NRC } from '../tables/negative.table.ts'
import { type Confirmation, isGenuine, missingPieces, type SavedSnapshot } from './proofs.ts'
import type { ClearRefusal } from './refusals.table.ts'
import { incomplete } from './snapshot.ts'

export interface ClearProofs {
  readonly saved: SavedSnapshot
  readonly confirmed: Confirmation
  readonly driverSaysEngineIsOff: boolean
}

export type ClearOutcome =
  /** `codesLeft` came back or never went. */
  | { readonly kind: 'cleared'; readonly codesLeft: readonly string[]; readonly codes: CodesReading }
  | { readonly kind: 'refused'; readonly reason: ClearRefusal; readonly failure?: Failure }

const CLEAR_MS = 15_000

const refused = (reason: ClearRefusal, failure?: Failure): ClearOutcome =>
  failure === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, failure }

/**
 * Service 04 is sent once, only with valid proofs, engine off and car standing. The codes are read again: the answer
 * may be lost.
 */
export async function clearCodes(
  link: Link,
  connectionId: string,
  proofs: ClearProofs,
): Promise<ClearOutcome> {
  if (!isGenuine(proofs.saved)) return refused('notSaved')
  if (proofs.saved.snapshot.connectionId !== connectionId) return refused('otherConnection')
  if (!isGenuine(proofs.confirmed)) return refused('notConfirmed')
  const lost = missingPieces(proofs.saved.snapshot).map(({ piece }) => piece)
  if (!lost.every((piece) => proofs.confirmed.givenUp.includes(piece))) return refused('notGivenUp')
  // It is cleared by service 14, which is never sent.
  const { standard } = link.adapter()
  if (speaksUds(standard))
    return refused('otherStandard', { kind: 'otherStandard', certain: standard !== 'UDS' })
  const standing = await standingOf(link)
  if (standing.kind === 'failed') return refused('linkLost', standing.failure)
  if (standing.kind === 'running') return refused('engineRunning')
  if (standing.kind === 'rolling') return refused('rolling')
  if (standing.kind === 'unknown' && !proofs.driverSaysEngineIsOff) return refused('engineUnknown')

  const reply = await link.request('04', { milliseconds: CLEAR_MS, mayClear: true })
  if (reply.kind === 'failed') return refused(isLost(reply.failure) ? 'linkLost' : 'noAnswer', reply.failure)
  const { messages, negatives } = reply.value
  const final = negatives.filter(({ code }) => code !== NRC.responsePending)
  if (messages.length === 0 && final.length > 0) return refused(reasonOf(final))

  const after = await readCodes(link)
  if (after.kind === 'failed')
    return refused(isLost(after.failure) ? 'linkLost' : 'notVerified', after.failure)
  const codes = after.value
  const gaps = missingIn(codes)
  if (gaps.some(({ why }) => isLost(why))) return refused('linkLost', incomplete(gaps))
  if (!hasAllStored(codes)) return refused('notVerified', incomplete(gaps))
  if (messages.length === 0) return unanswered(codes, proofs.saved)
  const confirmed = new Set(messages.map(({ ecu }) => ecu))
  const refusing = final.map(({ ecu }) => ecu).filter((ecu) => !confirmed.has(ecu))
  if (refusing.some((ecu) => holdsCodes(codes, ecu))) return refused('unitRefused')
  return { kind: 'cleared', codesLeft: codesIn(codes), codes }
}

const holdsCodes = ({ stored, pending }: CodesReading, ecu: string) =>
  [stored, pending].some(
    (reading) =>
      reading.kind !== 'failed' &&
      reading.value.units.some((unit) => unit.ecu === ecu && unit.codes.length > 0),
  )

type Standing =
  | { readonly kind: 'still' | 'running' | 'rolling' | 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const SPEEDS = { engine: '010C', road: '010D' } as const

async function standingOf(link: Link): Promise<Standing> {
  const engine = await speedsOf(link, SPEEDS.engine)
  if (engine.kind === 'failed' && isLost(engine.failure)) return { kind: 'failed', failure: engine.failure }
  if (engine.kind !== 'failed' && engine.value.some((rpm) => rpm > 0)) return { kind: 'running' }
  const road = await speedsOf(link, SPEEDS.road)
  if (road.kind === 'failed' && isLost(road.failure)) return { kind: 'failed', failure: road.failure }
  if (road.kind !== 'failed' && road.value.some((speed) => speed > 0)) return { kind: 'rolling' }
  const isTold = [engine, road].every((reading) => reading.kind !== 'failed' && reading.value.length > 0)
  return { kind: isTold ? 'still' : 'unknown' }
}

async function speedsOf(link: Link, request: string): Promise<Reading<number[]>> {
  const answer = await ask(link, request)
  return answer.kind !== 'failed'
    ? readingOf(answer.value.messages.flatMap(({ data }) => numberIn(data) ?? []))
    : answer
}

// If the codes are gone, the car has cleared and its answer was lost.
function unanswered(after: CodesReading, saved: SavedSnapshot): ClearOutcome {
  const before = codesIn(saved.snapshot.codes)
  const remaining = codesIn(after)
  const gone = before.length > 0 && !remaining.some((code) => before.includes(code))
  return gone ? { kind: 'cleared', codesLeft: remaining, codes: after } : refused('noAnswer')
}

const codesIn = (codes: CodesReading) => [...new Set([...allCodes(codes.stored), ...allCodes(codes.pending)])]

const REASONS: Readonly<Partial<Record<number, ClearRefusal>>> = {
  [NRC.conditionsNotCorrect]: 'conditionsNotCorrect',
  [NRC.securityAccessDenied]: 'locked',
  [NRC.serviceNotSupported]: 'notSupported',
  [NRC.subFunctionNotSupported]: 'notSupported',
  [NRC.serviceNotSupportedInSession]: 'notSupported',
}

function reasonOf(negatives: readonly Negative[]): ClearRefusal {
  return negatives.map(({ code }) => REASONS[code]).find((reason) => reason !== undefined) ?? 'refused'
}
