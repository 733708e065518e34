import { refuse } from '../../errors/rest.ts'
import { Cursor } from './cursor.ts'
import { type Field, parseField } from './field.ts'

export type OrderTerm = {
  field: Field
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

const RELATED = /[^,.()]+\(/y

/** Reads `order=`: `name.desc.nullslast,data->a.asc`. @throws RestError PGRST100; PGRST127 for `client(name)` */
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
  if (cursor.match(RELATED) !== null)
    throw refuse.notOffered('Ordering by an embedded resource', 'Order the rows where they are read.')
  const field = parseField(cursor)
  const direction = cursor.take('.asc') ? 'asc' : cursor.take('.desc') ? 'desc' : null
  const nulls = cursor.take('.nullsfirst') ? 'first' : cursor.take('.nullslast') ? 'last' : null
  cursor.skipBlanks()
  if (cursor.done || cursor.peek() === ',') return { field, direction, nulls }
  return cursor.fail(nulls !== null ? '"," or end of input' : '"asc", "desc", "nullsfirst" or "nullslast"')
}
