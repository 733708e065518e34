import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { LIVE, mayConcern } from './tables.ts'

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 }

const queryClient = new QueryClient()
const key = queryKeys.history('ann')
const of = (eventType: string, id?: string) =>
  mayConcern({ queryClient }, key, { eventType, old: id === undefined ? {} : { id, user_id: 'ann' } })

describe('a change', () => {
  it('of a deleted row concerns who holds the row, and who has not read yet', () => {
    expect(of('DELETE', 'h1')).toBe(false)
    queryClient.setQueryData([...key, { page: 1 }], { rows: [{ id: 'h1', user_id: 'ann' }], total: 1 })
    expect([of('DELETE', 'h1'), of('DELETE', 'h2')]).toEqual([true, false])
    queryClient.setQueryData(
      [...key, 'list'],
      [
        { id: 'h2', user_id: 'ann' },
        { id: 'h3', user_id: 'ben' },
      ],
    )
    expect([of('DELETE', 'h2'), of('DELETE', 'h3')]).toEqual([true, false])
    const reading = new QueryObserver(queryClient, {
      queryKey: [...key, { page: 2 }],
      queryFn: () => new Promise<never>(() => undefined),
    }).subscribe(() => undefined)
    expect(of('DELETE', 'h3')).toBe(true)
    reading()
  })

  it('that is no deletion concerns everybody who is told', () => {
    expect([of('INSERT'), of('UPDATE', 'h9')]).toEqual([true, true])
  })
})

/** A log that is open, whose answers come one after another. */
function open(answers: readonly unknown[]) {
  const cache = new QueryClient({
    // A test before may have left the connection away.
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  const session = { client: null, userId: 'ann', queryClient: cache, onReceiptRefused: () => undefined }
  const rows = [...answers]
  const close = new QueryObserver(cache, {
    queryKey: queryKeys.maintenance('ann'),
    queryFn: async () => {
      const next = rows.shift()
      if (next === undefined) throw new Error('down')
      return next
    },
  }).subscribe(() => undefined)
  cache.setQueryData(queryKeys.odometer('ann'), [{ miles: 1 }])
  const isOld = () => cache.getQueryState(queryKeys.odometer('ann'))?.isInvalidated
  return { cache, close, isOld, readAgain: () => LIVE.maintenance.readAgain(session, 'ann') }
}

describe('the log, told of a change', () => {
  it('is read again where it is open, and with it what hangs on its rows, where they differ', async () => {
    const one = { id: 'm1', item: 'Oil Change' }
    const { cache, close, isOld, readAgain } = open([[one], [one], [{ ...one, item: 'Tires' }]])
    await vi.waitFor(() => expect(cache.getQueryData(queryKeys.maintenance('ann'))).toBeDefined(), PATIENCE)
    await readAgain()
    expect(isOld()).toBe(false)
    await readAgain()
    expect(cache.getQueryData(queryKeys.maintenance('ann'))).toMatchObject([{ item: 'Tires' }])
    expect(isOld()).toBe(true)
    close()
  })

  it('has what hangs on its rows read again where it could not be read, or is not open', async () => {
    const { cache, close, isOld, readAgain } = open([[{ id: 'm1' }]])
    await vi.waitFor(() => expect(cache.getQueryData(queryKeys.maintenance('ann'))).toBeDefined(), PATIENCE)
    await readAgain()
    expect(isOld()).toBe(true)
    close()
    cache.setQueryData(queryKeys.odometer('ann'), [{ miles: 2 }])
    expect(isOld()).toBe(false)
    await readAgain()
    expect(isOld()).toBe(true)
  })
})
