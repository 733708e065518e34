import type { Failure, Gap } from './dialogue/failure.ts'

/**
 * What a question to the car, the adapter or a handful of bytes gave. "The car has none" is a `complete` reading with an
 * empty value; a failure has no value at all, so nothing can be shown as empty that was not seen to be empty.
 */
export type Reading<T> = CompleteReading<T> | PartialReading<T> | FailedReading

/** Every unit that was asked answered in full, or said that it does not offer this. */
export interface CompleteReading<T> {
  readonly kind: 'complete'
  readonly value: T
}

/** What came is right; what is `missing` is not known. */
export interface PartialReading<T> {
  readonly kind: 'partial'
  readonly value: T
  readonly missing: readonly [Gap, ...Gap[]]
}

export interface FailedReading {
  readonly kind: 'failed'
  readonly failure: Failure
}

/** Why bytes could not be read. Nothing is padded or guessed. */
export type Unreadable = 'short' | 'wrongService' | 'unknown' | 'notAscii'

/** Complete without gaps, partial with some. */
export function readingOf<T>(value: T, gaps: readonly Gap[] = []): CompleteReading<T> | PartialReading<T> {
  const [first, ...others] = gaps
  return first === undefined
    ? { kind: 'complete', value }
    : { kind: 'partial', value, missing: [first, ...others] }
}

export const failedReading = (failure: Failure): FailedReading => ({ kind: 'failed', failure })

export const unreadable = (reason: Unreadable): FailedReading => failedReading({ kind: 'unreadable', reason })

/** What a reading lacks. A failed one lacks everything that the request asked for. */
export function gapsOf(reading: Reading<unknown>, request: string): readonly Gap[] {
  if (reading.kind === 'complete') return []
  return reading.kind === 'partial' ? reading.missing : [{ request, ecu: null, why: reading.failure }]
}
