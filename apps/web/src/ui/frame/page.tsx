import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Button } from '../marks/button.tsx'

export function Page({
  children,
  width = 'wide',
}: {
  children: ReactNode
  /** wide: two columns fit (1120 px). reading: forms and running text (720 px). */
  width?: 'wide' | 'reading'
}) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-[74rem] flex-col gap-6 px-safe pt-2 pb-8 md:gap-8 md:px-8',
        width === 'reading' && '*:max-w-[45rem]',
      )}
    >
      {children}
    </div>
  )
}

/** Beside each other from 1024 px where both have room for the size of the text, else one below. */
export function PageColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-6 lg:gap-8">
      <div className="flex min-w-0 grow-3 basis-full flex-col gap-6 md:gap-8 lg:basis-96">{main}</div>
      <div className="flex min-w-0 grow basis-full flex-col gap-6 lg:basis-72">{aside}</div>
    </div>
  )
}

export type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  back?: { label: string; onBack: () => void }
  action?: ReactNode
}

export function PageHeader({ title, subtitle, back, action }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-2">
      {back ? (
        <Button
          className="-ml-3 self-start text-left font-normal text-muted"
          icon={<ArrowLeft />}
          onClick={back.onBack}
          size="sm"
          variant="ghost"
        >
          {back.label}
        </Button>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-[40rem] sideways:flex-1 sideways:basis-64">
          {/* The longest word of a title still fits a phone at text of twice the size. */}
          <h1 className="text-[length:min(1.875rem,12vw)] leading-[1.14] md:text-4xl md:leading-(--text-4xl--line-height)">
            {title}
          </h1>
          {subtitle ? <p className="mt-2 text-lg text-muted">{subtitle}</p> : null}
        </div>
        {action ? <div className="flex flex-wrap gap-2 sm:gap-3">{action}</div> : null}
      </div>
    </header>
  )
}

export function Section({
  title,
  description,
  action,
  children,
  className,
}: {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={cx('flex flex-col gap-4', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-3">
        {/* The longest word still fits a phone at text of twice the size. */}
        <h2 className="min-w-0 text-[length:min(1.5rem,10vw)] leading-[1.17] break-words">{title}</h2>
        {action}
        {description ? <p className="-mt-2 w-full text-muted">{description}</p> : null}
      </div>
      {children}
    </section>
  )
}

/** A keyboard or a screen reader continues there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
