import { refuse } from './errors.ts'

/** RFC 7240, as far as this server offers it. */
export type Preferences = {
  return: 'minimal' | 'representation' | null
  /** Exact also where a client prefers planned or estimated. */
  count: 'exact' | null
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
}

const CHOICES: Record<keyof Preferences, readonly string[]> = {
  return: ['minimal', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
}
const isChoice = (name: string): name is keyof Preferences => Object.hasOwn(CHOICES, name)

/** Ignoring these would mislead a client. */
const NOT_OFFERED = /^(?:missing=default|handling=strict|return=headers-only|max-affected=.*|timezone=.*)$/

/**
 * Of a preference said twice, the first counts; an unknown one is ignored.
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

/** Those of `applicable` that were asked for, or null. */
export function preferenceApplied(
  preferences: Preferences,
  applicable: readonly (keyof Preferences)[],
): string | null {
  const applied = applicable
    .filter((name) => preferences[name] !== null)
    .map((name) => `${name}=${preferences[name]}`)
  return applied.length === 0 ? null : applied.join(', ')
}
