import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export function Card({
  tone = 'raised',
  className,
  ...rest
}: ComponentProps<'div'> & { tone?: 'raised' | 'sunken' }) {
  const toneClass = tone === 'raised' ? 'border border-line bg-surface shadow-card' : 'bg-sunken'
  return <div {...rest} className={cx('rounded-card', toneClass, className)} />
}

export type CardHeaderProps = {
  title: ReactNode
  icon?: ReactNode
  description?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
}

export function CardHeader({ title, icon, description, action, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-wrap items-start gap-3 p-4 pb-0 md:p-6 md:pb-0">
      {icon ? <span className="mt-0.5 shrink-0 text-muted [&_svg]:size-6">{icon}</span> : null}
      {/* Where the text is large, the action goes under the words instead of crushing them. */}
      <div className="min-w-0 flex-1 basis-24">
        <Heading className="text-xl">{title}</Heading>
        {description ? <p className="mt-1 text-muted">{description}</p> : null}
      </div>
      {action ? <div className="-mt-2 -mr-2 shrink-0">{action}</div> : null}
    </div>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('p-4 md:p-6', className)} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('flex flex-wrap gap-3 border-t border-line p-4 md:px-6', className)} />
}
