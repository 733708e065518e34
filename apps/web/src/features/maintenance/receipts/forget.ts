import type { Kind } from '../../../offline/entry.ts'
import { FORGET_RECEIPT } from '../../../offline/log/table.ts'
import { sentBy } from '../../../offline/session.ts'
import { TABLE_LANE } from '../../../offline/table/table.ts'

/**
 * Unless a record still names it: its removal may have been refused or undone. What cannot be deleted stays in the
 * folder.
 */
export const forgetReceipt: Kind<typeof FORGET_RECEIPT, { path: string }, null> = {
  name: FORGET_RECEIPT,
  lane: TABLE_LANE,
  send: sentBy(async (client, ownerId, { path }) => {
    const [{ answered, patience }, { RECEIPTS, recordNaming }] = await Promise.all([
      import('../../../offline/parse-response.ts'),
      import('../../../backend/car/receipts.ts'),
    ])
    const naming = await answered(recordNaming(client, ownerId, path).abortSignal(patience()))
    if (naming.length === 0) await client.storage.from(RECEIPTS).remove([path])
    return { kind: 'done', answer: null }
  }),
  arrived: () => undefined,
}
