/** Only accounts made here can be removed here; supabase/migrations/0020_demos.sql limits their number. */
import { type DemoAccount, RECEIPTS, soundPath } from '@tappet/wire'
import { eraseAccount } from '../_serve/erase-account.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import type { ListeningContext } from '../_serve/listening.ts'
import { signedInUser } from '../_serve/user.ts'
import { demoDiagnoses } from './diagnoses.ts'
import { receiptPng } from './receipt.data.ts'
import { demoLog } from './seed.ts'

export const limits: FunctionLimits = {
  methods: ['POST', 'DELETE'],
  maxBodyBytes: 1024,
  timeLimitMs: 60_000,
  signIn: 'none',
}

/**
 * POST -> 200 {email, password} of a new demo account; 404 where demos are off, 429 after too many.
 * DELETE by a demo account -> 204, and nothing of it is left; 403 for any other account.
 */
export const handler: Handler = (request, context) =>
  request.method === 'DELETE' ? remove(context) : start(context)

async function start(context: ListeningContext): Promise<Response> {
  const { demo, service, now } = context
  if (demo === undefined) throw new FunctionError('not_found', 'This server has no demo')
  const { data: allowed, error: uncounted } = await service.rpc('begin_demo', {
    p_address_hash: await hashOf(demo.callerAddress),
    p_now: now().toISOString(),
  })
  if (uncounted !== null) throw new Error('The demo could not be counted', { cause: uncounted })
  if (!allowed) throw new FunctionError('too_many_demos')
  const account: DemoAccount = {
    email: `demo-${crypto.randomUUID()}@demo.invalid`,
    password: crypto.randomUUID(),
  }
  const { data, error } = await service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { full_name: 'Demo Driver' },
    app_metadata: { demo: true },
  })
  if (error !== null) throw new Error('The demo account could not be made', { cause: error })
  try {
    await seed(data.user.id, context)
  } catch (failed) {
    await eraseAccount(data.user.id, service)
    throw failed
  }
  return Response.json(account)
}

async function seed(userId: string, context: ListeningContext): Promise<void> {
  const { service } = context
  const now = context.now()
  const bucket = service.storage.from(RECEIPTS)
  const store = async (path: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => {
    const { error } = await bucket.upload(path, bytes, { contentType })
    if (error !== null) throw new Error('A file of the demo could not be stored', { cause: error })
    return bucket.getPublicUrl(path).data.publicUrl
  }
  const receiptUrl = await store(`${userId}/${now.getTime()}.png`, receiptPng(), 'image/png')
  const storeSound = (historyId: string, wav: Uint8Array<ArrayBuffer>) =>
    store(soundPath(userId, historyId), wav, 'audio/wav')
  const diagnoses = await demoDiagnoses(userId, () => crypto.randomUUID(), storeSound, context)
  const inserts = await Promise.all([
    service.from('maintenance').insert(demoLog(userId, now, receiptUrl)),
    service.from('history').insert(diagnoses),
  ])
  for (const { error } of inserts)
    if (error !== null) throw new Error('The demo could not be written', { cause: error })
}

async function remove(context: FunctionContext): Promise<Response> {
  const { id } = signedInUser(context)
  const { data, error } = await context.service.auth.admin.getUserById(id)
  if (error !== null) throw new Error('The account could not be looked up', { cause: error })
  if (data.user.app_metadata.demo !== true) throw new FunctionError('forbidden', 'This is not a demo account')
  await eraseAccount(id, context.service)
  return new Response(null, { status: 204 })
}

async function hashOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
