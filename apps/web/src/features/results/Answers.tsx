import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Card, CardFooter, ProgressBar, UrgencyBadge } from '../../ui/index.ts'
import { CostSourceNote } from './CostSourceNote.tsx'
import { confidenceWords, costRange, driveAnswer } from './copy.ts'
import type { AnswerKind, ShownDiagnosis } from './read-result.ts'

/** May I still drive, what will it cost, how sure is it: the answers on one plate, the actions under them. */
export function Answers({
  shown,
  kind,
  isLed,
  screen,
  actions,
}: {
  shown: ShownDiagnosis
  kind: AnswerKind
  /** Whether "May I still drive?" is answered above: then the urgency of the sound alone stands here, without advice. */
  isLed: boolean
  /** The sound itself, on top. */
  screen: ReactNode
  actions: ReactNode
}) {
  return (
    <Card className="@container">
      {screen}
      <div className="grid divide-y divide-line @min-[34rem]:grid-cols-[1.45fr_1.15fr_1fr] @min-[34rem]:divide-x @min-[34rem]:divide-y-0">
        <Answer question={isLed ? 'How urgent, by the sound alone?' : 'May I still drive?'}>
          <Drive isLed={isLed} kind={kind} shown={shown} />
        </Answer>
        <Answer question="What may it cost?">
          <Cost kind={kind} shown={shown} />
        </Answer>
        <div className="p-4 md:p-5">
          <Confidence isLed={isLed} kind={kind} shown={shown} />
        </div>
      </div>
      <CardFooter className="print:hidden">{actions}</CardFooter>
    </Card>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 p-4 md:p-5">
      <h2 className="text-base font-normal tracking-normal">{question}</h2>
      {children}
    </div>
  )
}

function Drive({ shown, kind, isLed }: { shown: ShownDiagnosis; kind: AnswerKind; isLed: boolean }) {
  const answer = driveAnswer(kind, shown.issue.urgencyLevel)
  if (!answer) {
    return (
      <>
        <Badge icon={<CircleDashed aria-hidden="true" />}>Not known</Badge>
        <p className="text-muted">
          This recording does not say. Trust the brakes, the steering and the warning lights.
        </p>
      </>
    )
  }
  return (
    <>
      <UrgencyBadge urgency={answer.urgency} />
      <p className="text-muted">{isLed ? 'May I still drive? is answered above.' : answer.words}</p>
    </>
  )
}

const COST_WORDS: Record<AnswerKind, string> = {
  fault: 'Parts and labor, roughly, in US dollars.',
  no_fault: 'Parts and labor, roughly, in US dollars.',
  not_a_car: 'Parts and labor, roughly, in US dollars.',
  uncertain: 'For the worst that it may be: parts and labor, roughly, in US dollars.',
  error: 'What a usual inspection costs, in US dollars.',
}

function Cost({ shown, kind }: { shown: ShownDiagnosis; kind: AnswerKind }) {
  const { estimatedCostMin, estimatedCostMax, id } = shown.issue
  const range = costRange(estimatedCostMin, estimatedCostMax)
  if (range === null) {
    return (
      <>
        <p className="figure text-2xl">No estimate</p>
        <p className="text-muted">No fault is named, so no repair is priced.</p>
      </>
    )
  }
  return (
    <>
      <p className="figure text-2xl">{range}</p>
      <p className="text-muted">{COST_WORDS[kind]}</p>
      <CostSourceNote issueId={id} />
    </>
  )
}

function Confidence({ kind, shown, isLed }: { kind: AnswerKind; shown: ShownDiagnosis; isLed: boolean }) {
  const { confidence: percent, tier } = shown
  if (percent === null) return <p className="text-muted">How sure it was is not kept with this result.</p>
  return (
    <>
      <ProgressBar label="Confidence" value={percent} />
      <p className="mt-2 text-muted">
        {confidenceWords(kind, percent, tier)}
        {isLed ? ' The answer above has weighed it: it is no second figure for the car.' : null}
      </p>
    </>
  )
}
