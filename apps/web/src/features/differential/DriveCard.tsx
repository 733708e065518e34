import type { DifferentialCase } from '@tappet/diagnosis'
import type { LucideIcon } from 'lucide-react'
import { CircleDashed, CircleDot, Clock, OctagonAlert, TriangleAlert } from 'lucide-react'
import { cx, DemoBadge } from '../../ui/index.ts'
import { DriveNow } from './DriveNow.tsx'

type Report = Pick<DifferentialCase['report'], 'drive' | 'causes'>
type Level = Report['drive']['level']

const MAX_FACTS = 4

const LOOK: Record<Level | 'unknown' | 'feared', { icon: LucideIcon; box: string; mark: string }> = {
  stop: { icon: OctagonAlert, box: 'border-2 border-now bg-now-tint', mark: 'text-now' },
  limp: { icon: TriangleAlert, box: 'border-2 border-soon bg-soon-tint', mark: 'text-soon' },
  soon: { icon: Clock, box: 'border border-line bg-surface shadow-card', mark: 'text-soon' },
  none: { icon: CircleDot, box: 'border border-line bg-surface shadow-card', mark: 'text-muted' },
  feared: { icon: TriangleAlert, box: 'border-2 border-dashed border-soon bg-soon-tint', mark: 'text-soon' },
  unknown: { icon: CircleDashed, box: 'border-2 border-dashed border-control', mark: 'text-muted' },
}

/** What is not known may be something urgent. */
function lookOf({ known, level }: Report['drive']) {
  if (known) return level
  return level === 'stop' || level === 'limp' ? 'feared' : 'unknown'
}

/** It never says that a car is safe. */
export function DriveCard({ report, isDemo }: { report: Report; isDemo: boolean }) {
  const { drive } = report
  const { icon: Icon, box, mark } = LOOK[lookOf(drive)]
  return (
    <section aria-labelledby="drive-question" className={cx('rounded-card p-4 md:p-6', box)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-normal tracking-normal" id="drive-question">
          May I still drive?
        </h2>
        {isDemo ? <DemoBadge>With demo codes</DemoBadge> : null}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-2.5">
        <Icon aria-hidden="true" className={cx('mt-0.5 size-6 shrink-0', mark)} />
        <p className="min-w-[min(100%,12rem)] flex-1 text-lg font-semibold md:text-xl">{drive.say}</p>
      </div>
      <div className="mt-2">
        <DriveNow drive={drive} />
      </div>
      <Facts report={report} />
    </section>
  )
}

/** What the answer names already is not named again. */
function Facts({ report: { drive, causes } }: { report: Report }) {
  const percents = new Map(causes.map(({ fault, percent }) => [fault, percent]))
  const facts = drive.reasons
    .filter(({ level, label }) => level === drive.level && !drive.say.includes(label))
    .slice(0, MAX_FACTS)
    .map(({ id, label }) => {
      const percent = percents.get(id)
      return percent === undefined ? label : `perhaps ${label} (${percent}%)`
    })
  if (facts.length === 0) return null
  return (
    <p className="mt-2 text-sm">
      <span className="text-muted">This rests on: </span>
      {facts.join('; ')}.
    </p>
  )
}
