import { ask, isLost } from '../car/ask.ts'
import type { CodesReading } from '../car/codes.ts'
import { allCodes, readCodes } from '../car/codes.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { Link } from '../dialogue/link.ts'
import { numberIn } from '../readings/parameters.ts'
import type { Negative } from '../reply/reply.ts'
import { NRC } from '../tables/negative.table.ts'
import type { Confirmation, SavedSnapshot } from './proofs.ts'
import { isGenuine } from './proofs.ts'
import type { ClearRefusal } from './refusals.table.ts'

export interface ClearProofs {
  readonly saved: SavedSnapshot
  readonly confirmed: Confirmation
  /** The driver says that the engine is off. Used only where the car does not report its engine speed. */
  readonly driverSaysEngineIsOff: boolean
}

export type ClearOutcome =
  /** The car cleared. `codesLeft` holds codes that came back or never went: the fault is present. */
  | { readonly kind: 'cleared'; readonly codesLeft: readonly string[]; readonly codes: CodesReading }
  | { readonly kind: 'refused'; readonly reason: ClearRefusal; readonly failure?: Failure }

const CLEAR_MS = 15_000

const refused = (reason: ClearRefusal, failure?: Failure): ClearOutcome =>
  failure === undefined ? { kind: 'refused', reason } : { kind: 'refused', reason, failure }

/**
 * Clears trouble codes. Service 04 is sent once, and only when the proofs are valid and the engine is off.
 * The codes are read again afterwards: the car may have cleared although its answer was lost.
 */
export async function clearCodes(
  link: Link,
  connectionId: string,
  proofs: ClearProofs,
): Promise<ClearOutcome> {
  if (!isGenuine(proofs.saved)) return refused('notSaved')
  if (proofs.saved.snapshot.connectionId !== connectionId) return refused('otherConnection')
  if (!isGenuine(proofs.confirmed)) return refused('notConfirmed')
  const engine = await engineState(link)
  if (engine.kind === 'failed') return refused(engine.reason, engine.failure)
  if (engine.kind === 'running') return refused('engineRunning')
  if (engine.kind === 'unknown' && !proofs.driverSaysEngineIsOff) return refused('engineUnknown')

  const sent = await link.request('04', { milliseconds: CLEAR_MS, mayClear: true })
  if (!sent.ok) return refused(isLost(sent.failure) ? 'linkLost' : 'noAnswer', sent.failure)
  const { messages, negatives } = sent.value
  const final = negatives.filter(({ code }) => code !== NRC.responsePending)
  if (messages.length === 0 && final.length > 0) return refused(reasonOf(final))

  const after = await readCodes(link)
  if (!after.ok) return refused(isLost(after.failure) ? 'linkLost' : 'notVerified', after.failure)
  if (messages.length === 0) return unanswered(after.value, proofs.saved)
  if (final.length > 0) return refused('unitRefused')
  return { kind: 'cleared', codesLeft: codesIn(after.value), codes: after.value }
}

type Engine =
  | { readonly kind: 'off' | 'running' | 'unknown' }
  | { readonly kind: 'failed'; readonly reason: ClearRefusal; readonly failure: Failure }

async function engineState(link: Link): Promise<Engine> {
  const answer = await ask(link, '010C')
  if (!answer.ok) {
    const { failure } = answer
    if (failure.kind === 'otherStandard') return { kind: 'failed', reason: 'otherStandard', failure }
    return isLost(failure) ? { kind: 'failed', reason: 'linkLost', failure } : { kind: 'unknown' }
  }
  const speeds = answer.value.messages.flatMap(({ data }) => numberIn(data) ?? [])
  if (speeds.length === 0) return { kind: 'unknown' }
  return { kind: speeds.every((rpm) => rpm === 0) ? 'off' : 'running' }
}

// No unit confirmed. If the codes that were there are gone, the car has cleared and its answer was lost.
function unanswered(after: CodesReading, saved: SavedSnapshot): ClearOutcome {
  const before = codesIn(saved.snapshot.codes)
  const left = codesIn(after)
  const gone = before.length > 0 && !left.some((code) => before.includes(code))
  return gone ? { kind: 'cleared', codesLeft: left, codes: after } : refused('noAnswer')
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
