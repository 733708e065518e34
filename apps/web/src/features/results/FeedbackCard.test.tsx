import type { Session } from '@supabase/supabase-js'
import { issueOf } from '@tappet/diagnosis'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { readDiagnosis } from './read-result.ts'

/** On a page that does not know yet who is signed in. */
async function openEarly(id: string) {
  const rows: unknown[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    if (new URL(address).pathname === '/rest/v1/feedback') rows.push(JSON.parse(String(init?.body)))
    return Response.json([])
  })
  const backend = testBackend()
  const reading = Promise.withResolvers<Session | null>()
  const result = readDiagnosis({
    id,
    timestamp: '2026-03-05T14:07:00.000Z',
    audioDuration: 6,
    issue: issueOf('engine_knock'),
    confidence: 85,
  })
  if (result === null) throw new Error('not read')
  const page = <FeedbackCard shown={result.shown} />
  await renderAt('/', [{ path: '/', element: page }], async () => ({
    ...backend,
    storedSession: () => reading.promise,
  }))
  const signOut = () => act(async () => void (await backend.client.auth.signOut({ scope: 'local' })))
  return { rows, signOut, signIn: () => act(async () => reading.resolve(JSON.parse(storedSession()))) }
}

it('a note that was begun before the session was known stays, and is sent', async () => {
  const { rows, signIn } = await openEarly('first')
  fireEvent.click(screen.getByRole('button', { name: 'Not Helpful' }))
  fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'The heat shield' } })
  await signIn()
  fireEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  await screen.findByText('You said: not helpful')
  expect(rows).toMatchObject([{ user_id: USER_ID, was_helpful: false, notes: 'The heat shield' }])
})

it('Helpful pressed before the session was known is sent once it is', async () => {
  const { rows, signIn } = await openEarly('second')
  fireEvent.click(screen.getByRole('button', { name: 'Helpful' }))
  expect(rows).toEqual([])
  await signIn()
  await screen.findByText('You said: helpful')
  expect(rows).toMatchObject([{ user_id: USER_ID, was_helpful: true }])
})

it('one person’s note is not the next one’s to see', async () => {
  const { signIn, signOut } = await openEarly('third')
  await signIn()
  fireEvent.click(screen.getByRole('button', { name: 'Not Helpful' }))
  fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'The heat shield' } })
  await signOut()
  expect(screen.queryByLabelText('Note (optional)')).toBeNull()
  expect(screen.getByRole('button', { name: 'Not Helpful' })).toBeTruthy()
})
