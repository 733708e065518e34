// @vitest-environment jsdom
import { openCase } from '@tappet/diagnosis/differential'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Causes } from './Causes.tsx'
import { Likeliest } from './Likeliest.tsx'

afterEach(cleanup)

const car = { make: null, model: null, year: null, mileage: null }
const reportOf = (...texts: string[]) => openCase({ texts, codes: [], car, thisYear: 2026 }).report
const told = (report: ReturnType<typeof reportOf>) =>
  render(<Likeliest report={report} />).container.textContent

it('tells the figure of the first cause as a count of 100 cars, with its cost', () => {
  const report = reportOf('Brake pedal goes to the floor')
  const [top] = report.causes
  expect(told(report)).toContain(
    `${top?.name}, in about ${top?.percent} of 100 cars with these signs. Repair: $`,
  )
})

it('names no cause and no figure where none stands out, and the cost over all of them', () => {
  const report = reportOf('Brake pedal goes to the floor')
  const causes = report.causes.map((cause, index) => ({
    ...cause,
    percent: 5,
    cost: { ...cause.cost, min: 100 - index, max: 900 + index },
  }))
  const words = told({ ...report, causes })
  expect(words).toContain(
    `Repair: $${101 - causes.length} to $${899 + causes.length}, depending on the cause`,
  )
  expect(words).not.toMatch(/%|of 100/)
})

it('says nothing where no cause is named', () => {
  const report = reportOf('My neighbour likes opera')
  expect(report.causes).toEqual([])
  expect(told(report)).toBe('')
})

it('says beside the causes what their percentages are', () => {
  const { container } = render(<Causes report={reportOf('Brake pedal goes to the floor')} />)
  expect(container.textContent).toContain('Our estimate, not a count.')
})
