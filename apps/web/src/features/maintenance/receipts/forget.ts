import type { Kind } from '../../../offline/entry.ts'
import { FORGET_RECEIPT } from '../../../offline/log/table.ts'
import { sentBy } from '../../../offline/session.ts'
import { TABLE_LANE } from '../../../offline/table/table.ts'

/**
 * Deletes a receipt's file once its deletion can no longer be undone, unless a record still names it: the change that
 * took it out of its record may have been refused or undone. A file that cannot be deleted stays in the driver's folder.
 */
export const forgetReceipt: Kind<typeof FORGET_RECEIPT, { path: string }, null> = {
  name: FORGET_RECEIPT,
  lane: TABLE_LANE,
  send: sentBy(async (client, ownerId, { path }) => {
    const [{ answered, patience }, { RECEIPTS, receiptUrl }] = await Promise.all([
      import('../../../offline/parse-response.ts'),
      import('../../../backend/car/receipts.ts'),
    ])
    const naming = await answered(
      client
        .from('maintenance')
        .select('id')
        .eq('user_id', ownerId)
        .eq('receipt_url', receiptUrl(client, path))
        .limit(1)
        .abortSignal(patience()),
    )
    if (naming.length === 0) await client.storage.from(RECEIPTS).remove([path])
    return { kind: 'done', answer: null }
  }),
  arrived: () => undefined,
}
