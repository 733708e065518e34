import { expect, it } from 'vitest'
import { type Budget, shownRoom } from './room.ts'

const budget = (name: string, used: number, max: number): Budget => ({
  name,
  label: `things of ${name}`,
  used_rows: used,
  max_rows: max,
  used_bytes: 0,
  max_bytes: null,
})

it('shows the main limits from the start, and any other from four fifths on', () => {
  const shown = shownRoom([
    budget('public.maintenance', 0, 100),
    budget('public.feedback', 79, 100),
    budget('public.mechanic_findings', 80, 100),
  ])
  expect(shown).toEqual([
    { name: 'public.maintenance', label: 'Things of public.maintenance', used: 0, max: 100, isTight: false },
    {
      name: 'public.mechanic_findings',
      label: 'Things of public.mechanic_findings',
      used: 80,
      max: 100,
      isTight: true,
    },
  ])
})

it('shows bytes in MB, never less than what is used', () => {
  const files = {
    name: 'files',
    label: 'receipts',
    used_rows: 0,
    max_rows: null,
    used_bytes: 1,
    max_bytes: 2_147_483_648,
  }
  expect(shownRoom([files])).toEqual([
    { name: 'files', label: 'Receipts (MB)', used: 1, max: 2048, isTight: false },
  ])
})
