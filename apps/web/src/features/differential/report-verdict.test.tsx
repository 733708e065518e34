import { openCase } from '@tappet/diagnosis/differential'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportVerdict } from './ReportVerdict.tsx'

const car = { make: null, model: null, year: null, mileage: null }
const told = (text: string) => {
  const value = openCase({ texts: [text], codes: [], car, thisYear: 2026 })
  return { value, card: render(<ReportVerdict value={value} />).container }
}
const text = (card: Element) => card.textContent ?? ''

it('says in one headline, one count of cars and one price what it most likely is', () => {
  const { value, card } = told('Brake pedal goes to the floor')
  const [first] = value.report.causes
  expect(card.querySelector('h1')?.textContent?.toLowerCase()).toContain(first?.name.toLowerCase())
  expect(card.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe(`${first?.percent}`)
  expect(text(card)).toMatch(/We estimate \d+ in 20 cars with these signs have this/)
  expect(text(card).match(/\$[\d,]+ to \$[\d,]+/g)).toHaveLength(1)
  expect(text(card)).not.toMatch(/\d%/)
})

it('leads with a danger, and says it and what to do once', () => {
  const { card } = told('Brake pedal goes to the floor')
  expect(text(card).indexOf('Do not drive on.')).toBe(0)
  expect(text(card)).not.toMatch(/May I drive|Don’t drive/)
  expect(text(card).match(/have the car towed/g)).toHaveLength(1)
})

it('says under the card what else to do where the card has too little room', () => {
  const { card } = told('smell of gas and smoke from under the hood')
  expect(text(card)).toMatch(/What else to do.*Have it towed if it drips\./)
  expect(text(card).match(/Do not start the car where you smell raw fuel\./g)).toHaveLength(1)
})

it('names nothing, counts nothing and marks no field where nothing was understood', () => {
  const { card } = told('My neighbour likes opera')
  expect(text(card)).toMatch(/^No cause named yet/)
  expect(text(card)).toContain('We can’t tell from what you told us')
  expect(card.querySelector('[data-field=marked]')).toBeNull()
  expect(card.querySelector('[role=progressbar]')).toBeNull()
  expect(text(card)).not.toContain('$')
})

it('gives what is said in the language of the driver a line, a direction and a voice of its own', () => {
  const { value, card } = told('الفرامل لا تعمل')
  const own = card.querySelector('[lang=ar]')
  expect([own?.textContent, own?.getAttribute('dir')]).toEqual([value.report.drive.own?.say, 'auto'])
})
