import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { ChevronDown, Mic, ScanSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { adviceOf, type DriveVerdict, splitAdvice } from '../../format/verdict.ts'
import { Alert, Button, DemoBadge, NextLine, VerdictCard } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { AnswerKind } from './read-result.ts'
import {
  answerKind,
  headlineOf,
  type NextStep,
  namedByCase,
  nextStep,
  verdictParts,
  whyNot,
} from './read-result.ts'

/** Where the question of a result stands. */
export const QUESTION_ID = 'question'

type VerdictProps = {
  shown: ShownDiagnosis
  /** Keeps the recording as how the car sounds while it is well. */
  normal: ReactNode
}

/** What it is, how sure, may I drive, what it costs, what to do next: one answer to each. */
export function Verdict({ shown, normal }: VerdictProps) {
  const kind = answerKind(shown)
  const { level, ...parts } = verdictParts(shown)
  const step = nextStep(shown)
  return (
    <div className="moves-answer">
      <VerdictCard
        {...parts}
        next={<Next normal={normal} step={step} />}
        note={<Note kind={kind} level={level} shown={shown} />}
      />
    </div>
  )
}

/** A danger's card is read at a glance: what it has no room for stands under the sound. */
export function AlsoDo({ shown }: { shown: ShownDiagnosis }) {
  const step = nextStep(shown)
  if (step?.kind !== 'drive') return null
  const why = step.drive.level === 'stop' ? whyNot(shown).under : ''
  const more = `${why} ${splitAdvice(adviceOf(step.drive)).rest}`.trim()
  return more === '' ? null : (
    <Alert title={copy.alsoDo} tone="now">
      {more}
    </Alert>
  )
}

/** What the headline rests on where it does not rest on the sound, and what it leaves out. */
function Note({
  kind,
  level,
  shown,
}: {
  kind: AnswerKind
  level: DriveVerdict['level']
  shown: ShownDiagnosis
}) {
  if ((shown.differential?.demoFindings.length ?? 0) > 0) return <DemoBadge>{copy.demoCodes}</DemoBadge>
  if (namedByCase(shown) !== null) return copy.namedByWords
  if (shown.tier === 'told') return copy.tooMuffled
  if (kind === 'no_fault') return copy.NOT_IN_SOUND[level ?? 'none']
  if (kind === 'not_a_car' && headlineOf(shown) !== shown.issue.name) return `${shown.issue.name}.`
  return null
}

function Next({ step, normal }: { step: NextStep | null; normal: ReactNode }) {
  const { pathname } = useLocation()
  switch (step?.kind) {
    case undefined:
      return null
    case 'normal':
      return normal
    case 'again':
      return (
        <div className="flex flex-col items-start gap-3">
          <p className="font-normal">{step.how}</p>
          <Button icon={<Mic />} render={<Link to="/" />}>
            {copy.recordAgain}
          </Button>
        </div>
      )
    case 'codes':
      return (
        <Button
          fullWidth
          icon={<ScanSearch />}
          render={<Link state={{ forCase: pathname }} to="/obd" />}
          variant="secondary"
        >
          {copy.readCodes}
        </Button>
      )
    case 'question':
      return (
        <a className="flex min-h-6 gap-2 print:hidden" href={`#${QUESTION_ID}`}>
          <ChevronDown className="mt-0.5 size-5 shrink-0 text-soon" />
          {copy.answerQuestion}
        </a>
      )
    case 'drive':
      return (
        <NextLine>
          {splitAdvice(adviceOf(step.drive)).short}
          {step.drive.own ? (
            <span className="mt-1 block" dir="auto" lang={step.drive.own.tag}>
              {step.drive.own.say}
            </span>
          ) : null}
        </NextLine>
      )
    case 'text':
      return <NextLine>{step.text}</NextLine>
  }
}
