import type { LogRecord } from '@tappet/upkeep'
import { PAGE_ROWS } from './data.ts'
import type { FunctionContext } from './function.ts'
import { withReceiptLinks } from './receipt-links.ts'
import { type Car, ofCar } from './upkeep.ts'

type Row = LogRecord & { id: string }

/**
 * The caller's log of one car, newest day first, each receipt with a signed link. Each page begins after the last row of
 * the one before, so a record added meanwhile neither doubles nor hides another.
 * @throws Error when a page or its links cannot be read; the signal's reason
 */
export async function* logPages(
  caller: FunctionContext['caller'],
  userId: string,
  car: Car | null,
  gone: AbortSignal,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined
  for (;;) {
    // A list of columns would miss a new one.
    const all = caller.from('maintenance').select('*').eq('user_id', userId)
    let query = ofCar(all, car)
      .order('date', { ascending: false })
      .order('id')
      .limit(PAGE_ROWS)
      .abortSignal(gone)
    if (last !== undefined) {
      query = query.or(`date.lt.${last.date},and(date.eq.${last.date},id.gt.${last.id})`)
    }
    const { data, error } = await query
    gone.throwIfAborted()
    if (error !== null) throw new Error('The log could not be read', { cause: error })
    // A short page need not be the last: rows may be cut off earlier.
    if (data.length === 0) return
    yield await withReceiptLinks(caller, userId, data)
    last = data.at(-1)
  }
}
