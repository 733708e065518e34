// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useSignOutOthers } from './queries.ts'

const { client } = vi.hoisted(() => ({
  client: { auth: { signOut: async () => ({ error: null as Error | null }) }, rpc: vi.fn() },
}))
vi.mock('../../../backend/connection/backend.tsx', () => ({ useBackend: () => ({ client }) }))

const session = (is_current: boolean) => ({ id: 's', user_agent: null, last_used_at: '', is_current })

async function signOutOthers(sessions: object[]) {
  client.rpc.mockResolvedValue({ data: sessions, error: null })
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useSignOutOthers('ann'), { wrapper })
  return act(() =>
    result.current.mutateAsync().then(
      () => 'signed out',
      () => 'not signed out',
    ),
  )
}

it('other devices are signed out only when the server lists them no longer', async () => {
  expect(await signOutOthers([session(true)])).toBe('signed out')
  expect(await signOutOthers([session(true), session(false)])).toBe('not signed out')
})
