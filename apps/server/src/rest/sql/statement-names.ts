import { createHash } from 'node:crypto'

/** A connection keeps every statement it has prepared, so their number must have an end. */
const MOST_NAMED = 400
/** How many shapes seen once are remembered, to see whether they come again. */
const MOST_CANDIDATES = 400

/**
 * Names for prepared statements, one for each text. A text gets its name when it comes the
 * second time, so that a stream of ever new shapes cannot use the names up at once; when
 * they are used up, further shapes are planned each time and otherwise work the same.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const candidates = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMED) return undefined
    if (!candidates.delete(text)) {
      if (candidates.size >= MOST_CANDIDATES) candidates.clear()
      candidates.add(text)
      return undefined
    }
    const name = `rest_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}
