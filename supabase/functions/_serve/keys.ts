/**
 * A project's keys of both generations: JSON Web Tokens, and names that only the gateway knows (sb_publishable_…,
 * sb_secret_…). https://supabase.com/docs/guides/functions/secrets
 */
import { z } from 'zod'

export type Keys = {
  /** Sent by clients; the first is what we send. */
  publishable: readonly [string, ...string[]]
  secret: readonly [string, ...string[]]
}

export type Asker = { kind: 'nobody' } | { kind: 'server' } | { kind: 'token'; token: string }

/** @throws Error naming what is not set */
export function readKeys(read: (name: string) => string | undefined): Keys {
  return {
    publishable: keysOf(read, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secret: keysOf(read, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  }
}

// The older key last: a project may have switched it off.
function keysOf(
  read: (name: string) => string | undefined,
  newer: string,
  older: string,
): [string, ...string[]] {
  const [first, ...more] = [...namedKeys(read(newer), newer), read(older) ?? ''].filter((key) => key !== '')
  if (first === undefined) throw new Error(`Neither ${newer} nor ${older} is set`)
  return [first, ...more]
}

function namedKeys(text: string | undefined, name: string): string[] {
  if (text === undefined || text.trim() === '') return []
  try {
    const entries = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text)))
    return entries.sort(([a], [b]) => Number(b === 'default') - Number(a === 'default')).map(([, key]) => key)
  } catch {
    throw new Error(`${name} is not a JSON object of keys`)
  }
}

/** A secret key in either header is the server; any other token is for the auth server to judge. */
export function askerOf(headers: Headers, { publishable, secret }: Keys): Asker {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const apiKey = headers.get('apikey')
  const isOneOf = (keys: readonly string[], text: string | null | undefined) =>
    text != null && keys.some((key) => isSame(key, text))
  if (isOneOf(secret, token) || (token === undefined && isOneOf(secret, apiKey))) return { kind: 'server' }
  if (token === undefined || isOneOf(publishable, token)) return { kind: 'nobody' }
  return { kind: 'token', token }
}

// In constant time.
function isSame(key: string, text: string): boolean {
  let difference = key.length ^ text.length
  for (let at = 0; at < key.length; at++) difference |= key.charCodeAt(at) ^ text.charCodeAt(at)
  return difference === 0
}
