import { Cursor } from './cursor.ts'
import { parseColumn } from './field.ts'

export type OrderTerm = {
  column: string
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

/**
 * `name.desc.nullslast,id`
 * @throws RestError PGRST100, PGRST127
 */
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
  const column = parseColumn(cursor)
  const direction = cursor.take('.asc') ? 'asc' : cursor.take('.desc') ? 'desc' : null
  const nulls = cursor.take('.nullsfirst') ? 'first' : cursor.take('.nullslast') ? 'last' : null
  cursor.skipBlanks()
  if (cursor.done || cursor.peek() === ',') return { column, direction, nulls }
  return cursor.fail(nulls !== null ? '"," or end of input' : '"asc", "desc", "nullsfirst" or "nullslast"')
}
