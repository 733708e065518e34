import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt, storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { MyCar } from './MyCar.tsx'

const golf = { id: 'golf', user_id: USER_ID, year: 2012, make: 'VW', model: 'Golf', is_default: true }
const saved = {
  audio: { created_at: '2026-03-05T12:00:00Z', data: { headline: 'Likely loose belt' } },
  other: { created_at: '2026-04-05T12:00:00Z', data: { headline: 'Likely ignition coil' } },
}

it('says what the car sounded like last, of its own sounds alone', async () => {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname, searchParams } = new URL(address)
    if (pathname.endsWith('/vehicles')) return Response.json([golf])
    if (!pathname.endsWith('/history')) return Response.json([])
    const isOwn = searchParams.get('or') === '(vehicle_id.eq.golf,vehicle_id.is.null)'
    return Response.json([isOwn && searchParams.get('type') === 'eq.audio' ? saved.audio : saved.other])
  })
  const element = <MyCar onKnown={() => undefined} userId={USER_ID} />
  await renderAt('/', [{ path: '/', element }], async () => testBackend(storedSession()))
  const sound = await screen.findByText('Last sound: Likely loose belt')
  expect(sound.parentElement?.textContent).toBe('Last sound: Likely loose belt, Mar 5, 2026')
})
