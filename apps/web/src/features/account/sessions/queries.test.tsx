import { fireEvent, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../../app/testing/harness.tsx'
import { useSignOutOthers } from './queries.ts'

function Button() {
  const { mutateAsync } = useSignOutOthers(USER_ID)
  const [outcome, setOutcome] = useState('Sign the others out')
  const signOut = () =>
    mutateAsync().then(
      () => setOutcome('signed out'),
      () => setOutcome('not signed out'),
    )
  return (
    <button onClick={() => void signOut()} type="button">
      {outcome}
    </button>
  )
}

const session = (is_current: boolean) => ({ id: 's', user_agent: null, last_used_at: '', is_current })

it.each([
  ['signed out', [session(true)], 204],
  ['not signed out', [session(true), session(false)], 204],
  // auth-js takes it for a success.
  ['not signed out', [session(true), session(false)], 403],
])(
  'other devices are %s, as the server lists %j after it has answered %d',
  async (outcome, sessions, status) => {
    const outs: string[] = []
    vi.stubGlobal('fetch', async (address: string | URL) => {
      const { pathname, search } = new URL(address)
      if (pathname === '/rest/v1/rpc/list_sessions') return Response.json(sessions)
      outs.push(pathname + search)
      return status === 204 ? new Response(null, { status }) : Response.json({ msg: 'refused' }, { status })
    })
    const element = (
      <Suspense>
        <Button />
      </Suspense>
    )
    await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
    fireEvent.click(await screen.findByRole('button'))
    expect(await screen.findByRole('button', { name: outcome })).toBeTruthy()
    expect(outs).toEqual(['/auth/v1/logout?scope=others'])
  },
)
