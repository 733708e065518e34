import type { LucideIcon } from 'lucide-react'
import { ArrowRight, CircleCheck, CircleDashed, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Card } from './card.tsx'
import { clampShare } from './progress.tsx'

export type FieldTone = 'safe' | 'soon' | 'now'

/** 0 to 100 as twenty dots; `spoken` is read in the dots' place. */
export type VerdictShare = { label: string; percent: number; words: string; spoken: string }
/** A question with three answers, of which one is marked. */
export type VerdictStrip = {
  question: string
  fields: readonly { word: string; tone: FieldTone }[]
  marked: number
}
/** Shares of the scale, 0 to 1. */
export type VerdictRange = {
  label: string
  words: string
  /** Beside the label. */
  note: string | null
  from: number
  to: number
  typical: number | null
}

export type VerdictCardProps = {
  headline: ReactNode
  level?: 1 | 2 | 3
  /** A danger: it answers whether to drive, so the strip is left out. */
  lead?: ReactNode
  note?: ReactNode
  sure: VerdictShare | null
  strip: VerdictStrip | null
  unknown?: ReactNode
  range: VerdictRange | null
  next: ReactNode
}

export function VerdictCard(props: VerdictCardProps) {
  const { headline, level = 1, lead, note, sure, strip, unknown, range, next } = props
  const Heading = `h${level}` as const
  const Title = `h${level === 1 ? 2 : level === 2 ? 3 : 4}` as const
  return (
    <Card className="flex flex-col divide-y divide-line sideways:grid sideways:grid-cols-2 sideways:grid-rows-[auto_auto_1fr]">
      <div className="flex flex-col gap-3 p-4 md:p-6 sideways:row-span-3 sideways:border-r sideways:border-b-0 sideways:p-4">
        {lead ? <Lead>{lead}</Lead> : null}
        {/* 32 px; the longest word still fits a phone at text of twice the size. */}
        <Heading className="text-[length:min(2rem,11vw)] leading-[1.1] break-words">{headline}</Heading>
        {note ? <p className="text-muted">{note}</p> : null}
        {sure ? <Dots {...sure} /> : null}
      </div>
      {lead ? null : strip ? (
        <Strip Title={Title} {...strip} />
      ) : unknown ? (
        <Unknown>{unknown}</Unknown>
      ) : null}
      {range ? <Range Title={Title} {...range} /> : null}
      {next ? <div className="p-4 font-semibold md:px-6 print:font-normal">{next}</div> : null}
    </Card>
  )
}

/** What to do first, in a card's `next`. */
export const NextLine = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-2">
    <ArrowRight className="mt-0.5 size-5 shrink-0 text-soon" />
    <span className="min-w-0">{children}</span>
  </p>
)

function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 -mt-4 flex gap-3 rounded-t-card bg-now-tint p-4 text-lg font-semibold md:-mx-6 md:-mt-6 md:px-6 sideways:-mx-4 sideways:-mt-4 sideways:rounded-tr-none sideways:px-4">
      <OctagonAlert className="mt-0.5 size-6 shrink-0 text-now" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

const DOTS = 20

export const filledDots = (percent: number): number => Math.round(clampShare(percent / 100) * DOTS)

function Dots({ label, percent, words, spoken }: VerdictShare) {
  const filled = filledDots(percent)
  return (
    <div className="flex flex-col gap-2">
      <div
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={spoken}
        className="flex max-w-md gap-[4px]"
        role="progressbar"
      >
        {Array.from({ length: DOTS }, (_, dot) => (
          <span
            className={cx(
              'aspect-square min-w-0 flex-1 rounded-chip border print:[print-color-adjust:exact]',
              dot < filled ? 'border-accent bg-accent' : 'border-control',
            )}
            data-dot={dot < filled ? 'filled' : 'open'}
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
            key={dot}
          />
        ))}
      </div>
      <p aria-hidden="true" className="text-muted">
        {words}
      </p>
    </div>
  )
}

const FIELD: Record<FieldTone, { icon: LucideIcon; marked: string }> = {
  safe: { icon: CircleCheck, marked: 'bg-safe-tint text-safe ring-2 ring-safe' },
  soon: { icon: TriangleAlert, marked: 'bg-soon-tint text-soon ring-2 ring-soon' },
  now: { icon: OctagonAlert, marked: 'bg-now-tint text-now ring-2 ring-now' },
}

type Titled = { Title: 'h2' | 'h3' | 'h4' }

function Strip({ question, fields, marked, Title }: VerdictStrip & Titled) {
  return (
    <section className="@container flex flex-col gap-2 p-4 md:px-6">
      <Title className="eyebrow">{question}</Title>
      <ol className="grid gap-2 @min-[14rem]:grid-cols-3">
        {fields.map(({ word, tone }, index) => {
          const { icon: Icon, marked: look } = FIELD[tone]
          const isMarked = index === marked
          return (
            <li
              // Only the answer is read out: the other fields are its scale.
              aria-hidden={isMarked ? undefined : true}
              className={cx(
                'flex min-h-16 flex-col items-center justify-center gap-1 rounded-control px-1 py-2 text-center text-sm leading-tight ring-inset',
                isMarked ? cx('font-semibold', look) : 'bg-sunken text-muted ring-1 ring-line',
              )}
              data-field={isMarked ? 'marked' : 'scale'}
              key={word}
            >
              {isMarked ? <Icon className="size-5" /> : null}
              {word}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Neither green nor grey: what is not known has a quiet form of its own. */
function Unknown({ children }: { children: ReactNode }) {
  return (
    <div className="p-4 md:px-6">
      <div className="flex flex-wrap gap-3 rounded-control border-2 border-dashed border-control p-3">
        <CircleDashed className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-40">{children}</div>
      </div>
    </div>
  )
}

const percentOf = (share: number) => `${clampShare(share) * 100}%`

function Range({ label, words, note, from, to, typical, Title }: VerdictRange & Titled) {
  return (
    <section className="flex flex-col gap-2 p-4 md:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {/* What comes later has its place already: nothing below it moves. */}
        <Title className="eyebrow min-w-0 flex-1 basis-16">
          {label}
          {note ? <span className="font-normal">, {note}</span> : null}
        </Title>
        <p className="figure text-2xl">{words}</p>
      </div>
      <div aria-hidden="true" className="relative h-2.5 rounded-chip bg-line">
        <span
          className="absolute inset-y-0 min-w-2 rounded-chip bg-ink print:[print-color-adjust:exact]"
          style={{ left: percentOf(from), width: percentOf(Math.max(0, to - from)) }}
        />
        {typical === null ? null : (
          <span
            className="absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-chip bg-accent ring-2 ring-surface print:[print-color-adjust:exact]"
            style={{ left: percentOf(typical) }}
          />
        )}
      </div>
    </section>
  )
}
