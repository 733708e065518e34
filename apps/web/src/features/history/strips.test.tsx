import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BackendProvider } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'
import type { SoundPicture } from '../../platform/sound/picture.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { RowStrip } from './RowStrip.tsx'
import { createStrips } from './strips.ts'

const PICTURE: SoundPicture = {
  columns: [new Float32Array([-20, -60])],
  floorDb: -60,
  ceilingDb: -20,
  durationSeconds: 1,
}

let show: (() => void) | null = null
class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    show = () => seen([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer))

const wrapper = ({ children }: { children: ReactNode }) => (
  <BackendProvider connect={() => new Promise(() => {})}>{children}</BackendProvider>
)

it('draws each recording once, one after the other, and passes over one that cannot be drawn', async () => {
  const client = Promise.withResolvers<Client>().promise
  const ends: ((picture: SoundPicture | null) => void)[] = []
  const draw = vi.fn(
    () =>
      new Promise<SoundPicture>((resolve, reject) => {
        ends.push((picture) => (picture === null ? reject(new Error('no codec')) : resolve(picture)))
      }),
  )
  const strips = createStrips(draw)
  const [broken, whole] = [strips.of('a', 'data:a', client), strips.of('b', 'data:b', client)]
  expect(strips.of('a', 'data:a', client)).toBe(broken)
  await Promise.resolve()
  expect(draw.mock.calls).toEqual([['data:a', client]])
  ends[0]?.(null)
  expect(await broken).toBeNull()
  await vi.waitFor(() =>
    expect(draw.mock.calls).toEqual([
      ['data:a', client],
      ['data:b', client],
    ]),
  )
  ends[1]?.(PICTURE)
  expect(await whole).toBe(PICTURE)
})

it('a row is drawn when it comes into view, not before', async () => {
  const of = vi.fn(async () => null)
  render(<RowStrip name="Loose belt" recording="data:audio/wav;base64,AA" rowId="h" strips={{ of }} />, {
    wrapper,
  })
  expect(of).not.toHaveBeenCalled()
  await act(async () => show?.())
  expect(of).toHaveBeenCalledExactlyOnceWith('h', 'data:audio/wav;base64,AA', expect.any(Promise))
})

it('a saved sound carries its strip, and a row without a recording none', () => {
  const card = (data: object) => (
    <HistoryCard
      isFound={false}
      onDelete={() => {}}
      onView={() => {}}
      row={{
        id: 'h',
        user_id: 'u',
        vehicle_id: null,
        type: 'audio',
        created_at: '2026-03-05T14:07:00Z',
        data: { ...data },
      }}
    />
  )
  const { rerender } = render(
    card({ audioData: 'data:audio/wav;base64,AA', issue: { name: 'Loose belt' } }),
    {
      wrapper,
    },
  )
  expect(screen.getByRole('img', { name: 'Picture of the recording: Loose belt' })).toBeTruthy()
  rerender(card({ issue: { name: 'Loose belt' } }))
  expect(screen.queryByRole('img')).toBeNull()
})
