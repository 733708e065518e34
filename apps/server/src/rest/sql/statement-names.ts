import { createHash } from 'node:crypto'

/** A connection keeps every prepared statement. */
const MAX_NAMED = 400
/** Shapes seen once. */
const MAX_CANDIDATES = 400

/**
 * For prepared statements: a text gets its name the second time, so that a stream of new shapes does not use up the
 * names.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const candidates = new Set<string>()
  return (text) => {
    const ownName = names.get(text)
    if (ownName !== undefined) return ownName
    if (names.size >= MAX_NAMED) return undefined
    if (!candidates.delete(text)) {
      if (candidates.size >= MAX_CANDIDATES) candidates.clear()
      candidates.add(text)
      return undefined
    }
    const name = `rest_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}
