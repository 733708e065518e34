import { RECEIPTS } from '@tappet/wire'
import { dataOf } from './data.ts'
import type { FunctionContext } from './function.ts'

const FILES_AT_ONCE = 1000

/**
 * Files first: without their rows nobody would find them.
 * @throws Error when something could not be removed; called again it continues from there
 */
export async function eraseAccount(userId: string, service: FunctionContext['service']): Promise<void> {
  const bucket = service.storage.from(RECEIPTS)
  for (;;) {
    const files = await dataOf(bucket.list(userId, { limit: FILES_AT_ONCE }), 'The files could not be listed')
    if (files.length === 0) break
    const removal = bucket.remove(files.map(({ name }) => `${userId}/${name}`))
    if ((await dataOf(removal, 'The files could not be removed')).length === 0) break
  }
  await dataOf(service.auth.admin.deleteUser(userId), 'The account could not be removed')
}
