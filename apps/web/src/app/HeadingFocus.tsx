import { useEffect } from 'react'
import { focusHeading } from '../ui/index.ts'

let pageShown = false

/** So that a keyboard or a screen reader starts there; a visit's first page keeps the browser's focus. */
export function HeadingFocus() {
  useEffect(() => {
    if (pageShown) focusHeading()
    pageShown = true
  }, [])
  return null
}
