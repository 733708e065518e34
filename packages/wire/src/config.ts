import { plansModes } from './plans.ts'
import { soundModelVariants } from './sound-terms.ts'

/*
 * Every page reads this before anything else. A schema library would be a tenth of what home loads, so the few fields
 * have a table of their own.
 */

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
  /** Whether Sign in with Apple is set up; absent from a server that knows of none. */
  appleEnabled: flag,
  /** Whom a phone's Google token is to be made out to; absent where there is no Google. */
  googleClientId: text,
  /** Where a driver writes for help; absent where the operator named no address. */
  supportEmail: text,
  /** Whether a visitor may try a throw-away demo account; absent from a server that knows of none. */
  demoEnabled: flag,
  /** With which variant of the sound model the server listens; absent from a server that has the default alone. */
  soundModel: oneOf(soundModelVariants),
  /** How plans are offered; absent from a server that offers them as stated. */
  plans: oneOf(plansModes),
  /** Whether the server can send mail; absent from one that can. */
  mailEnabled: flag,
  /** What a browser subscribes to push messages with (VAPID, base64url); absent where none are sent. */
  pushPublicKey: text,
}

/** GET /config.json: what the web app needs to know before it can speak to its backend. */
export type AppConfig = { [K in keyof typeof required]: Guarded<(typeof required)[K]> } & {
  [K in keyof typeof optional]?: Guarded<(typeof optional)[K]> | undefined
}

/** The names of the fields that are missing or of another kind. */
function badFields(fields: object): string[] {
  const held = new Map<string, unknown>(Object.entries(fields))
  const bad = (guards: Record<string, Guard<unknown>>) =>
    Object.entries(guards).flatMap(([name, is]) => (is(held.get(name)) ? [] : [name]))
  return [...bad(required), ...bad(optional).filter((name) => held.get(name) !== undefined)]
}

/** Whether this is a server's configuration; fields of later versions are let be. */
export function isAppConfig(value: unknown): value is AppConfig {
  return typeof value === 'object' && value !== null && badFields(value).length === 0
}

/** @throws TypeError that names what is missing or of another kind */
export function readAppConfig(value: unknown): AppConfig {
  if (isAppConfig(value)) return value
  const bad = typeof value === 'object' && value !== null ? badFields(value).join(', ') : 'no fields at all'
  throw new TypeError(`/config.json cannot be read: ${bad}`)
}
