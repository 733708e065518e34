import { expect, it } from 'vitest'
import { incomplete } from './export-csv.ts'

it('the name of a table says how many changes it lacks', () => {
  expect(incomplete('tappet-maintenance-2026-11-26.csv', 0)).toBe('tappet-maintenance-2026-11-26.csv')
  expect(incomplete('tappet-maintenance-2026-11-26.csv', 1)).toBe(
    'tappet-maintenance-2026-11-26-1-change-missing.csv',
  )
  expect(incomplete('tappet-maintenance-2026-11-26.pdf', 2)).toBe(
    'tappet-maintenance-2026-11-26-2-changes-missing.pdf',
  )
})
