import { Car } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { copy } from './copy.ts'
import { RemoveDemo } from './RemoveDemo.tsx'

export default function DemoBar(): ReactNode {
  // The room that theme.js kept for it ends with it.
  useEffect(() => () => void delete document.documentElement.dataset.demo, [])
  return (
    <section aria-label={copy.demo} className="mb-4 min-h-[3.0625rem] border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-[74rem] flex-wrap items-center gap-x-3 px-safe py-1 md:px-8">
        <Car className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 basis-32 text-sm">
          <strong>{copy.demo}</strong>
          <span className="text-muted">
            {copy.sampleCar}
            <span className="hidden sm:inline">{copy.sampleCarUntil}</span>
          </span>
        </p>
        <RemoveDemo className="-mr-3 shrink-0" size="sm" variant="ghost" />
      </div>
    </section>
  )
}
