import type { ShownCause } from '@tappet/diagnosis/saved'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CauseList } from './CauseList.tsx'

const cause = (name: string): ShownCause => ({
  cause: name,
  likelihood: 60,
  urgency: 'medium',
  estimated_cost: { min: 50, max: 200 },
  difficulty: 'easy',
  diagnostic_steps: [`Look at ${name}`],
  required_tools: ['Torch'],
})

it('shows how to check the first cause, and folds it for the others', () => {
  render(
    <CauseList causes={[cause('Worn plugs'), cause('Weak coil'), cause('Air leak')]} fromCodes={false} />,
  )
  const rows = ['1. Worn plugs', '2. Weak coil', '3. Air leak'].map((name) =>
    screen.getByRole('listitem', { name }),
  )
  const folds = rows.map((row) => row.querySelector('details'))
  expect(folds.map((fold) => fold && [fold.open, fold.textContent?.includes('Look at')])).toEqual([
    null,
    [false, true],
    [false, true],
  ])
  expect(rows[0]?.textContent).toContain('Look at Worn plugs')
  for (const [index, row] of rows.entries()) {
    const likely = within(row).getByText('60% likely')
    expect([index, folds[index]?.contains(likely) ?? false]).toEqual([index, false])
  }
})
