import { Cursor } from './cursor.ts'
import { type Field, parseField, parseName } from './field.ts'

export type OrderTerm = {
  /** Set for `order=client(name)`: the embedded resource whose field decides. */
  relation: string | null
  field: Field
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

const RELATED = /[^,.()]+(?=\()/y

/** Reads `order=`: `name.desc.nullslast,data->a.asc,client(name)`. */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, 'order')
  const terms: OrderTerm[] = []
  do {
    terms.push(parseTerm(cursor))
  } while (cursor.take(','))
  cursor.expectEnd()
  return terms
}

function parseTerm(cursor: Cursor): OrderTerm {
  cursor.skipBlanks()
  const { relation, field } = parseTarget(cursor)
  const direction = cursor.take('.asc') ? 'asc' : cursor.take('.desc') ? 'desc' : null
  const nulls = cursor.take('.nullsfirst') ? 'first' : cursor.take('.nullslast') ? 'last' : null
  cursor.skipBlanks()
  if (cursor.done || cursor.peek() === ',') return { relation, field, direction, nulls }
  return cursor.fail(nulls !== null ? '"," or end of input' : '"asc", "desc", "nullsfirst" or "nullslast"')
}

function parseTarget(cursor: Cursor): Pick<OrderTerm, 'relation' | 'field'> {
  const start = cursor.at
  if (cursor.match(RELATED) === null) return { relation: null, field: parseField(cursor) }
  cursor.at = start
  const relation = parseName(cursor)
  cursor.expect('(')
  const field = parseField(cursor)
  cursor.expect(')')
  return { relation, field }
}
