// @vitest-environment jsdom
import { openCase } from '@tappet/diagnosis/differential'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DriveCard } from './DriveCard.tsx'

afterEach(cleanup)

const car = { make: null, model: null, year: null, mileage: null }
const { report } = openCase({ texts: ['My neighbour likes opera'], codes: [], car, thisYear: 2026 })
const boxOf = (drive: Partial<typeof report.drive>) =>
  render(<DriveCard isDemo={false} report={{ ...report, drive: { ...report.drive, ...drive } }} />).container
    .firstElementChild?.className

it('looks unknown where the answer is, and like a warning too where it may be something urgent', () => {
  const calm = boxOf({ known: false, level: 'soon' })
  const feared = (['limp', 'stop'] as const).map((level) => boxOf({ known: false, level }))
  expect(calm).toMatch(/border-dashed/)
  expect(calm).not.toMatch(/soon/)
  for (const box of feared) expect(box).toMatch(/border-dashed border-soon bg-soon-tint/)
  expect(boxOf({ known: true, level: 'limp' })).not.toMatch(/border-dashed/)
})

it('what is said in the language of the driver has a line, a direction and a voice of its own', () => {
  const { report } = openCase({ texts: ['الفرامل لا تعمل'], codes: [], car, thisYear: 2026 })
  const view = render(<DriveCard isDemo={false} report={report} />)
  const own = view.getByText('لا تواصل القيادة.')
  expect([own.lang, own.dir]).toEqual(['ar', 'auto'])
  expect(own.previousElementSibling?.textContent).toBe(
    'Do not drive. If you are moving: pump the pedal, shift down, and use the parking brake gently. Have the car towed.',
  )
})
