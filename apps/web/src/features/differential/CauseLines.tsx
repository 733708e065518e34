import type { DifferentialCase, ReportedCause } from '@tappet/diagnosis'
import { likelihoodWord, listedCauses } from '@tappet/diagnosis/report-answer'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { firstSentence, usdRange } from '../../format/verdict.ts'
import { Card, cx, Section } from '../../ui/index.ts'
import { CauseDetails } from './CauseDetails.tsx'
import * as copy from './copy.ts'

/** A sound's card says what to do first. */
export type ListOf = 'sound' | 'report'

type CauseLinesProps = {
  report: DifferentialCase['report']
  of: ListOf
  /** The headline's figure in percent: all bars together are no longer. */
  most?: number | undefined
}

export function CauseLines({ report, of, most = 100 }: CauseLinesProps) {
  const isOfSound = of === 'sound'
  const causes = isOfSound ? listedCauses(report.causes) : report.causes
  const [open, setOpen] = useState(isOfSound ? undefined : causes[0]?.fault)
  const percents = causes.map(({ percent }) => percent)
  const scale = Math.min(1, most / (100 - report.other))
  return (
    <Section title={copy.possibleCauses}>
      <Card>
        <ol className="divide-y divide-line">
          {causes.map((cause) => (
            <CauseLine
              cause={cause}
              isOpen={open === cause.fault}
              key={cause.fault}
              onPress={() => setOpen(open === cause.fault ? undefined : cause.fault)}
              share={cause.percent * scale}
              word={likelihoodWord(cause.percent, percents, cause.apart)}
            />
          ))}
        </ol>
      </Card>
    </Section>
  )
}

type CauseLineProps = {
  cause: ReportedCause
  isOpen: boolean
  onPress: () => void
  share: number
  word: string
}

/** @param share of 100 */
function CauseLine({ cause, isOpen, onPress, share, word }: CauseLineProps) {
  return (
    <li>
      <details className="group" open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary
          className="flex min-h-14 list-none items-center gap-3 px-4 py-2.5 md:px-6 [&::-webkit-details-marker]:hidden"
          onClick={(event) => {
            event.preventDefault()
            onPress()
          }}
        >
          <span className="flex min-w-0 flex-1 flex-col gap-1.5">
            <span className="flex flex-col gap-x-3 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between">
              <span className={cx('leading-tight', isOpen && 'font-semibold')}>{cause.name}</span>
              <span className="text-sm text-muted">
                {word}, {usdRange(cause.cost.min, cause.cost.max)}
              </span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-chip bg-line">
              <span className="block h-full bg-ink transition-[width]" style={{ width: `${share}%` }} />
            </span>
          </span>
          <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden" />
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4 md:px-6">
          <p>{copy.test(firstSentence(cause.test.how))}</p>
          <details className="text-sm">
            <summary className="min-h-8 py-1 underline decoration-line underline-offset-4">
              {copy.more}
            </summary>
            <p className="mb-3">{cause.is}</p>
            <CauseDetails cause={cause} />
            <p className="mt-4 text-muted">{copy.estimate}</p>
          </details>
        </div>
      </details>
    </li>
  )
}
