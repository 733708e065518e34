import type { ReminderStatus } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { keepDismissed, readDismissed } from './dismissed.ts'
import { dueCards } from './due-cards.ts'
import { dueLine, dueLines } from './due-copy.ts'

const status = (id: string): ReminderStatus => ({
  id,
  item: id,
  type: 'time',
  dueBy: { date: '2026-05-03', mileage: null },
  overdue: false,
  daysUntilDue: 3,
  milesUntilDue: null,
  severity: 'high',
})
const ids = ({ shown }: { shown: readonly ReminderStatus[] }) => shown.map(({ id }) => id)

describe('due cards', () => {
  const due = ['oil', 'tires', 'coolant', 'battery'].map(status)

  it('shows the two most urgent, and counts the others', () => {
    const cards = dueCards(due, new Set())
    expect([ids(cards), cards.notShown]).toEqual([['oil', 'tires'], 2])
  })

  it('gives the place of a dismissed one to the next; it is still due, only not shown', () => {
    const cards = dueCards(due, new Set(['oil']))
    expect([ids(cards), cards.notShown]).toEqual([['tires', 'coolant'], 2])
    expect(dueCards(due, new Set(['oil', 'tires', 'coolant', 'battery'])).shown).toEqual([])
  })

  it('counts nothing when all that is due is shown', () => {
    expect(dueCards(due.slice(0, 2), new Set()).notShown).toBe(0)
    expect(dueCards([], new Set(['oil']))).toEqual({ shown: [], notShown: 0 })
  })
})

describe('what was dismissed', () => {
  it('stays dismissed in this tab, and adds up', () => {
    const tab = createMemoryStorage()
    expect(readDismissed(tab).size).toBe(0)
    keepDismissed('oil', tab)
    expect([...keepDismissed('tires', tab)]).toEqual(['oil', 'tires'])
    expect([...readDismissed(tab)]).toEqual(['oil', 'tires'])
  })
})

describe('the words of a due date', () => {
  const byTime = (daysUntilDue: number) =>
    dueLines(
      { dueBy: { date: '2026-05-03', mileage: null }, daysUntilDue, milesUntilDue: null },
      'mi',
      'en-US',
    )
  const byMileage = (milesUntilDue: number, unit: 'mi' | 'km' = 'mi') =>
    dueLines({ dueBy: { date: null, mileage: 62_000 }, daysUntilDue: null, milesUntilDue }, unit, 'en-US')

  it.each([
    [-12, 'Was due May 3, 2026, 12 days ago'],
    [-1, 'Was due May 3, 2026, 1 day ago'],
    [0, 'Due today, May 3, 2026'],
    [1, 'Due May 3, 2026, in 1 day'],
    [30, 'Due May 3, 2026, in 30 days'],
  ])('%d days from its day', (left, words) => {
    expect(byTime(left)).toEqual([words])
  })

  it.each([
    [-150, 'Was due at 62,000 mi, 150 mi ago'],
    [0, 'Due now, at 62,000 mi'],
    [400, 'Due at 62,000 mi, in 400 mi'],
  ])('%d miles from its mileage', (left, words) => {
    expect(byMileage(left)).toEqual([words])
  })

  it('follows the chosen unit', () => {
    expect(byMileage(400, 'km')).toEqual(['Due at 99,779 km, in 644 km'])
  })

  it('says both when it is counted both ways', () => {
    const both = { dueBy: { date: '2026-05-03', mileage: 62_000 }, daysUntilDue: 3, milesUntilDue: 90 }
    expect(dueLines(both, 'mi', 'en-US')).toHaveLength(2)
  })
})

it('says of date and mileage the one that has passed, else the date', () => {
  const line = (daysUntilDue: number, milesUntilDue: number) =>
    dueLine({ dueBy: { date: '2026-05-03', mileage: 62_000 }, daysUntilDue, milesUntilDue }, 'mi')
  expect(line(3, 40)).toMatch(/^Due May 3/)
  expect(line(3, -40)).toMatch(/^Was due at 62,000 mi/)
  expect(line(-3, -40)).toMatch(/^Was due May 3/)
})
