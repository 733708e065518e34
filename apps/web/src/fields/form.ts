import { buildRow, type Field, type FieldTable, namesOf, type RowOf, type Value } from '@tappet/upkeep'
import { type Typing, typedText, typedValue, wrongTyped } from './typed.ts'

export type FormOf<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { kind: 'flag' } ? boolean : string
}

export type ErrorsOf<Form> = { [Name in keyof Form]?: string | undefined }

export function formOf<Fields extends FieldTable>(
  fields: Fields,
  row: Partial<RowOf<Fields>>,
  typing: Typing,
): FormOf<Fields> {
  const texts = namesOf(fields).map((name) => {
    const field: Field = fields[name] as Field
    const value = row[name] as Value | undefined
    return [name, field.kind === 'flag' ? (value ?? field.default) : typedText(value, field, typing)]
  })
  return Object.fromEntries(texts)
}

/** Blank is not known; what stands under `errors` is not in the row as typed. */
export function readForm<Fields extends FieldTable>(
  fields: Fields,
  form: FormOf<Fields>,
  typing: Typing,
): { row: RowOf<Fields>; errors: ErrorsOf<FormOf<Fields>> } {
  const errors: Record<string, string> = {}
  const row = buildRow(fields, (name, field) => {
    const typed: string | boolean = form[name]
    if (typeof typed === 'boolean') return typed
    const wrong = wrongTyped(typed, field, typing)
    if (wrong !== null) errors[name] = wrong
    return wrong === null ? typedValue(typed, field, typing) : null
  })
  return { row, errors: errors as ErrorsOf<FormOf<Fields>> }
}
