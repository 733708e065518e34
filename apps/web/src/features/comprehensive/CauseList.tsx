import type { ShownCause } from '@tappet/diagnosis/saved'
import { ChevronDown, Wrench } from 'lucide-react'
import { usdRange } from '../../format/verdict.ts'
import { Card, cx, SeverityBadge } from '../../ui/index.ts'
import { DIFFICULTY_WORDS } from './copy.ts'
import { reportCopy } from './report-copy.ts'

const CAUSES_SHOWN = 10
const STEPS_SHOWN = 3
const TOOLS_SHOWN = 4

export function CauseList({ causes, fromCodes }: { causes: readonly ShownCause[]; fromCodes: boolean }) {
  const shown = causes.slice(0, CAUSES_SHOWN)
  return (
    <>
      <p className="text-muted">{fromCodes ? reportCopy.fromCodesAlone : reportCopy.likeliestFirst}</p>
      <Card>
        <ol className="divide-y divide-line">
          {shown.map((cause, index) => (
            <CauseRow cause={cause} key={cause.cause} rank={index + 1} />
          ))}
        </ol>
      </Card>
    </>
  )
}

function CauseRow({ cause, rank }: { cause: ShownCause; rank: number }) {
  const first = rank === 1
  return (
    <li
      aria-label={`${rank}. ${cause.cause}`}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 p-4 md:grid-cols-[2.5rem_minmax(0,1fr)] md:p-6 print:break-inside-avoid"
    >
      <span className={cx('figure pt-0.5 text-xl md:text-2xl', first ? 'text-soon' : 'text-muted')}>
        {rank}
      </span>
      <div className="flex min-w-0 flex-col gap-3">
        <h3 className={first ? 'text-2xl' : 'text-xl'}>{cause.cause}</h3>
        <Facts cause={cause} />
        {first ? <HowToCheck cause={cause} /> : <FoldedCheck cause={cause} />}
      </div>
    </li>
  )
}

function FoldedCheck({ cause }: { cause: ShownCause }) {
  if (cause.diagnostic_steps.length === 0 && cause.required_tools.length === 0) return null
  return (
    <details className="group">
      <summary
        aria-label={reportCopy.howToCheckCause(cause.cause)}
        className="-my-2 flex min-h-12 list-none items-center gap-2 text-muted [&::-webkit-details-marker]:hidden"
      >
        {reportCopy.howToCheck}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <HowToCheck cause={cause} />
      </div>
    </details>
  )
}

function HowToCheck({ cause: { diagnostic_steps, required_tools } }: { cause: ShownCause }) {
  return (
    <>
      <Steps steps={diagnostic_steps.slice(0, STEPS_SHOWN)} />
      <Tools tools={required_tools.slice(0, TOOLS_SHOWN)} />
    </>
  )
}

function Facts({ cause: { urgency, likelihood, estimated_cost, difficulty } }: { cause: ShownCause }) {
  return (
    <div className="flex flex-col gap-3">
      {likelihood === null ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-chip bg-line">
            <span className="block h-full bg-ink" style={{ width: `${likelihood}%` }} />
          </span>
          <span className="font-semibold">{reportCopy.likely(likelihood)}</span>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {urgency ? <SeverityBadge severity={urgency} /> : null}
        {estimated_cost ? (
          <span>
            <span className="text-muted">{reportCopy.cost}</span>
            <span className="font-semibold">{usdRange(estimated_cost.min, estimated_cost.max)}</span>
          </span>
        ) : null}
        {difficulty ? (
          <span>
            <span className="text-muted">{reportCopy.difficulty}</span>
            <span className="font-semibold">{DIFFICULTY_WORDS[difficulty]}</span>
          </span>
        ) : null}
      </div>
    </div>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <div>
      <h4 className="eyebrow">{reportCopy.steps}</h4>
      <ol className="mt-1.5 flex list-decimal flex-col gap-1 pl-5 marker:text-muted">
        {steps.map((step) => (
          <li className="pl-1" key={step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Tools({ tools }: { tools: readonly string[] }) {
  if (tools.length === 0) return null
  return (
    <div className="flex gap-2 text-muted">
      <Wrench className="mt-0.5 size-5 shrink-0" />
      <ul aria-label={reportCopy.tools} className="flex flex-wrap gap-x-2">
        {tools.map((tool, index) => (
          <li key={tool}>
            {tool}
            {index < tools.length - 1 ? ',' : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}
