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

it('the pages of a driver’s own rows ask for a session [MNT-037] [REM-026]', () => {
  const own = PAGES.filter(([, , , access]) => access === 'signed-in').map(([pattern]) => pattern)
  expect(own).toEqual([
    '/history',
    '/cases',
    '/cases/:id',
    '/maintenance',
    '/fuel',
    '/maintenance/reminders',
    '/reminder-settings',
    '/current-mileage',
    '/my-car-sound',
    '/garage',
  ])
})
