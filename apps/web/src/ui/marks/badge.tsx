import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type Tone = 'neutral' | 'safe' | 'soon' | 'now' | 'accent'

const TONE_CLASS: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink ring-line',
  safe: 'bg-safe-tint text-safe ring-safe/25',
  soon: 'bg-soon-tint text-soon ring-soon/25',
  now: 'bg-now-tint text-now ring-now/25',
  accent: 'bg-accent text-on-accent ring-transparent',
}

/** Colour alone carries no meaning: every tone but neutral needs an icon. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-chip px-2.5 py-0.5 text-sm font-semibold ring-1 ring-inset [&_svg]:size-4 [&_svg]:shrink-0',
        TONE_CLASS[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
