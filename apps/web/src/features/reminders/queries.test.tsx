import { act, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend } from '../../app/testing/harness.tsx'
import { reminderRow } from '../../app/testing/rows.ts'
import { useAddReminder, useEditReminder, useUnconfirmed } from './queries.ts'

const row = reminderRow({ id: 'r1', months_interval: 6 })

it('a reminder is marked as not confirmed until the server has answered the change', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(() => resolve(Response.json([row])))))
  const result = { current: {} as ReturnType<typeof useChanges> }
  const useChanges = () => ({
    unconfirmed: useUnconfirmed('ann'),
    add: useAddReminder('ann', null),
    edit: useEditReminder('ann', null),
  })
  function Changes() {
    result.current = useChanges()
    return null
  }
  const element = (
    <Suspense>
      <Changes />
    </Suspense>
  )
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
  await waitFor(() => expect(result.current.add).toBeDefined())
  const marked = () => [...result.current.unconfirmed]
  const answer = () => act(async () => answers.shift()?.())
  expect(marked()).toEqual([])
  act(() => result.current.add.mutate(row))
  await waitFor(() => expect(marked()).toEqual(['r1']))
  await waitFor(() => expect(answers).toHaveLength(1))
  await answer()
  await waitFor(() => expect(marked()).toEqual([]))
  act(() => result.current.edit.mutate({ id: row.id, before: row, changes: { months_interval: 7 } }))
  await waitFor(() => expect(marked()).toEqual(['r1']))
  await waitFor(() => expect(answers).toHaveLength(1))
  await answer()
  await waitFor(() => expect(marked()).toEqual([]))
})
