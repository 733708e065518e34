import { webSession } from '../../features/record/web-session.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/* Quickly retyped; a chosen file is not. */
const PASSING_TYPES = new Set(['search', 'submit', 'button', 'reset', 'hidden'])

const touched = new Set<TextControl>()

function isTextControl(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** Called once, at start. */
export function watchTyping(target: Window = window): void {
  for (const event of ['input', 'change']) {
    target.addEventListener(event, ({ target: field }) => {
      if (isTextControl(field) && !PASSING_TYPES.has(field.type)) touched.add(field)
    })
  }
}

export function hasTypedText(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some(({ value }) => value !== '')
}

export function hasUnsavedWork(): boolean {
  return hasTypedText() || webSession().state().phase.name !== 'idle'
}
