import { refuse } from '../../errors/rest.ts'
import { Cursor } from './cursor.ts'
import { type Field, parseJsonPath, parseName } from './field.ts'

export type ColumnItem = { kind: 'column'; field: Field; alias: string | null; cast: string | null }
export type EmbedItem = {
  kind: 'embed'
  relation: string
  alias: string | null
  hint: string | null
  join: 'inner' | 'left'
  items: SelectItem[]
}
export type SelectItem = { kind: 'star' } | ColumnItem | EmbedItem

/** A request beyond these limits is a mistake or an attack: each embed is a join to plan. */
const MAX_ITEMS = 500
const MAX_EMBEDS = 50
const MAX_EMBED_DEPTH = 10

const CAST = /[\p{L}_][\p{L}\p{N}_ $]*(?:\[\])?/uy
const AGGREGATE = /\.(?:avg|count|max|min|sum)\(\)/y

/**
 * Reads `select=`: columns with alias, JSON path and cast, `*`, and embedded resources.
 *
 * @throws RestError PGRST100; PGRST123 for an aggregate; PGRST127 for a spread
 */
export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, 'select parameter')
  cursor.skipBlanks()
  if (cursor.done) return []
  const items = parseItems(cursor, { items: 0, embeds: 0 }, 0)
  cursor.expectEnd()
  return items
}

type Tally = { items: number; embeds: number }

function parseItems(cursor: Cursor, tally: Tally, depth: number): SelectItem[] {
  const items: SelectItem[] = []
  do {
    cursor.skipBlanks()
    tally.items += 1
    if (tally.items > MAX_ITEMS) throw cursor.failure(`more than ${MAX_ITEMS} items`)
    items.push(parseItem(cursor, tally, depth))
    cursor.skipBlanks()
  } while (cursor.take(','))
  return items
}

function parseItem(cursor: Cursor, tally: Tally, depth: number): SelectItem {
  if (cursor.take('*')) return { kind: 'star' }
  if (cursor.startsWith('...'))
    throw refuse.notOffered('Spreading an embedded resource', 'Embed it without the dots.')
  const first = parseName(cursor)
  const hasAlias = cursor.startsWith(':') && !cursor.startsWith('::') && cursor.take(':')
  if (hasAlias) cursor.skipBlanks()
  const name = hasAlias ? parseName(cursor) : first
  const alias = hasAlias ? first : null
  if (name === 'count' && cursor.startsWith('()')) throw refuse.aggregate()
  if (cursor.startsWith('!') || cursor.startsWith('(')) return parseEmbed(cursor, name, alias, tally, depth)
  return parseColumn(cursor, name, alias)
}

function parseColumn(cursor: Cursor, name: string, alias: string | null): ColumnItem {
  const path = parseJsonPath(cursor)
  let cast: string | null = null
  if (cursor.take('::')) {
    cast = cursor.match(CAST)?.trim() ?? null
    if (cast === null) cursor.fail('letter or digit')
  }
  if (cursor.match(AGGREGATE) !== null) throw refuse.aggregate()
  cursor.skipBlanks()
  if (!cursor.done && cursor.peek() !== ',' && cursor.peek() !== ')') {
    cursor.fail('letter, digit, "-", "->>", "->", "::", ")", "," or end of input')
  }
  return { kind: 'column', field: { name, path }, alias, cast }
}

function parseEmbed(
  cursor: Cursor,
  relation: string,
  alias: string | null,
  tally: Tally,
  depth: number,
): EmbedItem {
  tally.embeds += 1
  if (tally.embeds > MAX_EMBEDS) throw cursor.failure(`more than ${MAX_EMBEDS} embedded resources`)
  if (depth >= MAX_EMBED_DEPTH)
    throw cursor.failure(`more than ${MAX_EMBED_DEPTH} levels of embedded resources`)
  let hint: string | null = null
  let join: EmbedItem['join'] = 'left'
  for (let count = 0; count < 2 && cursor.take('!'); count++) {
    const word = parseName(cursor)
    if (word === 'inner' || word === 'left') join = word
    else hint = word
  }
  cursor.expect('(')
  cursor.skipBlanks()
  const items = cursor.peek() === ')' ? [] : parseItems(cursor, tally, depth + 1)
  cursor.expect(')')
  return { kind: 'embed', relation, alias, hint, join, items }
}
