import { createClient } from '@supabase/supabase-js'
import { type Database, type SoundModelVariant, soundModelVariants } from '@tappet/wire'
import { answer } from './answer.ts'
import type { FunctionContext, FunctionDefinition, FunctionLog } from './function.ts'
import { askerOf, readKeys } from './keys.ts'

declare const Deno: {
  env: { get(name: string): string | undefined }
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

export function host(name: string, definition: FunctionDefinition): (request: Request) => Promise<Response> {
  const url = environment('SUPABASE_URL')
  const keys = readKeys((name) => Deno.env.get(name))
  const service = createClient<Database>(url, keys.secret[0], { auth: stateless })
  const anybody = createClient<Database>(url, keys.publishable[0], { auth: stateless })
  const push = pushIdentity(url)
  const soundModel = soundModelVariant()

  const contextOf = async (request: Request): Promise<FunctionContext> => {
    const asker = askerOf(request.headers, keys)
    const withToken = (token: string) =>
      createClient<Database>(url, keys.publishable[0], {
        auth: stateless,
        global: { headers: { Authorization: `Bearer ${token}` } },
      })
    const caller =
      asker.kind === 'token' ? withToken(asker.token) : asker.kind === 'server' ? service : anybody
    return {
      user: asker.kind === 'token' ? await userOf(caller, asker.token) : null,
      caller,
      service,
      now: () => new Date(),
      log,
      soundModel,
      ...(push !== undefined && { push }),
      ...(hasDemo() && { demo: { callerAddress: addressOf(request) } }),
    }
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return new Response('ok', { headers: corsHeaders })
    const response = await answer(name, definition, request, await contextOf(request))
    for (const [header, value] of Object.entries(corsHeaders)) response.headers.set(header, value)
    return response
  }
}

// Asks the auth server: the gateway checks no signature (verify_jwt is off, since it knows the older keys alone).
async function userOf(caller: FunctionContext['caller'], token: string): Promise<FunctionContext['user']> {
  const { data } = await caller.auth.getClaims(token)
  if (data === null || data.claims.role !== 'authenticated') return null
  return { id: data.claims.sub, email: data.claims.email ?? null }
}

// `supabase secrets set VAPID_PUBLIC_KEY=… VAPID_PRIVATE_KEY=…`.
function pushIdentity(url: string): FunctionContext['push'] {
  const [publicKey, privateKey] = [Deno.env.get('VAPID_PUBLIC_KEY'), Deno.env.get('VAPID_PRIVATE_KEY')]
  if (!publicKey || !privateKey) return undefined
  return { publicKey, privateKey, subject: Deno.env.get('SITE_URL') ?? url }
}

// A misspelt name must not select the other variant silently.
function soundModelVariant(): SoundModelVariant {
  const name = Deno.env.get('SOUND_MODEL') || 'default'
  const variant = soundModelVariants.find((variantName) => variantName === name)
  if (variant === undefined) throw new Error(`SOUND_MODEL must be one of ${soundModelVariants.join(', ')}`)
  return variant
}

// Off by default: a hosted project pays for every account.
const hasDemo = () => Deno.env.get('DEMO') === '1'

// The gateway puts the caller first.
const addressOf = (request: Request) =>
  request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'

function environment(name: string): string {
  const value = Deno.env.get(name)
  if (value === undefined || value === '') throw new Error(`${name} is not set`)
  return value
}

// JSON of an Error is empty.
const withStacks = (_: string, value: unknown) => (value instanceof Error ? value.stack : value)
const line = (level: string) => (fields: object, message: string) => {
  console.log(JSON.stringify({ level, message, ...fields }, withStacks))
}
const log: FunctionLog = { info: line('info'), warn: line('warn'), error: line('error') }

/** Supabase leaves CORS to the function; any origin may call, since no cookie is ever read. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
}
