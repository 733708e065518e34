import { type LogFieldName, type LogRecord, logFieldNames } from './fields.ts'

/**
 * Which of these records the log has already, so that a file read twice doubles nothing. Two records are the same when
 * all compared fields are equal; of two equal ones in the file and one in the log, one is new.
 *
 * @param compared the fields that the file states. A file that was written before a field existed says nothing of it,
 * and its records are still the same.
 */
export function partKnown<R extends LogRecord>(
  records: readonly R[],
  log: readonly LogRecord[],
  compared: readonly LogFieldName[] = logFieldNames,
): { fresh: R[]; known: R[] } {
  // An empty text and none are the same to a reader, and a CSV file cannot tell them apart.
  const keyOf = (record: LogRecord) => JSON.stringify(compared.map((name) => record[name] ?? ''))
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
