import { refuse } from './errors.ts'

/** What a client prefers (RFC 7240), as far as this server offers it. */
export type Preferences = {
  return: 'minimal' | 'representation' | null
  /** Rows are counted exactly where a client prefers planned or estimated, too. */
  count: 'exact' | null
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
}

const CHOICES: Record<keyof Preferences, readonly string[]> = {
  return: ['minimal', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
}
const isChoice = (name: string): name is keyof Preferences => Object.hasOwn(CHOICES, name)

/** Those of PostgREST that would change what is done: passed over, a client would be misled. */
const NOT_OFFERED = /^(?:missing=default|handling=strict|return=headers-only|max-affected=.*|timezone=.*)$/

/**
 * Reads the Prefer header; of a preference said twice, the first counts, and an unknown one is passed over.
 *
 * @throws RestError PGRST127
 */
export function parsePrefer(header: string | null): Preferences {
  const preferences: Preferences = { return: null, count: null, resolution: null }
  for (const part of header?.split(',') ?? []) {
    const preference = part.trim()
    if (NOT_OFFERED.test(preference)) throw refuse.notOffered(`Prefer: ${preference}`, 'Leave it out.')
    const [name = '', value = ''] = preference.split('=', 2)
    if (isChoice(name) && CHOICES[name].includes(value))
      Object.assign(preferences, { [name]: preferences[name] ?? (name === 'count' ? 'exact' : value) })
  }
  return preferences
}

/** The Preference-Applied header: those of `applicable` that were asked for, or null. */
export function preferenceApplied(
  preferences: Preferences,
  applicable: readonly (keyof Preferences)[],
): string | null {
  const applied = applicable
    .filter((name) => preferences[name] !== null)
    .map((name) => `${name}=${preferences[name]}`)
  return applied.length === 0 ? null : applied.join(', ')
}
