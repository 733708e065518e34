import { Car } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { RemoveDemo } from './RemoveDemo.tsx'

export default function DemoBar(): ReactNode {
  // The room that theme.js kept for it ends with it.
  useEffect(() => () => void delete document.documentElement.dataset.demo, [])
  return (
    <section aria-label="Demo" className="mb-4 min-h-[3.0625rem] border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-[74rem] items-center gap-3 px-safe py-1 md:px-8">
        <Car aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 text-sm">
          <strong>Demo</strong>
          <span className="text-muted">
            : a sample car<span className="hidden sm:inline">, deleted after a day</span>
          </span>
        </p>
        <RemoveDemo className="-mr-3 shrink-0" size="sm" variant="ghost" />
      </div>
    </section>
  )
}
