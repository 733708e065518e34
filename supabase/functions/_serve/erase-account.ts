import { RECEIPTS } from '@tappet/wire'
import type { FunctionContext } from './function.ts'

const FILES_AT_ONCE = 1000

/**
 * Files first: without their rows nobody would find them.
 * @throws Error when something could not be removed; called again it continues from there
 */
export async function eraseAccount(userId: string, service: FunctionContext['service']): Promise<void> {
  const bucket = service.storage.from(RECEIPTS)
  for (;;) {
    const { data, error } = await bucket.list(userId, { limit: FILES_AT_ONCE })
    if (error !== null) throw new Error('The files could not be listed', { cause: error })
    if (data.length === 0) break
    const removed = await bucket.remove(data.map(({ name }) => `${userId}/${name}`))
    if (removed.error !== null) throw new Error('The files could not be removed', { cause: removed.error })
    if (removed.data.length === 0) break
  }
  const { error } = await service.auth.admin.deleteUser(userId)
  if (error !== null) throw new Error('The account could not be removed', { cause: error })
}
