import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { STEPS } from './copy.ts'

/** Those whose rows other devices change. */
const PAGES = new Set(['/maintenance', '/garage', '/history', '/cases'])

const ENOUGH_PX = 80

type Step = keyof typeof STEPS

export default function PullToRefresh() {
  const queryClient = useQueryClient()
  const isPulled = PAGES.has(useLocation().pathname)
  const [step, setStep] = useState<Step | null>(null)
  useEffect(() => {
    if (!isPulled) return
    const refresh = async () => {
      setStep('refreshing')
      await queryClient.refetchQueries({ type: 'active' })
      setStep(null)
    }
    return followPulls(setStep, refresh)
  }, [isPulled, queryClient])
  return (
    <p
      className="fixed inset-x-0 top-[calc(var(--safe-top)+0.5rem)] z-20 mx-auto w-max rounded-chip border border-line bg-surface px-4 py-2 shadow-card empty:hidden"
      role="status"
    >
      {step && STEPS[step]}
    </p>
  )
}

/** @returns how to end it */
function followPulls(onStep: (step: Step | null) => void, refresh: () => Promise<void>): () => void {
  let start: Touch | undefined
  let isEnough = false
  let isBusy = false
  const leave = () => {
    if (start && !isBusy) onStep(null)
    start = undefined
    isEnough = false
  }
  const touched = ({ touches, target }: TouchEvent) => {
    leave()
    // A dialog stands outside of the page.
    const isOnPage = target instanceof Element && target.closest('main') !== null
    if (isOnPage && touches.length === 1 && window.scrollY <= 0) start = touches[0]
  }
  const moved = ({ touches: [finger] }: TouchEvent) => {
    if (!start || !finger || isBusy) return
    const down = finger.clientY - start.clientY
    // Pushed up or to the side, it is another gesture.
    if (window.scrollY > 0 || down < Math.abs(finger.clientX - start.clientX)) return leave()
    isEnough = down >= ENOUGH_PX
    onStep(isEnough ? 'letGo' : 'pull')
  }
  const lifted = () => {
    const isAsked = isEnough && !isBusy
    leave()
    if (!isAsked) return
    isBusy = true
    void refresh().finally(() => {
      isBusy = false
    })
  }
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  window.addEventListener('touchstart', touched, options)
  window.addEventListener('touchmove', moved, options)
  window.addEventListener('touchend', lifted, options)
  window.addEventListener('touchcancel', leave, options)
  return () => listening.abort()
}
