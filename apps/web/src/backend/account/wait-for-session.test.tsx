import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { createQueryClient } from '../cache/query-client.ts'
import { BackendProvider } from '../connection/backend.tsx'
import type { Backend } from '../connection/connect.ts'
import { SessionProvider, useSession } from './session.tsx'
import { useWhenKnown } from './wait-for-session.ts'

function pressable() {
  const connection = Promise.withResolvers<Backend>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>
      <BackendProvider connect={() => connection.promise}>
        <SessionProvider>{children}</SessionProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
  const answered: (string | undefined)[] = []
  const { result } = renderHook(
    () => {
      const { user } = useSession()
      return useWhenKnown(() => answered.push(user?.id))
    },
    { wrapper },
  )
  return { connection, answered, result }
}

it('answers a press that came before it was known who is there once, with who is there', async () => {
  const { connection, answered, result } = pressable()
  act(() => result.current.press())
  expect([answered, result.current.waits]).toEqual([[], true])
  await act(async () => connection.resolve(testBackend(storedSession())))
  await waitFor(() => expect([answered, result.current.waits]).toEqual([[USER_ID], false]))
  act(() => result.current.press())
  expect(answered).toEqual([USER_ID, USER_ID])
})

it('answers a press once the server cannot be reached, and waits no longer', async () => {
  const { connection, answered, result } = pressable()
  act(() => result.current.press())
  await act(async () => connection.reject(new Error('offline')))
  await waitFor(() => expect([answered, result.current.waits]).toEqual([[undefined], false]))
})
