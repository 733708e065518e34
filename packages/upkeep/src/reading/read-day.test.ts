import { describe, expect, it } from 'vitest'
import { readDay, tellDateOrder } from './read-day.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

describe('a day of another program', () => {
  it.each(MONTHS.map((name, index) => [name, String(index + 1).padStart(2, '0')]))(
    'is read with %s as month %s, in full and short, in either order',
    (name, month) => {
      const expected = `2024-${month}-07`
      for (const text of [
        `${name} 7, 2024`,
        `${name.slice(0, 3)} 7 2024`,
        `7 ${name} 2024`,
        `07. ${name}  2024`,
      ])
        expect(readDay(text, 'month-first'), text).toBe(expected)
    },
  )
  it.each([
    ['2024-01-15', '2024-01-15'],
    [' 2024/1/5 ', '2024-01-05'],
    ['2024-01-05T10:00', '2024-01-05'],
    ['3.2.69', '2069-03-02'],
    ['3.2.70', '1970-03-02'],
    ['3/2/2024, 10:00', '2024-03-02'],
    ['  3/2/2024', '2024-03-02'],
    ['12 Mar 2024', '2024-03-12'],
    ['Mar 12th, 2024', '2024-03-12'],
    ['on 2024-01-05', null],
    ['on 3/2/2024', null],
    ['on Mar 12, 2024', null],
    ['12-Feb-24', '2024-02-12'],
    ['12. Februar 2024', '2024-02-12'],
    ['12 февраля 2024', '2024-02-12'],
    ['45000', '2023-03-15'],
    ['45334.75', '2024-02-12'],
    ['', null],
    ['yesterday', null],
    ['13/13/2024', null],
    ['3/2-2024', null],
    ['3/2/20245', null],
    ['Mar 2024', null],
    ['Smarch 12, 2024', null],
    ['2/30/2024', null],
  ])('%j is %s', (cell, day) => {
    expect(readDay(cell, 'month-first')).toBe(day)
  })
  it.each([
    ['3/4/24', '2024-03-04', '2024-04-03'],
    ['03.04.1999', '1999-03-04', '1999-04-03'],
    ['1/15/2024 12:00:00 AM', '2024-01-15', null],
    ['15.01.2024 00:00:00', null, '2024-01-15'],
    ['2024-01-15T10:00:00Z', '2024-01-15', '2024-01-15'],
    ['Jan 5, 2024', '2024-01-05', '2024-01-05'],
  ])('%j is %s with the month first, %s with the day first', (cell, monthFirst, dayFirst) => {
    expect([readDay(cell, 'month-first'), readDay(cell, 'day-first')]).toEqual([monthFirst, dayFirst])
  })
})

describe('the order of day and month', () => {
  it.each([
    [['13/2/2024', '3/2/2024'], 'day-first', false],
    [['2/13/2024', '3/2/2024'], 'month-first', false],
    [['3/2/2024'], 'month-first', true],
    [['3.2.2024'], 'day-first', true],
    [[' 3.2.2024'], 'day-first', true],
    [['2.3.2024', '4.5.2024'], 'day-first', true],
    [['3/3/2024', '2024-01-05'], 'month-first', false],
    [[], 'month-first', false],
  ] as const)('of %j is %s, a guess: %s', (cells, order, isGuess) => {
    expect(tellDateOrder(cells)).toEqual({ order, isGuess })
  })
})
