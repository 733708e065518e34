import type { HistoryRow } from '@tappet/wire'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HistoryCard } from './HistoryCard.tsx'

const ROW: HistoryRow = {
  id: 'h',
  user_id: 'u',
  vehicle_id: null,
  type: 'audio',
  data: { confidence: 82, issue: { name: 'Loose belt', urgencyLevel: 'safe' } },
  created_at: '2026-03-05T14:07:00Z',
}

it('is viewed by a tap anywhere on it, once, and deleted by its own button alone', () => {
  const [onView, onDelete] = [vi.fn(), vi.fn()]
  render(<HistoryCard isFound={false} onDelete={onDelete} onView={onView} row={ROW} />)
  fireEvent.click(screen.getByText('Right about 16 times in 20'))
  expect(onView).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'View Loose belt' }))
  expect(onView).toHaveBeenCalledTimes(2)
  const bin = screen.getByRole('button', { name: 'Delete Loose belt' })
  fireEvent.click(bin.querySelector('svg') ?? bin)
  expect([onView.mock.calls.length, onDelete.mock.calls.length]).toEqual([2, 1])
})

it('bears one chip: the danger, or what a mechanic found, or the urgency', () => {
  const chips = (data: object, isFound = false) => {
    const row = { ...ROW, data: { ...(ROW.data as object), ...data } }
    const { container } = render(
      <HistoryCard isFound={isFound} onDelete={vi.fn()} onView={vi.fn()} row={row} />,
    )
    const texts = ['Do not drive on.', 'With what the mechanic found', 'Check soon'].filter((text) =>
      container.textContent?.includes(text),
    )
    cleanup()
    return texts
  }
  const issue = { name: 'Knock', urgencyLevel: 'check_soon' }
  const differential = { report: { drive: { level: 'stop', say: 'Do not drive on.' } } }
  expect(chips({ issue })).toEqual(['Check soon'])
  expect(chips({ issue }, true)).toEqual(['With what the mechanic found'])
  expect(chips({ issue, differential }, true)).toEqual(['Do not drive on.'])
})
