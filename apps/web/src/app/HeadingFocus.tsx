import { useEffect } from 'react'

let pageShown = false

/**
 * Moves focus to the heading of a new page, so that a keyboard or a screen reader starts there. The first page of a
 * visit keeps the browser's focus.
 */
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
