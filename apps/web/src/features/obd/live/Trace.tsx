import { traceColour, traceDash } from './traces.ts'

export function Trace({ place }: { place: number }) {
  return (
    <svg aria-hidden="true" className="h-1 w-6 shrink-0" viewBox="0 0 24 4">
      <path
        d="M 0 2 H 24"
        stroke={traceColour(place)}
        strokeDasharray={traceDash(place).join(' ')}
        strokeWidth={3}
      />
    </svg>
  )
}
