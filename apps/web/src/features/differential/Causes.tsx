import type { DifferentialCase, ReportedCause } from '@tappet/diagnosis'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { usdRange } from '../../format/verdict.ts'
import { Card, cx, Section } from '../../ui/index.ts'
import { ESTIMATE, sourceWords, testerWords } from './copy.ts'

const BEFORE_BUYING = 2

/** Together 100; the first is open. */
export function Causes({ report }: { report: DifferentialCase['report'] }) {
  if (report.causes.length === 0) {
    return (
      <Section title="What may be behind it">
        <p className="text-muted">Tell us what you notice, or answer the question.</p>
      </Section>
    )
  }
  return (
    <Section description={ESTIMATE} title="What may be behind it">
      <CheaperFirst report={report} />
      <Card>
        <ol className="divide-y divide-line">
          {report.causes.map((cause, index) => (
            <CauseItem
              cause={cause}
              isFirst={index === 0}
              key={cause.fault}
              showsBeforeBuying={index < BEFORE_BUYING}
            />
          ))}
          <li className="flex flex-col gap-2 p-4 md:px-6">
            <Line name="Something else" percent={report.other} />
            <p className="text-sm text-muted">
              A fault that Tappet does not know, or one that is less likely than these.
            </p>
          </li>
        </ol>
      </Card>
    </Section>
  )
}

export function CheaperFirst({ report: { cheaperFirst, causes } }: { report: DifferentialCase['report'] }) {
  const cheaper = causes.find(({ fault }) => fault === cheaperFirst?.fault)
  if (cheaperFirst === undefined || cheaper === undefined) return null
  const { before, name, how } = cheaperFirst
  return (
    <p className="max-w-[40rem]">
      <strong className="font-semibold">
        First check: {name} ({usdRange(cheaper.cost.min, cheaper.cost.max)}).
      </strong>{' '}
      {before.name}: {usdRange(before.costMin, before.costMax)}. {how}
    </p>
  )
}

type CauseItemProps = { cause: ReportedCause; isFirst: boolean; showsBeforeBuying: boolean }

function CauseItem({ cause, isFirst, showsBeforeBuying }: CauseItemProps) {
  // Until the driver opens or closes one.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isFirst
  return (
    <li>
      <details className="group" open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary
          className="flex min-h-14 list-none items-center gap-3 p-4 md:px-6 [&::-webkit-details-marker]:hidden"
          onClick={(event) => {
            event.preventDefault()
            setChosen(!isOpen)
          }}
        >
          <span className="min-w-0 flex-1">
            <Line isStrong={isFirst} name={cause.name} percent={cause.percent} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="flex flex-col gap-4 px-4 pb-5 md:px-6">
          <p className="max-w-[40rem]">{cause.is}</p>
          <CauseDetails cause={cause} showsBeforeBuying={showsBeforeBuying} />
        </div>
      </details>
    </li>
  )
}

function Line({ name, percent, isStrong = false }: { name: string; percent: number; isStrong?: boolean }) {
  return (
    <span className="flex flex-col gap-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span
          className={cx(
            'min-w-[min(100%,8rem)] flex-1',
            isStrong ? 'text-xl font-semibold' : 'font-semibold',
          )}
        >
          {name}
        </span>
        <span className={cx('figure shrink-0', isStrong ? 'text-2xl' : 'text-lg')}>{percent}%</span>
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-chip bg-line">
        <span className="block h-full bg-ink transition-[width]" style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}

export function CauseDetails({
  cause,
  showsBeforeBuying = true,
}: {
  cause: ReportedCause
  showsBeforeBuying?: boolean
}) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Points points={cause.for} title="Speaks for it" />
      <Points points={cause.against} title="Speaks against it: not there" />
      <Points points={cause.open} title="Still open" />
      <Part title="If you leave it">{cause.ignored}</Part>
      <Part title="The test that proves it">
        {cause.test.how} <span className="text-muted">{testerWords(cause.test)}</span>
      </Part>
      <Part title="Cost, parts and labor">
        <span className="figure text-xl">{usdRange(cause.cost.min, cause.cost.max)}</span>{' '}
        <span className="block text-sm text-muted">In US dollars. {sourceWords(cause.cost.source)}</span>
      </Part>
      {showsBeforeBuying && cause.beforeYouBuy !== '' ? (
        <Part title="Before you buy">{cause.beforeYouBuy}</Part>
      ) : null}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <p className="mt-1">{children}</p>
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <ul className="mt-1 flex flex-col gap-0.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
