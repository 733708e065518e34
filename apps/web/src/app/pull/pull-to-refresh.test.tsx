import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import PullToRefresh from './PullToRefresh.tsx'

/** A page of rows, read as often as `reads` says; each reading after the first ends when the test says so. */
async function openAt(path: string) {
  let reads = 0
  let answer = () => {}
  const read = () => {
    reads += 1
    if (reads === 1) return Promise.resolve('rows')
    return new Promise<string>((resolve) => (answer = () => resolve('rows')))
  }
  function Rows() {
    return <main>{useQuery({ queryKey: ['rows'], queryFn: read }).data}</main>
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Rows />
        <aside>Dialog</aside>
        <PullToRefresh />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('rows')
  return { reads: () => reads, answer: () => answer() }
}

const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] })

function pull(on: Element, { px = 100, aside = 0 } = {}) {
  fireEvent.touchStart(on, at(10, 10))
  fireEvent.touchMove(on, at(10 + aside, 10 + px))
}

const said = () => screen.getByRole('status').textContent

describe('a page that is pulled down', () => {
  it.each(['/maintenance', '/garage', '/history', '/cases'])('is read again on %s', async (path) => {
    const { reads, answer } = await openAt(path)
    const page = screen.getByText('rows')
    pull(page, { px: 40 })
    expect(said()).toBe('Pull to refresh')
    fireEvent.touchMove(page, at(10, 110))
    expect(said()).toBe('Let go to refresh')
    expect(reads()).toBe(1)
    fireEvent.touchEnd(page)
    expect(said()).toBe('Refreshing …')
    await vi.waitFor(() => expect(reads()).toBe(2), { timeout: 20_000 })
    pull(page)
    fireEvent.touchEnd(page)
    expect(reads()).toBe(2)
    answer()
    await vi.waitFor(() => expect(said()).toBe(''), { timeout: 20_000 })
  })

  it('is not read again where the finger goes back, aside, or is called away', async () => {
    const { reads } = await openAt('/maintenance')
    const page = screen.getByText('rows')
    pull(page)
    fireEvent.touchMove(page, at(10, 20))
    fireEvent.touchEnd(page)
    pull(page, { aside: 120 })
    fireEvent.touchEnd(page)
    pull(page)
    fireEvent.touchCancel(page)
    fireEvent.touchEnd(page)
    expect([said(), reads()]).toEqual(['', 1])
  })

  it('is not read again further down, in a dialog, with two fingers, or on a page without rows', async () => {
    const { reads } = await openAt('/maintenance')
    const page = screen.getByText('rows')
    pull(screen.getByText('Dialog'))
    fireEvent.touchEnd(page)
    fireEvent.touchStart(page, { touches: [at(10, 10).touches[0], at(50, 10).touches[0]] })
    fireEvent.touchMove(page, at(10, 110))
    fireEvent.touchEnd(page)
    vi.stubGlobal('scrollY', 300)
    pull(page)
    fireEvent.touchEnd(page)
    expect([said(), reads()]).toEqual(['', 1])
    vi.unstubAllGlobals()
    cleanup()
    const settings = await openAt('/settings')
    pull(screen.getByText('rows'))
    fireEvent.touchEnd(screen.getByText('rows'))
    expect([said(), settings.reads()]).toEqual(['', 1])
  })
})
