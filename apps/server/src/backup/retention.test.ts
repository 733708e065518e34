import { expect, it } from 'vitest'
import { expired, stemOf } from './retention.ts'

const KEEP = { daily: 7, weekly: 4, monthly: 6 }
const DAY_MS = 86_400_000

/** What stays of a backup each night between the two, each night by the rule. */
function nights(first: number, last: number): string[] {
  let names: string[] = []
  for (let now = first; now <= last; now += DAY_MS) {
    names.push(`${stemOf(now)}.tar.gz`)
    const gone = expired(names, KEEP, now)
    names = names.filter((name) => !gone.includes(name))
  }
  return names
}

it('keeps the newest of seven days, four weeks and six months over 220 nights', () => {
  const stay = [
    // The last of each of five months, and of this one.
    ...['05-31', '06-30', '07-31', '08-31', '09-30'],
    // The last of each of four weeks, from Monday.
    ...['09-27', '10-04'],
    // Of seven days; the 11th ends its week, the 15th its week and month.
    ...['10-09', '10-10', '10-11', '10-12', '10-13', '10-14', '10-15'],
  ]
  expect(nights(Date.UTC(2026, 2, 11, 2, 30), Date.UTC(2026, 9, 15, 2, 30))).toEqual(
    stay.map((day) => `tappet-2026-${day}T0230Z.tar.gz`).sort(),
  )
})

it('counts days, weeks and months that have a backup, not those that passed', () => {
  const names = ['2025-01-05', '2026-03-10'].map((day) => `tappet-${day}T0230Z.tar.gz`)
  expect(expired(names, KEEP, Date.UTC(2026, 2, 11))).toEqual([])
})

it('lets the earlier of two of one day go, and never a name that is none of its own', () => {
  const names = [
    'tappet-2026-03-10T0230Z.tar.gz.age',
    'tappet-2026-03-10T0930Z.tar.gz',
    'tappet-2026-03-09T0230Z.unproven.tar.gz',
    'tappet-before-the-move.tar.gz',
    'receipts.zip',
  ]
  expect(expired(names, { daily: 1, weekly: 0, monthly: 0 }, Date.UTC(2026, 2, 11))).toEqual([
    'tappet-2026-03-10T0230Z.tar.gz.age',
  ])
})

it('lets one of the future neither take a place nor go', () => {
  const names = ['2026-03-09', '2026-03-10', '2027-01-01'].map((day) => `tappet-${day}T0230Z.tar.gz`)
  expect(expired(names, { daily: 1, weekly: 0, monthly: 0 }, Date.UTC(2026, 2, 11))).toEqual([
    'tappet-2026-03-09T0230Z.tar.gz',
  ])
})
