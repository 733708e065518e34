import type { UnitReadiness } from '@tappet/obd'
import { readingOf } from '@tappet/obd'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReadinessCard } from './ReadinessCard.tsx'

const monitors = [{ id: 'catalyst', name: 'Catalyst', supported: true, complete: true }] as const
const units: UnitReadiness[] = [
  { ecu: '7E8', readiness: { lampOn: false, codeCount: 0, ignition: 'spark', monitors } },
]
const GAP = { request: '0101', ecu: '7E9', why: { kind: 'noAnswer', statuses: [], damaged: [] } } as const

it('says that all tests are complete only where every unit told its own', () => {
  const { rerender } = render(<ReadinessCard inUse={null} readiness={readingOf(units, [])} />)
  expect(screen.getByText('All 1 tests are complete.')).toBeTruthy()
  rerender(<ReadinessCard inUse={null} readiness={readingOf(units, [GAP])} />)
  expect(screen.queryByText(/^All/)).toBeNull()
  expect(screen.getByText(/Other control units didn’t answer/)).toBeTruthy()
})
