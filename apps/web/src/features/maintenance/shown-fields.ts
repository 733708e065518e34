import { type LogField, type LogFieldName, type LogRecord, logFieldNames, logFields } from '@tappet/upkeep'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'
import { formatDay } from '../../format/local-day.ts'

/** A value as it is displayed; a cost has its own text, with its currency. */
function shown(value: string | number, field: LogField, unit: DistanceUnit): string {
  if (field.kind === 'miles') return formatDistance(Number(value), unit)
  return field.kind === 'day' ? formatDay(String(value)) : String(value)
}

/** One value of a field as text; nothing is "nothing". */
export function shownValue(name: LogFieldName, value: unknown, unit: DistanceUnit): string {
  if (typeof value !== 'string' && typeof value !== 'number') return 'nothing'
  return value === '' ? 'nothing' : shown(value, logFields[name], unit)
}

export type ShownField = { name: LogFieldName; label: string; value: string }

/** The filled fields of a record except those that the caller renders itself. */
export function otherFields(
  record: LogRecord,
  handled: readonly LogFieldName[],
  unit: DistanceUnit,
): ShownField[] {
  return logFieldNames.flatMap((name) => {
    // Undefined in a row that this device cached before the column existed.
    const value = record[name] ?? ''
    if (handled.includes(name) || value === '') return []
    return [{ name, label: logFields[name].label, value: shown(value, logFields[name], unit) }]
  })
}
