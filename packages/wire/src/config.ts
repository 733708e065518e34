import { plansModes } from './plans.ts'
import { soundModelVariants } from './sound-terms.ts'

/* A schema library would be a tenth of what home loads. */

type Guard<T> = (value: unknown) => value is T
type Guarded<G> = G extends Guard<infer T> ? T : never

const text = (value: unknown): value is string => typeof value === 'string'
const flag = (value: unknown): value is boolean => typeof value === 'boolean'
const oneOf =
  <T extends string>(all: readonly T[]) =>
  (value: unknown): value is T =>
    all.some((each) => each === value)

const required = { supabaseUrl: text, anonKey: text, version: text, googleEnabled: flag }

const optional = {
  appleEnabled: flag,
  /** Whom a phone's Google token is made out to; absent without Google. */
  googleClientId: text,
  supportEmail: text,
  demoEnabled: flag,
  soundModel: oneOf(soundModelVariants),
  plans: oneOf(plansModes),
  mailEnabled: flag,
  /** VAPID, base64url; absent where no push messages are sent. */
  pushPublicKey: text,
}

export type AppConfig = { [K in keyof typeof required]: Guarded<(typeof required)[K]> } & {
  [K in keyof typeof optional]?: Guarded<(typeof optional)[K]> | undefined
}

function badFields(fields: object): string[] {
  const values = new Map<string, unknown>(Object.entries(fields))
  const bad = (guards: Record<string, Guard<unknown>>) =>
    Object.entries(guards).flatMap(([name, is]) => (is(values.get(name)) ? [] : [name]))
  return [...bad(required), ...bad(optional).filter((name) => values.get(name) !== undefined)]
}

export function isAppConfig(value: unknown): value is AppConfig {
  return typeof value === 'object' && value !== null && badFields(value).length === 0
}

/** @throws TypeError that names what is missing or of another kind */
export function readAppConfig(value: unknown): AppConfig {
  if (isAppConfig(value)) return value
  const bad = typeof value === 'object' && value !== null ? badFields(value).join(', ') : 'no fields at all'
  throw new TypeError(`/config.json cannot be read: ${bad}`)
}
