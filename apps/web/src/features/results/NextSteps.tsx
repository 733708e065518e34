import { FlaskConical } from 'lucide-react'
import { Badge, PointList, Section, StepList } from '../../ui/index.ts'
import type { ShownDiagnosis } from './read-result.ts'
import { type PlayStretch, StretchButton } from './StretchButton.tsx'

/** What to do, in order. */
export function Recommendations({ recommendations }: { recommendations: readonly string[] }) {
  if (recommendations.length === 0) return null
  return (
    <Section title="Recommendations">
      <StepList steps={recommendations} />
    </Section>
  )
}

/** What else to look and feel for: it speaks for the diagnosis, or against it. */
export function Symptoms({ symptoms }: { symptoms: readonly string[] }) {
  if (symptoms.length === 0) return null
  return (
    <Section description="Do you notice these too? Then the diagnosis is likelier." title="Common Symptoms">
      <PointList points={symptoms} />
    </Section>
  )
}

/** What else the sound allows, the likeliest first. */
export function AlsoPossible({
  alternatives,
  onPlay,
  title = 'Also possible',
}: Pick<ShownDiagnosis, 'alternatives'> & { onPlay: PlayStretch | null; title?: string }) {
  if (alternatives.length === 0) return null
  return (
    <Section
      description="The nearest first. The bars compare the sounds; they are no probabilities."
      title={title}
    >
      <ul className="flex flex-col gap-5">
        {alternatives.map(({ id, name, probability, experimental, evidence }) => (
          <li className="grid gap-y-1.5" key={id || name}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {name}
              {experimental ? <Badge icon={<FlaskConical aria-hidden="true" />}>Experimental</Badge> : null}
            </span>
            {/* No figure: how often each is right was not measured. An experimental one is not even compared. */}
            {experimental ? null : (
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-chip bg-line">
                <span className="block h-full bg-muted" style={{ width: `${probability * 100}%` }} />
              </span>
            )}
            {evidence.map((item) => (
              <span className="flex items-center gap-3 text-sm text-muted" key={item.id}>
                <span className="min-w-0 flex-1 first-letter:uppercase">{item.sentence}</span>
                <StretchButton evidence={item} onPlay={onPlay} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
