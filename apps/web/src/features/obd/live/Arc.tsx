import type { Zone } from '@tappet/obd'
import type { ReactNode } from 'react'
import type { LiveValue } from './choices.ts'

type Props = {
  value: LiveValue
  latest: number | null
  zones: readonly Zone[]
  tone: Zone['tone'] | null
  children: ReactNode
}

/** A half circle of radius 44 around (50, 50); its length counts as 100. */
const HALF = 'M 6 50 A 44 44 0 0 1 94 50'
const OUTER = 'M 1.5 50 A 48.5 48.5 0 0 1 98.5 50'
const STROKE = { soon: 'var(--soon)', now: 'var(--now)' } as const

export function Arc({ value: { from, to }, latest, zones, tone, children }: Props) {
  const share = (value: number) => Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)))
  // What may be less or more than right is drawn from the middle.
  const zero = from === -to ? 50 : 0
  const at = latest === null ? zero : share(latest)
  return (
    <span className="@container relative block w-full max-w-48 sideways:max-w-28">
      <svg aria-hidden="true" className="block w-full" viewBox="0 0 100 52">
        <path d={HALF} fill="none" pathLength={100} stroke="var(--line)" strokeWidth={6} />
        {zones.map((zone) => {
          const [start, end] = [share(zone.from), share(zone.to)]
          return end > start ? (
            <path
              d={OUTER}
              fill="none"
              key={`${zone.from} ${zone.to}`}
              pathLength={100}
              stroke={STROKE[zone.tone]}
              strokeDasharray={`0 ${start} ${end - start} 200`}
              strokeWidth={2}
            />
          ) : null
        })}
        <path
          className="transition-[stroke-dasharray] duration-150 ease-linear motion-reduce:transition-none"
          d={HALF}
          data-share={Math.round(at)}
          fill="none"
          pathLength={100}
          stroke={tone === null ? 'var(--ink)' : STROKE[tone]}
          strokeDasharray={`0 ${Math.min(zero, at)} ${Math.abs(at - zero)} 200`}
          strokeWidth={6}
        />
      </svg>
      <span className="absolute inset-x-0 -bottom-1 block">{children}</span>
    </span>
  )
}
