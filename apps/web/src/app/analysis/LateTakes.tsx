import type { ComponentProps } from 'react'
import { useEffect, useRef, useState } from 'react'
import { hasEngine, loadEngine } from '../../features/differential/index.ts'
import { lateLayer } from '../../ui/index.ts'
import type { ContrastTakes } from './ContrastTakes.tsx'

type TakesProps = ComponentProps<typeof ContrastTakes>

// What to record next is worked out by the engine, three tenths of the page: a reader who stays above asks for neither.
const Takes = lateLayer<TakesProps & { isDue: boolean; onGiveUp: () => void }>({
  load: async () => {
    const [{ ContrastTakes }] = await Promise.all([import('./ContrastTakes.tsx'), loadEngine()])
    return ContrastTakes
  },
  isOpen: ({ isDue }) => isDue,
  close: ({ onGiveUp }) => onGiveUp(),
})

/** The takes that would tell more: fetched shortly before their place comes into sight, or with the engine. */
export function LateTakes(props: TakesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isGivenUp, setIsGivenUp] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    // Half a screen ahead: what is put in below the sight moves nothing in it.
    const watch = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: '0px 0px 50%',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className="empty:absolute" ref={place}>
      <Takes {...props} isDue={!isGivenUp && (isNear || hasEngine())} onGiveUp={() => setIsGivenUp(true)} />
    </div>
  )
}
