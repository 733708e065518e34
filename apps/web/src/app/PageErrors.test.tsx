import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { BackendUnreachable } from '../backend/connection/connection.ts'
import { PageErrors } from './PageErrors.tsx'

function show(error: Error): void {
  const Broken = () => {
    throw error
  }
  render(
    <MemoryRouter>
      <Link to="/other">Elsewhere</Link>
      <PageErrors>
        <Routes>
          <Route element={<Broken />} path="/" />
          <Route element={<p>Another page</p>} path="/other" />
        </Routes>
      </PageErrors>
    </MemoryRouter>,
    // Else React writes it on the console.
    { onCaughtError: () => undefined },
  )
}

it('a page that fails says so in its place, and the next page stands', () => {
  show(new Error('x is not a function'))
  expect(screen.getByText('This page stopped working')).toBeTruthy()
  fireEvent.click(screen.getByText('Elsewhere'))
  expect(screen.getByText('Another page')).toBeTruthy()
  expect(screen.queryByText('This page stopped working')).toBeNull()
})

it('says nothing of a server that is not reached: the frame does', () => {
  show(new BackendUnreachable(new Error('no network')))
  expect(screen.queryByRole('heading')).toBeNull()
})
