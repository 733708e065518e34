/** Only accounts made here can be removed here; supabase/migrations/0020_demos.sql limits their number. */
import { type DemoAccount, RECEIPTS, soundPath } from '@tappet/wire'
import { dataOf } from '../_serve/data.ts'
import { eraseAccount } from '../_serve/erase-account.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext, FunctionLimits, Handler } from '../_serve/function.ts'
import type { ListeningContext } from '../_serve/listening.ts'
import { tokenHash } from '../_serve/token-hash.ts'
import { signedInUser } from '../_serve/user.ts'
import { demoDiagnoses } from './diagnoses.ts'
import { receiptPng } from './receipt.data.ts'
import { demoLog } from './seed.ts'

export const limits: FunctionLimits = { methods: ['POST', 'DELETE'], timeLimitMs: 60_000, signIn: 'none' }

/**
 * POST -> 200 {email, password} of a new demo account; 404 where demos are off, 429 after too many.
 * DELETE by a demo account -> 204, and nothing of it is left; 403 for any other account.
 */
export const handler: Handler = (request, context) =>
  request.method === 'DELETE' ? remove(context) : start(context)

async function start(context: ListeningContext): Promise<Response> {
  const { demo, service, now } = context
  if (demo === undefined) throw new FunctionError('not_found', 'This server has no demo')
  const caller = { p_address_hash: await tokenHash(demo.callerAddress), p_now: now().toISOString() }
  if (!(await dataOf(service.rpc('begin_demo', caller), 'The demo could not be counted')))
    throw new FunctionError('too_many_demos')
  const account: DemoAccount = {
    email: `demo-${crypto.randomUUID()}@demo.invalid`,
    password: crypto.randomUUID(),
  }
  const creation = service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { full_name: 'Demo Driver' },
    app_metadata: { demo: true },
  })
  const { user } = await dataOf(creation, 'The demo account could not be made')
  try {
    await seed(user.id, context)
  } catch (error) {
    await eraseAccount(user.id, service)
    throw error
  }
  return Response.json(account)
}

async function seed(userId: string, context: ListeningContext): Promise<void> {
  const { service } = context
  const now = context.now()
  const bucket = service.storage.from(RECEIPTS)
  const store = async (path: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => {
    await dataOf(bucket.upload(path, bytes, { contentType }), 'A file of the demo could not be stored')
    return bucket.getPublicUrl(path).data.publicUrl
  }
  const receiptUrl = await store(`${userId}/${now.getTime()}.png`, receiptPng(), 'image/png')
  const storeSound = (historyId: string, wav: Uint8Array<ArrayBuffer>) =>
    store(soundPath(userId, historyId), wav, 'audio/wav')
  const diagnoses = await demoDiagnoses(userId, () => crypto.randomUUID(), storeSound, context)
  const failure = 'The demo could not be written'
  await dataOf(service.from('maintenance').insert(demoLog(userId, now, receiptUrl)), failure)
  await dataOf(service.from('history').insert(diagnoses), failure)
}

async function remove(context: FunctionContext): Promise<Response> {
  const { id } = signedInUser(context)
  const account = context.service.auth.admin.getUserById(id)
  const { user } = await dataOf(account, 'The account could not be looked up')
  if (user.app_metadata.demo !== true) throw new FunctionError('forbidden', 'This is not a demo account')
  await eraseAccount(id, context.service)
  return new Response(null, { status: 204 })
}
