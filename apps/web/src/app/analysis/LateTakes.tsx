import type { ComponentProps, ReactNode } from 'react'
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

/**
 * The takes that would tell more: fetched shortly before their place comes into sight, or with the engine. Their place is
 * above the children, which tell where it is while there is nothing: an empty box out of the flow would be at the page's top.
 */
export function LateTakes({ children, ...props }: TakesProps & { children: ReactNode }) {
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
    <div className="flex flex-col gap-6 md:gap-8" ref={place}>
      <Takes {...props} isDue={!isGivenUp && (isNear || hasEngine())} onGiveUp={() => setIsGivenUp(true)} />
      {children}
    </div>
  )
}
