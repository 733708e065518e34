import type { CaseState } from '@tappet/diagnosis/casebook'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptAnswer, newestAnswer } from './answer.ts'
import { CaseVerdict, isStanding } from './CaseVerdict.tsx'
import type { ShownItem } from './queue/overlay.ts'
import { Timeline } from './Timeline.tsx'

const cause = (name: string, percent: number) => ({ fault: name, name, percent, test: null })
const item = (kind: 'sound' | 'report' | 'note', day: number, data: object) =>
  ({ id: `${kind}${day}`, kind, happened_at: `2026-11-0${day}T12:00:00Z`, data }) as unknown as ShownItem
const KNOCK = { name: 'Likely engine knock', confidence: 85 }
const causes = ['a', 'b', 'c', 'd'].map((name) => cause(name, 20))

it('says what the latest diagnosis said, with its dots; its first three causes stand on the timeline', () => {
  const items = [
    item('sound', 1, { name: 'Older' }),
    item('sound', 2, { ...KNOCK, causes }),
    item('note', 3, { words: 'x' }),
  ]
  const newest = newestAnswer(items)
  if (newest === undefined) throw new Error('no answer')
  render(
    <CaseVerdict answer={keptAnswer(newest)} note={null}>
      Read the codes.
    </CaseVerdict>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Likely engine knock')
  expect(document.querySelectorAll('[data-dot="filled"]')).toHaveLength(17)
  expect(document.body.textContent).toContain('Next stepRead the codes.')
  // The case alone does not keep what the saved diagnosis says of driving.
  expect(document.querySelector('[data-field]')).toBeNull()
  expect(document.body.textContent).toContain('If anything feels off, don’t drive.')
  cleanup()
  render(<Timeline items={items} onRemove={() => {}} />)
  expect(screen.getByText('Could be: a, b, c')).toBeTruthy()
})

it('leads with what the words say of driving on, also where the case alone keeps it', () => {
  const danger = 'Do not drive on. Fuel vapor can catch fire.'
  expect(keptAnswer(item('sound', 1, { ...KNOCK, danger })).lead).toBe(danger)
  expect(keptAnswer(item('sound', 1, KNOCK)).lead).toBeNull()
})

it('passes over a comparison with the car’s normal, and finds none where nothing was diagnosed', () => {
  const compared = item('sound', 3, { name: 'Near your car’s normal sound', compared: 'near' })
  expect(newestAnswer([compared])).toBeUndefined()
  expect(newestAnswer([item('sound', 2, { name: '' })])).toBeUndefined()
  expect(newestAnswer([item('sound', 1, KNOCK), compared])?.id).toBe('sound1')
  expect(newestAnswer([item('sound', 1, KNOCK), item('report', 2, KNOCK)])?.id).toBe('report2')
  // Diagnosed, and held against the normal too.
  expect(newestAnswer([item('sound', 2, { ...KNOCK, compared: 'apart' })])?.id).toBe('sound2')
})

it.each<[state: CaseState, repairedDay: number | null, expected: boolean]>([
  ['open', null, true],
  ['watching', null, true],
  ['open', 3, true],
  ['repaired', 3, false],
  ['proven', 3, false],
  ['repaired', 1, true],
  ['closed', null, false],
])('an answer of day 2 speaks of a car that is %s, repaired on day %s: %s', (state, day, expected) => {
  const repairedAtMs = day === null ? null : Date.parse(`2026-11-0${day}T12:00:00Z`)
  expect(isStanding({ state, repairedAtMs }, '2026-11-02T12:00:00Z')).toBe(expected)
})
