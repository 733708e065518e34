import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../format/moment.ts'
import { DemoBadge, FoldPart, PointList, StepList, UrgencyBadge } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { CostSource } from './cost-source.ts'
import { EvidenceList } from './EvidenceList.tsx'
import { ObdSuggestion } from './Links.tsx'
import { suggestsObd } from './links.ts'
import type { AnswerKind } from './read-result.ts'
import { type PlayStretch, StretchButton } from './StretchButton.tsx'

type WhyProps = { shown: ShownDiagnosis; kind: AnswerKind; onPlay: PlayStretch | null }

export function Why({ shown, kind, onPlay }: WhyProps) {
  const { issue, evidence, alternatives, frequency } = shown
  return (
    <>
      <About kind={kind} shown={shown} />
      {kind === 'error' ? null : (
        <FoldPart title={copy.evidence}>
          {frequency ? <p>{frequency}</p> : null}
          <EvidenceList about={copy.evidenceAbout(shown, kind)} evidence={evidence} onPlay={onPlay} />
        </FoldPart>
      )}
      {issue.symptoms.length > 0 ? (
        <FoldPart title={copy.symptoms}>
          <PointList points={issue.symptoms} />
        </FoldPart>
      ) : null}
      {issue.recommendations.length > 0 ? (
        <FoldPart title={copy.recommendations}>
          <StepList steps={issue.recommendations} />
        </FoldPart>
      ) : null}
      <AlsoPossible alternatives={alternatives} onPlay={onPlay} />
      {suggestsObd(issue.name) ? <ObdSuggestion /> : null}
    </>
  )
}

function About({ kind, shown: { issue, confidence, tier, timestamp } }: Pick<WhyProps, 'kind' | 'shown'>) {
  const isUrgent = issue.urgencyLevel !== null && (kind === 'fault' || kind === 'no_fault')
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        <strong className="font-semibold">{issue.name}.</strong> {issue.description}
      </p>
      {isUrgent && issue.urgencyLevel ? <UrgencyBadge urgency={issue.urgencyLevel} /> : null}
      {kind === 'error' ? null : <p className="text-muted">{copy.confidenceWords(kind, confidence, tier)}</p>}
      <CostSourceNote issueId={issue.id} />
      {timestamp ? (
        <p className="text-sm text-muted">
          {copy.completed}
          <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
        </p>
      ) : null}
    </div>
  )
}

function AlsoPossible({
  alternatives,
  onPlay,
}: Pick<ShownDiagnosis, 'alternatives'> & Pick<WhyProps, 'onPlay'>) {
  if (alternatives.length === 0) return null
  return (
    <FoldPart title={copy.alsoPossible}>
      <ul className="flex flex-col gap-3">
        {alternatives.map(({ id, name, experimental, evidence }) => (
          <li className="grid gap-y-1" key={id || name}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {name}
              {experimental ? <DemoBadge>{copy.experimental}</DemoBadge> : null}
            </span>
            {evidence.map((item) => (
              <span className="flex flex-wrap items-center gap-3 text-sm text-muted" key={item.id}>
                <span className="min-w-0 flex-1 basis-32 first-letter:uppercase">{item.sentence}</span>
                <StretchButton evidence={item} onPlay={onPlay} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </FoldPart>
  )
}

/** The catalogue comes after the page. */
function CostSourceNote({ issueId }: { issueId: string }) {
  const [source, setSource] = useState<CostSource | null>(null)
  useEffect(() => {
    let current = true
    import('./cost-source.ts')
      .then(({ costSourceOf }) => current && setSource(costSourceOf(issueId)))
      // The range still stands.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [issueId])
  if (!source) return null
  return (
    <details className="text-sm text-muted">
      <summary className="min-h-8 py-1 underline decoration-line underline-offset-4">
        {copy.costSource(source.year)}
      </summary>
      {source.text}
    </details>
  )
}
