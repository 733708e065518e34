// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useAddReminder, useEditReminder, useUnconfirmed } from './queries.ts'

const { answers } = vi.hoisted(() => ({ answers: [] as ((answer: object) => void)[] }))
vi.mock('../../backend/connection/backend.tsx', () => {
  const answer = () => new Promise((resolve) => answers.push(resolve))
  const where = { eq: () => where, select: answer }
  const query = {
    insert: () => ({ select: () => ({ single: answer }) }),
    update: () => where,
  }
  return { useBackend: () => ({ client: { from: () => query } }) }
})

const row = {
  id: 'r1',
  user_id: 'ann',
  driver_id: 'ann',
  vehicle_id: null,
  item: 'Tires',
  months_interval: 6,
  miles_interval: null,
  last_done_date: null,
  last_done_mileage: null,
}

it('a reminder is marked as not confirmed until the server has answered the change', async () => {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({
      unconfirmed: useUnconfirmed('ann'),
      add: useAddReminder('ann', null),
      edit: useEditReminder('ann', null),
    }),
    { wrapper },
  )
  const marked = () => [...result.current.unconfirmed]
  const answer = () => act(async () => answers.shift()?.({ data: [row], error: null }))
  expect(marked()).toEqual([])
  act(() => result.current.add.mutate(row))
  await waitFor(() => expect(marked()).toEqual(['r1']))
  await waitFor(() => expect(answers).toHaveLength(1))
  await answer()
  await waitFor(() => expect(marked()).toEqual([]))
  act(() => result.current.edit.mutate({ before: row, changes: { months_interval: 7 } }))
  await waitFor(() => expect(marked()).toEqual(['r1']))
  await waitFor(() => expect(answers).toHaveLength(1))
  await answer()
  await waitFor(() => expect(marked()).toEqual([]))
})
