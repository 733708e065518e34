import { afterEach, expect, it } from 'vitest'
import { hasTypedText, watchTyping } from './unsaved.ts'

watchTyping()
afterEach(() => document.body.replaceChildren())

function type(field: HTMLInputElement, text: string): void {
  document.body.append(field)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const field = (type = 'text') => Object.assign(document.createElement('input'), { type })

it('is true for typed text until the field is emptied or its form is gone', () => {
  expect(hasTypedText()).toBe(false)
  const note = field()
  type(note, 'Oil')
  expect(hasTypedText()).toBe(true)
  type(note, '')
  expect(hasTypedText()).toBe(false)
  type(note, 'Oil')
  note.remove()
  expect(hasTypedText()).toBe(false)
})

it('ignores search fields and text that the app filled in', () => {
  type(field('search'), 'brake')
  document.body.append(Object.assign(field(), { value: 'filled in' }))
  expect(hasTypedText()).toBe(false)
})
