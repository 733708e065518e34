import type { LogRecord } from '../records.ts'

/**
 * Which of these records the log has already, so that a file read twice doubles nothing. Records are the same
 * when all their fields are; of two equal ones in the file and one in the log, one is new.
 */
export function partKnown<R extends LogRecord>(
  records: readonly R[],
  log: readonly LogRecord[],
): { fresh: R[]; known: R[] } {
  const counts = new Map<string, number>()
  for (const record of log) counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + 1)
  const fresh: R[] = []
  const known: R[] = []
  for (const record of records) {
    const left = counts.get(keyOf(record)) ?? 0
    if (left > 0) counts.set(keyOf(record), left - 1)
    ;(left > 0 ? known : fresh).push(record)
  }
  return { fresh, known }
}

function keyOf({ item, date, mileage, cost, notes, receipt_url }: LogRecord): string {
  return JSON.stringify([item, date, mileage, cost, notes ?? '', receipt_url ?? ''])
}
