import { refuse } from '../errors.ts'
import { Cursor } from './cursor.ts'

const NAME_PART = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy
const QUOTED = /"(?:[^"\\]|\\.)*"/sy

/** In double quotes, where a backslash makes the next character plain; null if none is next. */
export function parseQuoted(cursor: Cursor): string | null {
  const quoted = cursor.match(QUOTED)
  return quoted === null ? null : quoted.slice(1, -1).replace(/\\(.)/gs, '$1')
}

export function parseName(cursor: Cursor): string {
  const quoted = parseQuoted(cursor)
  const name = quoted ?? cursor.match(NAME_PART)?.trim() ?? ''
  // A NUL would end the statement's text early on its way to the database.
  if (name === '' || name.includes('\0')) cursor.fail('field name (* or [a..z0..9_$])')
  return name
}

/** PostgREST allows a place in JSON, a cast, another name, an embedded resource behind a name. */
const BEYOND = /->|[:!(]/y

/** @throws RestError PGRST100; PGRST127 for what PostgREST lets stand behind a name */
export function parseColumn(cursor: Cursor): string {
  cursor.skipBlanks()
  const name = parseName(cursor)
  if (cursor.match(BEYOND) !== null) throw moreThanColumn()
  cursor.skipBlanks()
  return name
}

export const moreThanColumn = () =>
  refuse.notOffered(
    'Embedding, aggregates, casts, other names and places in JSON',
    'Name columns of the table.',
  )

/** `a,b,"c d"`, as in `columns=` and `on_conflict=`. */
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
