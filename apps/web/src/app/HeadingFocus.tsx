import { useEffect } from 'react'

let pageShown = false

/** So that a keyboard or a screen reader starts there; a visit's first page keeps the browser's focus. */
export function HeadingFocus() {
  useEffect(() => {
    if (!pageShown) {
      pageShown = true
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return null
}
