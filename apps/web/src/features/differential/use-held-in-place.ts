import type { DifferentialCase } from '@tappet/diagnosis'
import { useLayoutEffect, useRef } from 'react'

export function useHeldInPlace(value: DifferentialCase | null) {
  const above = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const before = useRef<{ topPx: number; abovePx: number } | null>(null)
  const hold = () => {
    if (!question.current) return
    before.current = { topPx: topOf(question.current), abovePx: above.current?.offsetHeight ?? 0 }
    if (above.current) above.current.style.minHeight = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is measured after each new case.
  useLayoutEffect(() => {
    if (!question.current || before.current === null) return
    const { topPx, abovePx } = before.current
    before.current = null
    const movedPx = topOf(question.current) - topPx
    if (movedPx === 0) return
    // At the top there is nothing to scroll back to.
    if (window.scrollY + movedPx < 0) above.current?.style.setProperty('min-height', `${abovePx}px`)
    else window.scrollBy({ top: movedPx, behavior: 'instant' })
  }, [value])
  return { above, question, hold }
}

/** Px on the screen, so that what the browser has scrolled by itself counts; of the answers where there are any. */
const topOf = (element: HTMLElement) =>
  (element.querySelector('[role=group]') ?? element).getBoundingClientRect().top
