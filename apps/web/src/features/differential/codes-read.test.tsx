import type { DifferentialCase } from '@tappet/diagnosis'
import { openCase } from '@tappet/diagnosis/differential'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { CODES_FOR_CASE_KEY, keepResult } from '../../backend/diagnoses/kept-results.ts'
import { DifferentialView } from './DifferentialView.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const opened = openCase({ texts: ['rough idle'], codes: ['P0171'], car: {}, thisYear: 2026 })

function show(path: string): DifferentialCase[] {
  const changes: DifferentialCase[] = []
  render(
    <MemoryRouter initialEntries={[path]}>
      <DifferentialView onChange={(next) => changes.push(next)} value={opened}>
        {({ verdict, second, inside }) => (
          <>
            {verdict}
            {second}
            {inside}
          </>
        )}
      </DifferentialView>
    </MemoryRouter>,
  )
  return changes
}

describe('codes that the scanner read for a diagnosis', () => {
  it('come into the case that asked for them, beside what it had', async () => {
    keepResult(CODES_FOR_CASE_KEY, { path: '/results', codes: ['P0301', 'P0171'], demo: false })
    const changes = show('/results')
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.given).toMatchObject({ codes: ['P0171', 'P0301'], demoCodes: [] })
    expect(screen.getByText(/^Noted: P0301, P0171\./)).toBeTruthy()
  })
  it('of a demo stay marked as such', async () => {
    keepResult(CODES_FOR_CASE_KEY, { path: '/results', codes: ['P0301'], demo: true })
    const changes = show('/results')
    await waitFor(() => expect(changes[0]?.given.demoCodes).toEqual(['P0301']))
  })
  it('that are none make nothing absent, and are not asked for again', async () => {
    keepResult(CODES_FOR_CASE_KEY, { path: '/results', codes: [], demo: false })
    const changes = show('/results')
    await waitFor(() => expect(changes[0]).toMatchObject({ codesDeclined: true, given: opened.given }))
  })
  it('for another page leave this one alone', async () => {
    keepResult(CODES_FOR_CASE_KEY, { path: '/results', codes: ['P0301'], demo: false })
    const changes = show('/comprehensive-diagnosis')
    await new Promise((done) => setTimeout(done))
    expect(changes).toEqual([])
  })
})
