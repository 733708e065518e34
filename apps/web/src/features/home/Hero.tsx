import type { ReactNode } from 'react'
import * as copy from './copy.ts'

type HeroProps = {
  recorder: ReactNode
  /** A driver's car; a visitor reads what Tappet is. */
  car?: ReactNode
  children: ReactNode
}

export function Hero({ recorder, car, children }: HeroProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,max(20rem,40%)),1fr))] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-10 sideways:@xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <header className="flex min-w-0 flex-col gap-3 md:gap-4 lg:pt-8">
          <h1 className="text-3xl sm:text-4xl md:text-5xl sideways:text-3xl">{copy.title}</h1>
          {/* As high for a driver as for a visitor: the recorder below stays where it is. */}
          <div className="min-h-18 max-w-[34rem] sm:text-lg md:max-lg:max-w-none sideways:text-base">
            {car ?? <p className="text-muted">{copy.subtitle}</p>}
          </div>
        </header>
        <div className="min-w-0 lg:row-span-2 sideways:@xl:col-start-2 sideways:@xl:row-span-2 sideways:@xl:row-start-1">
          {recorder}
        </div>
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
      </div>
    </div>
  )
}
