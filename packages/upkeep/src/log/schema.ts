import { z } from 'zod'
import { isCurrency } from '../money/money.ts'
import { type LogField, type LogFieldName, type LogRecord, logFieldNames, logFields } from './fields.ts'

/** PostgreSQL's `integer` and the whole part of `numeric(13, 3)`: more than the form takes, because a row may come by another way. */
const INTEGER_MAX = 2_147_483_647
const NUMERIC_MAX = 9_999_999_999.99

type Shape = { [Name in LogFieldName]: z.ZodType<LogRecord[Name]> }

/** A record as the table `maintenance` takes it. A field that is absent or empty is null. */
export const logRecordSchema = z.object(
  Object.fromEntries(logFieldNames.map((name) => [name, columnOf(logFields[name])])) as Shape,
)

function columnOf(field: LogField): z.ZodType {
  const value = schemaFor(field)
  return field.required ? value : value.nullish().default(null)
}

function schemaFor(field: LogField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'address':
      return z.string().refine((text) => fits(text, field), `at most ${field.maxLength} characters`)
    case 'day':
      return z.iso.date()
    case 'miles':
      return z.int().min(0).max(INTEGER_MAX)
    case 'money':
      return z.number().min(0).max(NUMERIC_MAX)
    case 'currency':
      return z.string().refine(isCurrency, 'no currency of ISO 4217')
  }
}

function fits(text: string, field: { required: boolean; maxLength: number }): boolean {
  // Required texts are counted as the table counts them: char_length(btrim(…)), which takes off spaces alone.
  const counted = field.required ? text.replace(/^ +| +$/g, '') : text
  return lengthOf(counted) <= field.maxLength && (!field.required || counted !== '')
}

/** Characters (Unicode code points), as PostgreSQL counts them. */
export function lengthOf(text: string): number {
  return [...text].length
}
