/** What a client prefers (RFC 7240), as far as PostgREST knows it. */
export type Preferences = {
  return: 'minimal' | 'representation' | 'headers-only' | null
  /** Rows are counted exactly where a client prefers planned or estimated, too. */
  count: 'exact' | null
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  missing: 'default' | 'null' | null
  handling: 'strict' | 'lenient' | null
  timezone: string | null
  maxAffected: number | null
  /** Unknown preferences; refused when handling is strict. */
  unknown: string[]
}

const NONE: Preferences = {
  return: null,
  count: null,
  resolution: null,
  missing: null,
  handling: null,
  timezone: null,
  maxAffected: null,
  unknown: [],
}

type Choice = { [Name in 'return' | 'count' | 'resolution' | 'missing' | 'handling']: readonly string[] }
const CHOICES: Choice = {
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
}
const isChoice = (name: string): name is keyof Choice => Object.hasOwn(CHOICES, name)

/** Known and without effect: a client may not choose to roll back, and one object is read as one anyway. */
const WITHOUT_EFFECT = new Set(['tx=commit', 'tx=rollback', 'params=single-object'])

/** The settings of a transaction that follow from a request's preferences. */
export function settingsOf({ timezone }: Preferences): Record<string, string> {
  return timezone === null ? {} : { timezone }
}

/** Reads the Prefer header; of a preference said twice, the first counts. */
export function parsePrefer(header: string | null): Preferences {
  if (header === null || header === '') return NONE
  const preferences: Preferences = { ...NONE, unknown: [] }
  for (const part of header.split(',')) {
    const preference = part.trim()
    if (preference !== '' && !read(preference, preferences)) preferences.unknown.push(preference)
  }
  return preferences
}

function read(preference: string, into: Preferences): boolean {
  if (WITHOUT_EFFECT.has(preference)) return true
  const [name = '', value = ''] = preference.split('=', 2)
  if (isChoice(name) && CHOICES[name].includes(value)) {
    Object.assign(into, { [name]: into[name] ?? (name === 'count' ? 'exact' : value) })
    return true
  }
  if (name === 'max-affected' && /^\d{1,15}$/.test(value)) {
    into.maxAffected ??= Number(value)
    return true
  }
  if (name === 'timezone' && isTimezone(value)) {
    into.timezone ??= value
    return true
  }
  return false
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)
  } catch {
    return false
  }
}

type Applicable = 'resolution' | 'missing' | 'return' | 'count' | 'handling' | 'timezone' | 'max-affected'

/** The Preference-Applied header: those of `applicable` that were asked for, or null. */
export function preferenceApplied(
  preferences: Preferences,
  applicable: readonly Applicable[],
): string | null {
  const maxAffected = preferences.handling === 'strict' ? preferences.maxAffected : null
  const values = { ...preferences, 'max-affected': maxAffected }
  const applied = applicable.filter((name) => values[name] !== null).map((name) => `${name}=${values[name]}`)
  return applied.length === 0 ? null : applied.join(', ')
}
