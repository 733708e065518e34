import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { useUsesLeft } from './uses-left.ts'

function Probe() {
  const uses = useUsesLeft('obd_reads', false)
  return <p>{!uses ? 'nothing said' : `left ${uses.left} of ${uses.limit}`}</p>
}

/** A server that answers reads of the profile and of the counters so; undefined: an error. */
function answering(plan: 'FREE' | 'PRO' | undefined, counters: object | null | undefined) {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address)
    urls.push(url)
    const body = url.includes('/profiles') ? plan && { user_id: USER_ID, plan } : counters
    if (body === undefined) return Response.json({ message: 'broken' }, { status: 400 })
    return Response.json(url.includes('usage_counters') ? (body === null ? [] : [body]) : body)
  })
  return urls
}
const probed = async (session: string | undefined) =>
  renderAt('/', [{ path: '/', element: <Probe /> }], async () => testBackend(session))

describe('what is left this month', () => {
  it.each([
    ['FREE', { obd_reads: 0 }, 'left 1 of 1'],
    ['FREE', null, 'left 1 of 1'],
    ['FREE', { obd_reads: 1 }, 'left 0 of 1'],
    // More than the limit, from a plan that has ended.
    ['FREE', { obd_reads: 40 }, 'left 0 of 1'],
    ['FREE', undefined, 'left null of 1'],
    ['FREE', { obd_reads: 'many' }, 'left null of 1'],
    [undefined, { obd_reads: 0 }, 'left null of 1'],
  ] as const)('on %s with %j: %s', async (plan, counters, said) => {
    answering(plan, counters)
    const view = await probed(storedSession())
    await waitFor(() => expect(view.getByText(said)).toBeTruthy())
  })

  it('says nothing on Pro, nor to a visitor, for whom nothing is asked', async () => {
    const urls = answering('PRO', { obd_reads: 7 })
    const pro = await probed(storedSession())
    await waitFor(() => expect(urls.some((url) => url.includes('usage_counters'))).toBe(true))
    expect(pro.getByText('nothing said')).toBeTruthy()
    cleanup()
    const visited = answering('FREE', { obd_reads: 0 })
    expect((await probed(undefined)).getByText('nothing said')).toBeTruthy()
    expect(visited.filter((url) => url.includes('/rest/'))).toEqual([])
  })
})
