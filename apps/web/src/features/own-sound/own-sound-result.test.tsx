import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { OwnSoundResult } from './OwnSoundResult.tsx'

const measured = vi.hoisted(() => ({ over: [] as boolean[], kept: [] as string[] }))
vi.mock('@tappet/acoustics/normal', async (original) => ({
  ...(await original<object>()),
  compareWithNormal: (_normal: unknown, take: number) => ({
    kind: 'compared',
    isOver: measured.over[take] ?? false,
    distance: 1,
    directions: [],
  }),
  isNearOwnNormal: (_normal: unknown, takes: readonly number[]) =>
    takes.length < 2 ? null : !takes.some((take) => measured.over[take]),
}))
vi.mock('./queries.ts', () => ({ useOwnSounds: () => ({ data: [{ situation: 'warm_idle', takes: [] }] }) }))
vi.mock('./heard-take.ts', () => ({
  readHeard: () => 0,
  keepCompared: (_storage: unknown, compared: string) => void measured.kept.push(compared),
}))
vi.mock('./use-own-take.ts', () => ({ useOwnTake: (onTake: (take: number) => void) => onTake }))
vi.mock('./TakeStage.tsx', () => ({
  TakeStage: ({ title, taking }: { title: string; taking: (take: number) => void }) => (
    <button onClick={() => taking(1)} type="button">
      {title}
    </button>
  ),
}))

function show(over: boolean[]) {
  measured.over = over
  measured.kept = []
  render(
    <MemoryRouter>
      <OwnSoundResult
        carId={null}
        onChanged={() => undefined}
        recorded={{ durationSeconds: 10, atMs: 0 }}
        situation="warm_idle"
        userId="ann"
      />
    </MemoryRouter>,
  )
}

it('a recording near the car’s normal offers a second take, and two are what a case is told', () => {
  show([false, false])
  expect(screen.getByText(/One take says little/)).toBeTruthy()
  expect(measured.kept).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'One more take' }))
  expect(screen.queryByRole('button', { name: 'One more take' })).toBeNull()
  expect(screen.queryByText(/says little/)).toBeNull()
  expect(measured.kept).toEqual(['near'])
})

it('one that is far from it offers a second take as before, without these words', () => {
  show([true, true])
  expect(screen.queryByText(/says little/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'One more take' }))
  expect(measured.kept).toEqual(['apart'])
})
