import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { longLog } from '../../backend/car/testing/long-log.ts'
import MaintenancePage from './MaintenancePage.tsx'

vi.mock('../../offline/instance.ts', () => {
  const state = { entries: [], sending: [] }
  return { queue: { state: () => state, subscribe: () => () => undefined, knows: () => true } }
})

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== 'print',
    addEventListener() {},
    removeEventListener() {},
  }))
})
/** The log's page on a server of 1,500 records whose second page comes or fails when the test says so. */
async function opened() {
  const server = longLog(USER_ID, 1500)
  const second = Promise.withResolvers<void>()
  // A caught failure: the test says when it is heard.
  second.promise.catch(() => undefined)
  // The head's is the first answer.
  server.before = async (nth) => (nth === 3 ? second.promise : undefined)
  vi.stubGlobal('fetch', server.fetch)
  const routes = [{ path: '/maintenance', element: <MaintenancePage /> }]
  await renderAt('/maintenance', routes, async () => testBackend(storedSession()))
  return { server, second }
}

const figure = (label: string) => {
  const [stat] = screen.getAllByText(label).map((name) => name.closest('div'))
  return within(stat ?? document.body).getAllByRole('definition')[0]?.textContent
}

async function search(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Search & Tools' }))
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } })
}

it('shows what is read of a long log, counts and denies nothing before all is, and then says it', async () => {
  const { second } = await opened()
  await screen.findByText('1,000 of 1,500 read')
  expect(await screen.findByRole('list', { name: 'Records so far' })).toBeTruthy()
  expect([figure('Total Records'), figure('YTD Spending')]).toEqual(['–', '–'])
  expect(screen.queryByRole('heading', { name: 'Spending' })).toBeNull()
  await search('zzz')
  expect(screen.getByText('No record matches so far')).toBeTruthy()
  expect(screen.getByText('0 records found so far')).toBeTruthy()
  await act(async () => second.resolve())
  await screen.findByText('No record matches')
  expect(screen.getByText('0 records found')).toBeTruthy()
  expect(figure('Total Records')).toBe('1,500')
  expect(screen.getByRole('heading', { name: 'Spending' })).toBeTruthy()
  expect(screen.queryByText(/ read$|so far|not all/i)).toBeNull()
})

it('says what is missing where reading a long log failed in the middle, and reads on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { second } = await opened()
  await screen.findByText('1,000 of 1,500 read')
  await act(async () => second.reject(new TypeError('cut off')))
  await screen.findByText('Only 1,000 of 1,500 records were read')
  expect(screen.getByText('You are offline. The older records are missing here.')).toBeTruthy()
  expect(await screen.findByRole('list', { name: 'Records so far' })).toBeTruthy()
  expect(figure('Total Records')).toBe('–')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Load the rest' })))
  await screen.findByRole('list', { name: 'All records' })
  expect(figure('Total Records')).toBe('1,500')
  expect(screen.queryByText(/were read/)).toBeNull()
})
