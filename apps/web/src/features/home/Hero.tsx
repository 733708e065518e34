import type { ReactNode } from 'react'

/** What the app is for, and the one large button it is for. */
export function Hero({ recorder }: { recorder: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-12">
      <header className="flex flex-col gap-4 lg:pt-12">
        <h1 className="text-4xl md:text-5xl">Hear what your car is telling you</h1>
        <p className="max-w-[34rem] text-lg text-muted">
          For everyone who owns a car and wonders about that noise. Hold your phone near it: Tappet listens
          and tells you what it sounds like, whether you may still drive, what it may cost, and what to do
          next.
        </p>
      </header>
      {recorder}
    </div>
  )
}
