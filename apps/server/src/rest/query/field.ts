import { Cursor } from './cursor.ts'

/** One step into a JSON value: `->key`, `->>key`, `->0`. */
export type JsonStep = { asText: boolean; key: string | number }

/** A column, or a place inside a JSON column. */
export type Field = { name: string; path: JsonStep[] }

const NAME_PART = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy
const INDEX = /-?\d{1,9}(?=->|::|\.|,|\)|$)/y
const QUOTED = /"(?:[^"\\]|\\.)*"/sy

/** A value in double quotes, where a backslash makes the next character plain; null if none is next. */
export function parseQuoted(cursor: Cursor): string | null {
  const quoted = cursor.match(QUOTED)
  return quoted === null ? null : quoted.slice(1, -1).replace(/\\(.)/gs, '$1')
}

/** A column's, relation's or alias's name, quoted or bare. */
export function parseName(cursor: Cursor): string {
  const quoted = parseQuoted(cursor)
  const name = quoted ?? cursor.match(NAME_PART)?.trim() ?? ''
  // A NUL would end the statement's text early on its way to the database.
  if (name === '' || name.includes('\0')) cursor.fail('field name (* or [a..z0..9_$])')
  return name
}

/** `->a->0->>b`, possibly empty. */
export function parseJsonPath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = []
  while (cursor.startsWith('->')) {
    const asText = cursor.take('->>')
    if (!asText) cursor.expect('->')
    const index = cursor.match(INDEX)
    path.push({ asText, key: index === null ? parseName(cursor) : Number(index) })
  }
  return path
}

/** A name followed by a JSON path. */
export function parseField(cursor: Cursor): Field {
  cursor.skipBlanks()
  const field = { name: parseName(cursor), path: parseJsonPath(cursor) }
  cursor.skipBlanks()
  return field
}

/** `a.b.c->d` of a parameter's name: the embedded resources it leads through, then the field. */
export function parseTreePath(key: string): { path: string[]; field: Field } {
  const cursor = new Cursor(key, 'tree path')
  const names = [parseName(cursor)]
  while (cursor.take('.')) names.push(parseName(cursor))
  const path = parseJsonPath(cursor)
  cursor.expectEnd()
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? '', path } }
}

/** The names in `a,b,"c d"`, as in `columns=` and `on_conflict=`. */
export function parseNames(text: string, subject: string): string[] {
  const cursor = new Cursor(text, subject)
  const names: string[] = []
  do {
    cursor.skipBlanks()
    names.push(parseName(cursor))
    cursor.skipBlanks()
  } while (cursor.take(','))
  cursor.expectEnd()
  return names
}
