import { Cursor } from './cursor.ts'
import { moreThanColumn, parseColumn } from './field.ts'

export type SelectItem = string | null

/** More are a mistake or an attack. */
const MAX_ITEMS = 500

/**
 * Columns and `*`.
 * @throws RestError PGRST100, PGRST127
 */
export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, 'select parameter')
  cursor.skipBlanks()
  if (cursor.done) return []
  const items: SelectItem[] = []
  do {
    cursor.skipBlanks()
    if (items.length === MAX_ITEMS) throw cursor.failure(`more than ${MAX_ITEMS} items`)
    if (cursor.startsWith('...')) throw moreThanColumn()
    items.push(cursor.take('*') ? null : parseColumn(cursor))
    if (cursor.startsWith('.')) throw moreThanColumn()
    cursor.skipBlanks()
  } while (cursor.take(','))
  cursor.expectEnd()
  return items
}
