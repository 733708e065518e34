import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export function Fold({
  id,
  title,
  hash,
  late,
  children,
}: {
  id: string
  title: string
  hash: string
  late?: ReactNode
  children?: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const isLinked = hash === `#${id}`
  const [wasOpen, setWasOpen] = useState(isLinked)
  useEffect(() => {
    if (!isLinked || details.current === null) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [isLinked])
  return (
    <details
      className="group/fold scroll-mt-4 border-b border-line first:border-t"
      id={id}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpen(true)
      }}
      ref={details}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180 print:hidden" />
      </summary>
      <div className="flex flex-col gap-6 pt-1 pb-6">
        {children}
        {wasOpen ? late : null}
      </div>
    </details>
  )
}

export function FoldPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-[length:min(1.125rem,10vw)]">{title}</h3>
      {children}
    </section>
  )
}
