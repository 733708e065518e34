import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { forgetWaiting, keepWaiting } from '../../app/testing/waiting.ts'
import type { SavedRow } from './answer.ts'
import CasePage from './CasePage.tsx'
import CasesPage from './CasesPage.tsx'
import OpenCases from './OpenCases.tsx'

afterEach(() => {
  cleanup()
  return forgetWaiting()
})

const AT = '2026-05-01T12:00:00.000Z'
const answerOf = ({ data }: SavedRow) => ({
  headline: 'headline' in data ? String(data.headline) : '',
  ...{ lead: null, sure: null, strip: null, unknown: null, range: null, advice: null },
})
const note = (caseId: string) => ({
  id: `note ${caseId}`,
  case_id: caseId,
  kind: 'note',
  happened_at: AT,
  history_id: null,
  maintenance_id: null,
  data: { words: 'Only in the cold' },
})
const opened = (id: string) =>
  keepWaiting('case.write', {
    caseId: id,
    items: [note(id)],
    opened: { title: id, vehicle_id: null, created_at: AT },
  })

/** A server that refuses to read the named tables. */
async function show(
  path: string,
  refused: readonly string[],
  rows: Record<string, object[]> = {},
  casesLater?: Promise<void>,
) {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const table = new URL(address).pathname.split('/').at(-1) ?? ''
    if (table === 'cases') await casesLater
    if (refused.includes(table)) return Response.json({ code: '42501', message: 'denied' }, { status: 403 })
    return Response.json(rows[table] ?? [])
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const pages = [
    { path: '/', element: <OpenCases onKnown={() => {}} /> },
    { path: '/cases', element: <CasesPage /> },
    { path: '/cases/:id', element: <CasePage answerOf={answerOf} /> },
  ]
  await renderAt(path, pages, async () => testBackend(storedSession()))
}

it('lists the cases that wait, and says that the others could not be read', async () => {
  await opened('Knock')
  await show('/cases', ['cases'])
  expect(await screen.findByText('Your cases could not be read.')).toBeTruthy()
  expect(screen.getByText(/Below is what this device has yet to send/)).toBeTruthy()
  expect(screen.getByText('Knock')).toBeTruthy()
})

it('never says that there are no cases where they could not be read', async () => {
  await keepWaiting('case.delete', { caseId: 'Knock' })
  await show('/cases', ['cases'])
  expect(await screen.findByText('Your cases could not be read.')).toBeTruthy()
  expect(screen.queryByText('No cases yet')).toBeNull()
})

it('calls those on home all open cases only where the list was read', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) await opened(title)
  await show('/', ['cases'])
  expect(await screen.findByRole('link', { name: 'Open cases' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull()
  cleanup()
  await show('/', [])
  expect(await screen.findByRole('link', { name: 'All 4 open cases' })).toBeTruthy()
})

it('takes what waits for a case for no whole timeline: where it stands is not known', async () => {
  const knock = {
    id: 'Knock',
    user_id: USER_ID,
    vehicle_id: null,
    title: 'Knock',
    state: 'proven',
    created_at: AT,
    updated_at: AT,
  }
  await keepWaiting('case.write', { caseId: 'Knock', items: [note('Knock')] })
  await show('/cases/Knock', ['case_items'], { cases: [knock] })
  expect(await screen.findByText('This case could not be read.')).toBeTruthy()
  expect(screen.queryByText('Next step')).toBeNull()
})

it('calls a case that is in no list missing, also where its entries could not be read', async () => {
  let answer = () => {}
  const casesLater = new Promise<void>((resolve) => {
    answer = resolve
  })
  await show('/cases/none', ['case_items'], {}, casesLater)
  expect(await screen.findByText('This case could not be read.')).toBeTruthy()
  answer()
  expect(await screen.findByText('No such case')).toBeTruthy()
})

it('shows the timeline of a case that was opened here and is not sent', async () => {
  await opened('Knock')
  await show('/cases/Knock', ['case_items'])
  expect(await screen.findByText('Only in the cold')).toBeTruthy()
})

const KNOCK = {
  id: 'Knock',
  user_id: USER_ID,
  vehicle_id: null,
  title: 'Knock',
  state: 'open',
  created_at: AT,
  updated_at: AT,
}
const sound = {
  ...note('Knock'),
  id: 'sound',
  kind: 'sound',
  history_id: 'saved',
  data: { name: 'As it was', confidence: 85 },
}

it('opens with what the saved answer says now, and with what the case keeps where it cannot be read', async () => {
  const rows = {
    cases: [KNOCK],
    case_items: [sound],
    history: [{ type: 'audio', data: { headline: 'As it is' } }],
  }
  await show('/cases/Knock', [], rows)
  expect(await screen.findByRole('heading', { name: 'As it is', level: 2 })).toBeTruthy()
  cleanup()
  await show('/cases/Knock', ['history'], rows)
  expect(await screen.findByRole('heading', { name: 'As it was', level: 2 })).toBeTruthy()
})

it('leads a case without an answer to one: by its codes, else by a recording or a scan', async () => {
  const actions = () => screen.getAllByRole('link').map((link) => link.textContent)
  await show('/cases/Knock', [], { cases: [KNOCK], case_items: [note('Knock')] })
  expect(await screen.findByText(/has no answer yet/)).toBeTruthy()
  expect(actions()).toEqual(['Record', 'Read the codes'])
  cleanup()
  const report = { ...sound, kind: 'report', history_id: null, data: { name: '', codes: ['P0301'] } }
  await show('/cases/Knock', [], { cases: [KNOCK], case_items: [report] })
  expect(await screen.findByText(/has no answer yet/)).toBeTruthy()
  expect(actions()).toEqual(['What could it be?', 'Record'])
})
