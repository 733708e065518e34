import { toHex } from '../bytes.ts'
import { type Reading, readingOf, unreadable } from '../reading.ts'
import { codeFrom } from './codes.ts'
import type { CodeDetails } from './uds-details.ts'

/** As one unit answered it: two bytes of SAE J2012, failure type, status. */
export interface UnitCode {
  readonly code: string
  readonly number: string
  /** SAE J2012-DA; 00 = not told. */
  readonly failureType: number
  /** ISO 14229-1: 0 failed now, 2 pending, 3 confirmed, 7 lamp asked for. */
  readonly status: number
  readonly details?: CodeDetails
}

const ANSWER = 0x59
const BY_GROUP = 0x42
const PERMANENT = 0x55
/** Emission-related system group of ISO 27145-3. */
export const EMISSIONS_GROUP = 0x33
/** DTCFormatIdentifier: SAE J2012-DA, as 00 or 04; J1939's (02) is not read. */
const FORMATS: readonly number[] = [0x00, 0x04]

/** 59 42, group, status and severity masks, format, then severity, code and status each. */
export function udsCodesIn(answer: Uint8Array): Reading<UnitCode[]> {
  if (answer[0] !== ANSWER || answer[1] !== BY_GROUP || answer[2] !== EMISSIONS_GROUP)
    return unreadable('wrongService')
  if (answer.length < 6) return unreadable('short')
  if (!FORMATS.includes(answer[5] ?? -1)) return unreadable('unknown')
  return records(answer.subarray(6), 5, 1)
}

/**
 * 59 55, group, status mask, format, then code and status each; some put the severity before. Where the length fits
 * both it is not read.
 */
export function permanentUdsCodesIn(answer: Uint8Array): Reading<UnitCode[]> {
  if (answer[0] !== ANSWER || answer[1] !== PERMANENT || answer[2] !== EMISSIONS_GROUP)
    return unreadable('wrongService')
  if (answer.length < 5) return unreadable('short')
  if (!FORMATS.includes(answer[4] ?? -1)) return unreadable('unknown')
  const data = answer.subarray(5)
  if (data.length === 0) return readingOf([])
  const [plain, severe] = [data.length % 4 === 0, data.length % 5 === 0]
  if (plain && severe) return unreadable('unknown')
  return severe ? records(data, 5, 1) : records(data, 4, 0)
}

const BY_STATUS: readonly number[] = [0x02, 0x15]

/** 59, report, mask, then code and status each (19 02 or 19 15). */
export function statusCodesIn(answer: Uint8Array): Reading<UnitCode[]> {
  if (answer[0] !== ANSWER || !BY_STATUS.includes(answer[1] ?? -1)) return unreadable('wrongService')
  return answer.length < 3 ? unreadable('short') : records(answer.subarray(3), 4, 0)
}

/** By the DTCStatusAvailabilityMask. A unit that does not keep "confirmed" has not said that it has none. */
export function keepsStatus(answer: Uint8Array, bits: number): boolean {
  const mask = answer[1] === BY_GROUP ? answer[3] : answer[2]
  return ((mask ?? 0) & bits) !== 0
}

function records(data: Uint8Array, size: number, codeAt: number): Reading<UnitCode[]> {
  if (data.length % size !== 0) return unreadable('short')
  const codes: UnitCode[] = []
  for (let at = codeAt; at < data.length; at += size) {
    const [high = 0, low = 0, failureType = 0, status = 0] = data.subarray(at, at + 4)
    const code = codeFrom(high, low)
    const number = toHex([high, low, failureType])
    if (code !== null) codes.push({ code, number, failureType, status })
  }
  return readingOf(codes)
}
