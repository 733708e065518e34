import { Mic, Square } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../cx.ts'
import { clampShare } from '../marks/progress.tsx'

/* 270 degrees, open at the bottom; path units from 0 to 100. */
const SWEEP = 75
const DIAL_RADIUS = 88

/** The ring around the button: ticks that light up with the input level, 0 to 1. Decorative. */
function LevelRing({ level, lit }: { level: number; lit: boolean }) {
  const maskId = useId()
  const arc = {
    cx: 100,
    cy: 100,
    r: DIAL_RADIUS,
    fill: 'none',
    pathLength: 100,
    transform: 'rotate(135 100 100)',
  }
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="0 0 200 200">
      <mask id={maskId}>
        <circle
          {...arc}
          stroke="white"
          strokeDasharray={`${clampShare(level) * SWEEP} 100`}
          strokeWidth={level > 0 ? 16 : 0}
        />
      </mask>
      <Ticks className="text-screen-tick" />
      {lit ? (
        <g mask={`url(#${maskId})`}>
          <Ticks className="text-screen-mark" />
        </g>
      ) : null}
    </svg>
  )
}

const TICKS = Array.from({ length: 46 }, (_, tick) => ({ degrees: 135 + tick * 6, long: tick % 5 === 0 }))

function Ticks({ className }: { className: string }) {
  return (
    <g className={className} stroke="currentColor" strokeLinecap="round" strokeWidth="2.5">
      {TICKS.map(({ degrees, long }) => (
        <line
          key={degrees}
          transform={`rotate(${degrees} 100 100)`}
          x1={long ? 179 : 184}
          x2="192"
          y1="100"
          y2="100"
        />
      ))}
    </g>
  )
}

export type RecordButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  state: 'idle' | 'recording'
  /** 0 to 1. */
  level?: number
  label: string
}

export function RecordButton({ state, level = 0, label, className, ...button }: RecordButtonProps) {
  const recording = state === 'recording'
  return (
    <div
      className={cx(
        'relative aspect-square w-48 max-w-full rounded-chip bg-screen ring-1 ring-screen-line ring-inset',
        className,
      )}
    >
      <LevelRing level={level} lit={recording} />
      <button
        type="button"
        {...button}
        aria-label={label}
        className={cx(
          'absolute inset-0 m-auto flex size-28 max-h-7/12 max-w-7/12 items-center justify-center rounded-chip transition-colors focus-visible:outline-4 focus-visible:outline-screen-ink disabled:opacity-50',
          recording
            ? 'border-2 border-screen-mark bg-screen text-screen-mark'
            : 'bg-accent text-on-accent hover:bg-accent-hover',
        )}
      >
        {recording ? (
          <Square className="size-9" fill="currentColor" strokeLinejoin="round" />
        ) : (
          <Mic className="size-12" strokeWidth={1.75} />
        )}
      </button>
    </div>
  )
}
