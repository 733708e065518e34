import type { DifferentialCase } from '@tappet/diagnosis'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeCodesForCase } from '../../backend/codes-for-case.ts'
import { Causes } from './Causes.tsx'
import { DriveCard } from './DriveCard.tsx'
import { type Cost, Likeliest } from './Likeliest.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { Understood } from './Understood.tsx'
import type { CaseEdits } from './use-case.ts'
import { useCase } from './use-case.ts'

type DifferentialViewProps = {
  /** The current case: from `openDifferential`, or as a saved row held it. */
  value: DifferentialCase
  /** Called with the new case after every answer, chip edit and undo. The owner keeps it and passes it back. */
  onChange: (next: DifferentialCase) => void
  /** Stands under the question, such as whether the answers are in the history. */
  note?: ReactNode
  /** What the repair may cost while no cause is named, in US dollars; null where nothing says so. */
  costWithoutCause?: Cost | null
  /** What recordings like this one were, in a sentence, while no cause is named. */
  heard?: string | null
}

/**
 * The differential diagnosis, to be mounted under a page's h1 in the page's full width: may I still drive, the next
 * question, the causes, what was understood. Its headings are h2. It fetches the engine by itself.
 */
export function DifferentialView({
  value,
  onChange,
  note,
  costWithoutCause = null,
  heard = null,
}: DifferentialViewProps) {
  const { above, question, hold } = useHeldInPlace(value)
  const edits = useCase(value, (next) => {
    hold()
    onChange(next)
  })
  useCodesRead(edits)
  const { report, demoFindings } = value
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(18rem,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1" ref={above}>
        <DriveCard isDemo={demoFindings.length > 0} report={report} />
        <Likeliest costWithoutCause={costWithoutCause} heard={heard} report={report} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:row-start-1" ref={question}>
        <QuestionCard edits={edits} value={value} />
        {note}
      </div>
      <div className="min-w-0 lg:col-start-1">
        <Causes report={report} />
      </div>
      <div className="min-w-0 lg:col-start-2">
        <Understood edits={edits} value={value} />
      </div>
    </div>
  )
}

/** Takes codes that the scanner read for this diagnosis into it. */
function useCodesRead({ edit }: CaseEdits): void {
  const { pathname } = useLocation()
  const take = useRef(edit)
  useEffect(() => {
    const read = takeCodesForCase(pathname)
    if (read === null) return
    const { codes, demo } = read
    const names = codes.join(', ')
    // No code is not the absence of codes: a reading may be incomplete. They are not asked for again.
    if (codes.length === 0)
      take.current('Noted: the scanner named no code.', (engine, before) =>
        engine.withoutReadingCodes(before),
      )
    else
      take.current(`Noted: ${names}${demo ? ' (demo)' : ''}.`, (engine, before) =>
        engine.withCodes(before, codes, demo ? codes : []),
      )
  }, [pathname])
}

/** Keeps the question under the finger while what stands above it becomes longer or shorter. */
function useHeldInPlace(value: DifferentialCase) {
  const above = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const before = useRef<{ topPx: number; abovePx: number } | null>(null)
  const hold = () => {
    if (!above.current || !question.current) return
    before.current = { topPx: question.current.offsetTop, abovePx: above.current.offsetHeight }
    above.current.style.minHeight = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is measured after each new case.
  useLayoutEffect(() => {
    if (!above.current || !question.current || before.current === null) return
    const { topPx, abovePx } = before.current
    before.current = null
    const movedPx = question.current.offsetTop - topPx
    if (movedPx === 0) return
    // At the top of the page there is nothing to scroll back to: the space stays.
    if (window.scrollY + movedPx < 0) above.current.style.minHeight = `${abovePx}px`
    else window.scrollBy({ top: movedPx, behavior: 'instant' })
  }, [value])
  return { above, question, hold }
}
