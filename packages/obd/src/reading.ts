import type { Failure, Gap } from './dialogue/failure.ts'

/**
 * "The car has none" is a `complete` reading with an empty value; a failure has no value, so nothing is shown as empty
 * that was not seen to be.
 */
export type Reading<T> = CompleteReading<T> | PartialReading<T> | FailedReading

export interface CompleteReading<T> {
  readonly kind: 'complete'
  readonly value: T
}

export interface PartialReading<T> {
  readonly kind: 'partial'
  readonly value: T
  readonly missing: readonly [Gap, ...Gap[]]
}

export interface FailedReading {
  readonly kind: 'failed'
  readonly failure: Failure
}

/** Nothing is padded or guessed. */
export type Unreadable = 'short' | 'wrongService' | 'unknown' | 'notAscii'

export function readingOf<T>(value: T, gaps: readonly Gap[] = []): CompleteReading<T> | PartialReading<T> {
  const [first, ...others] = gaps
  return first === undefined
    ? { kind: 'complete', value }
    : { kind: 'partial', value, missing: [first, ...others] }
}

export const failedReading = (failure: Failure): FailedReading => ({ kind: 'failed', failure })

export const unreadable = (reason: Unreadable): FailedReading => failedReading({ kind: 'unreadable', reason })

/** A failed reading lacks everything that was asked. */
export function gapsOf(reading: Reading<unknown>, request: string): readonly Gap[] {
  if (reading.kind === 'complete') return []
  return reading.kind === 'partial' ? reading.missing : [{ request, ecu: null, why: reading.failure }]
}

/** Nothing came, and nothing was damaged: a unit without the service is silent too. */
export const isSilence = ({ why }: Gap): boolean =>
  why.kind === 'noAnswer' && why.damaged.length === 0 && why.statuses.every((word) => word === 'noData')
