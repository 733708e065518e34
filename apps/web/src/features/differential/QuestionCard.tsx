import type { DifferentialCase } from '@tappet/diagnosis'
import { ScanSearch } from 'lucide-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, Card, cx } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { CaseEdits } from './use-case.ts'

type Step = DifferentialCase['report']['steps'][number]

const ANSWERS = [
  [copy.yes, copy.notedYes, 'present'],
  [copy.no, copy.notedNo, 'absent'],
  [copy.dontKnow, copy.notedDontKnow, 'unknown'],
] as const

export function QuestionCard({
  value,
  edits,
  asksCodes = true,
}: {
  value: DifferentialCase
  edits: CaseEdits
  /** A page that asks for the codes elsewhere does not. */
  asksCodes?: boolean
}) {
  const step = value.report.steps.find(
    ({ kind }) => kind === 'question' || (asksCodes && !value.codesDeclined),
  )
  return (
    <Card className="print:hidden">
      <div className="flex flex-col gap-2 p-4 md:p-6">
        <h2 className="eyebrow">
          {step === undefined ? copy.nextStep : asksCodes ? copy.bestNextStep : copy.oneQuestion}
        </h2>
        {step === undefined ? <NothingMore value={value} /> : <StepPart edits={edits} step={step} />}
      </div>
      <Outcome edits={edits} />
    </Card>
  )
}

function StepPart({ step, edits }: { step: Step; edits: CaseEdits }) {
  return step.kind === 'question' ? <Question edits={edits} step={step} /> : <ReadCodes edits={edits} />
}

function Question({ step, edits }: { step: Extract<Step, { kind: 'question' }>; edits: CaseEdits }) {
  const id = useId()
  return (
    <>
      {/* Two lines high: the buttons stay under the finger. */}
      <p className="flex min-h-17 items-center text-xl font-semibold" id={id}>
        {step.question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and legend. */}
      <div aria-labelledby={id} className="flex flex-wrap gap-2" role="group">
        {ANSWERS.map(([word, note, state]) => (
          <Button
            className="min-w-20 flex-auto px-2"
            key={word}
            onClick={() =>
              edits.edit(note, (engine, before) => engine.withAnswer(before, step.finding, state))
            }
            size="lg"
            variant="secondary"
          >
            {word}
          </Button>
        ))}
      </div>
    </>
  )
}

function ReadCodes({ edits }: { edits: CaseEdits }) {
  const { pathname } = useLocation()
  return (
    <>
      <p className="flex min-h-12 items-center text-xl font-semibold">{copy.codesQuestion}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-2">
        <Button icon={<ScanSearch />} render={<Link state={{ forCase: pathname }} to="/obd" />} size="lg">
          {copy.readCodes}
        </Button>
        <Button
          onClick={() => edits.edit(copy.notedNotNow, (engine, before) => engine.withoutReadingCodes(before))}
          size="lg"
          variant="secondary"
        >
          {copy.notNow}
        </Button>
      </div>
      <p className="text-sm text-muted">{copy.codesReturn}</p>
    </>
  )
}

function NothingMore({ value }: { value: DifferentialCase }) {
  const [top] = value.report.causes
  return <p>{top === undefined ? copy.nothingMore : copy.testDecides(top.test.how)}</p>
}

function Outcome({ edits }: { edits: CaseEdits }) {
  const isEmpty = edits.news === '' && !edits.hasFailed && !edits.canUndo
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-3',
        !isEmpty && 'min-h-16 border-t border-line px-4 py-2 md:px-6',
      )}
    >
      <p aria-live="polite" className="min-w-0 flex-1 basis-40 text-sm">
        {edits.hasFailed ? copy.notLoaded : edits.news}
      </p>
      {edits.canUndo ? (
        <Button onClick={edits.undo} size="sm" variant="ghost">
          {copy.undo}
        </Button>
      ) : null}
    </div>
  )
}
