import type { ReminderStatus } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../platform/storage/storage.memory.ts'
import { dueLine } from './copy.ts'
import { keepDismissed, readDismissed } from './dismissed.ts'
import { dueCards } from './due-cards.ts'

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

describe('the words of a due service', () => {
  it.each([
    [-12, 'Was due 12 days ago'],
    [-1, 'Was due 1 day ago'],
    [0, 'Due today'],
    [1, 'Due in 1 day'],
    [30, 'Due in 30 days'],
  ])('%d days from its day', (daysUntilDue, words) => {
    expect(dueLine({ daysUntilDue, milesUntilDue: null }, 'mi')).toBe(words)
  })

  it.each([
    [-150, 'Was due 150 mi ago'],
    [0, 'Due now'],
    [400, 'Due in 400 mi'],
  ])('%d miles from its mileage', (milesUntilDue, words) => {
    expect(dueLine({ daysUntilDue: null, milesUntilDue }, 'mi', 'en-US')).toBe(words)
  })

  it('follows the chosen unit', () => {
    expect(dueLine({ daysUntilDue: null, milesUntilDue: 400 }, 'km', 'en-US')).toBe('Due in 644 km')
  })

  it.each([
    [3, 40, 'Due in 3 days'],
    [3, -40, 'Was due 40 mi ago'],
    [-3, -40, 'Was due 3 days ago'],
  ])(
    'says of %d days and %d miles the one that has passed, else the days',
    (daysUntilDue, milesUntilDue, words) => {
      expect(dueLine({ daysUntilDue, milesUntilDue }, 'mi', 'en-US')).toBe(words)
    },
  )
})
