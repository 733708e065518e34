import { useEffect } from 'react'

let pageShown = false

/**
 * Moves focus to the heading of the page that just appeared, so that a keyboard or a screen reader
 * starts there. The page that a visit opens with keeps the browser's own start.
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
