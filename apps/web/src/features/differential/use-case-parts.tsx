import type { DifferentialCase } from '@tappet/diagnosis'
import { showsCauses } from '@tappet/diagnosis/report-answer'
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button, TextField } from '../../ui/index.ts'
import { CauseLines, type ListOf } from './CauseLines.tsx'
import * as copy from './copy.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { type CaseEdits, useCase } from './use-case.ts'
import { useCodesRead } from './use-codes-read.ts'

type CaseParts = {
  /** To be set on what stands above the question: it keeps its height while an answer is taken in. */
  above: RefObject<HTMLDivElement | null>
  question: ReactNode
  causes: ReactNode
  edits: CaseEdits
}

export function useCaseParts(
  value: DifferentialCase | null,
  onChange: (next: DifferentialCase) => void,
  {
    note,
    questionId,
    of,
    most,
  }: { note: ReactNode; questionId: string; of: ListOf; most?: number | undefined },
): CaseParts {
  const { above, question, hold } = useHeldInPlace(value)
  const edits = useCase(value, (next) => {
    hold()
    onChange(next)
  })
  useCodesRead(edits, value !== null)
  if (value === null) return { above, question: null, causes: null, edits }
  const { report } = value
  // Of a sound, something else may be likelier than every cause: it names a noise, not a cause.
  const areListed = of === 'sound' ? showsCauses(report) : report.causes.length > 0
  return {
    above,
    question: (
      <div className="flex min-w-0 scroll-mt-4 flex-col gap-3" id={questionId} ref={question}>
        <QuestionCard asksCodes={of === 'report'} edits={edits} value={value} />
        {note}
      </div>
    ),
    causes: areListed ? <CauseLines most={most} of={of} report={report} /> : <TellMore edits={edits} />,
    edits,
  }
}

function useHeldInPlace(value: DifferentialCase | null) {
  const above = useRef<HTMLDivElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const before = useRef<{ topPx: number; abovePx: number } | null>(null)
  const hold = () => {
    if (!question.current) return
    before.current = { topPx: topOf(question.current), abovePx: above.current?.offsetHeight ?? 0 }
    if (above.current) above.current.style.minHeight = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is measured after each new case.
  useLayoutEffect(() => {
    if (!question.current || before.current === null) return
    const { topPx, abovePx } = before.current
    before.current = null
    const movedPx = topOf(question.current) - topPx
    if (movedPx === 0) return
    // At the top there is nothing to scroll back to.
    if (window.scrollY + movedPx < 0) above.current?.style.setProperty('min-height', `${abovePx}px`)
    else window.scrollBy({ top: movedPx, behavior: 'instant' })
  }, [value])
  return { above, question, hold }
}

/** Px on the screen, so that what the browser has scrolled by itself counts; of the answers where there are any. */
const topOf = (element: HTMLElement) =>
  (element.querySelector('[role=group]') ?? element).getBoundingClientRect().top

const MAX_WORDS_LENGTH = 500

function TellMore({ edits }: { edits: CaseEdits }) {
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (text === '') return
    edits.edit(copy.noted, (engine, before) => engine.withText(before, text))
    setWords('')
  }
  return (
    <form className="flex flex-wrap items-end gap-2 print:hidden" onSubmit={send}>
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={copy.tellMore}
          maxLength={MAX_WORDS_LENGTH}
          onChange={(event) => setWords(event.target.value)}
          value={words}
        />
      </div>
      <Button type="submit" variant="secondary">
        {copy.add}
      </Button>
    </form>
  )
}
