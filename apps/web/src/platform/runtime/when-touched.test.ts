// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { whenTouched } from './when-touched.ts'

it.each(['pointerdown', 'keydown', 'input'])('works at the first %s and at no later one', (touch) => {
  const work = vi.fn()
  whenTouched(work)
  expect(work).not.toHaveBeenCalled()
  for (const each of [touch, touch, 'keydown'])
    document.body.dispatchEvent(new Event(each, { bubbles: true }))
  expect(work).toHaveBeenCalledTimes(1)
})

it('can be taken back', () => {
  const work = vi.fn()
  whenTouched(work)()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(work).not.toHaveBeenCalled()
})
