import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { PLACES } from '../../../../tests/harness/places.ts'
import { PAGES } from './pages.ts'

it('every page is among the places that are pictured and checked for accessibility', () => {
  const places = PLACES.map(({ path }) => path.replace(/\?.*$/, ''))
  // /auth only redirects.
  const missing = PAGES.map(([pattern]) => pattern)
    .filter((pattern) => pattern !== '/auth')
    .filter((pattern) => !places.some((path) => matchPath(pattern, path)))
  expect(missing).toEqual([])
})
