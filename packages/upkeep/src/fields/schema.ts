import { z } from 'zod'
import { isCurrency } from '../money/money.ts'
import { type Field, type FieldTable, lengthOf, namesOf, type RowOf } from './field.ts'

const INTEGER_MAX = 2_147_483_647
const NUMERIC_MAX = 9_999_999_999.99

export function rowSchema<Fields extends FieldTable>(fields: Fields) {
  const shape = Object.fromEntries(namesOf(fields).map((name) => [name, columnOf(fields[name] as Field)]))
  return z.object(shape as { [Name in keyof Fields & string]: z.ZodType<RowOf<Fields>[Name]> })
}

function columnOf(field: Field): z.ZodType {
  const value = schemaFor(field)
  if (field.kind === 'flag') return value.default(field.default)
  return field.required ? value : value.nullish().default(null)
}

function schemaFor(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'address':
      return z.string().refine((text) => fits(text, field), `at most ${field.maxLength} characters`)
    case 'code':
      return z.string().regex(field.pattern)
    case 'picture':
      return z.string().max(field.maxLength).startsWith('data:image/')
    case 'day':
      return z.iso.date()
    case 'moment':
      return z.string()
    case 'year':
      return z.int().min(field.min).max(field.max)
    case 'miles':
    case 'kilometers':
      return z.int().min(0).max(INTEGER_MAX)
    case 'quantity':
      return (field.isPositive ? z.number().positive() : z.number().min(0)).max(field.max)
    case 'temperature':
      return z.number().min(field.min).max(field.max)
    case 'money':
      return z.number().min(-NUMERIC_MAX).max(NUMERIC_MAX)
    case 'minor':
      return z.int().min(0)
    case 'currency':
      return z.string().refine(isCurrency, 'no currency of ISO 4217')
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'flag':
      return z.boolean()
  }
}

function fits(text: string, field: { required?: true; maxLength: number; notBlank?: true }): boolean {
  // Such texts are counted as the table counts them: char_length(btrim(…)), which takes off spaces alone.
  const isFilled = field.required || field.notBlank === true
  const counted = isFilled ? text.replace(/^ +| +$/g, '') : text
  return lengthOf(counted) <= field.maxLength && (!isFilled || counted !== '')
}
