/** Null where nothing is kept, or no JSON: of another version, or edited by hand. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
