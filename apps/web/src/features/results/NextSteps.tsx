import { Section } from '../../ui/index.ts'
import type { ShownDiagnosis } from './read-result.ts'

/** What to do, in order. */
export function Recommendations({ recommendations }: { recommendations: readonly string[] }) {
  if (recommendations.length === 0) return null
  return (
    <Section title="Recommendations">
      <ol className="flex flex-col">
        {recommendations.map((words, index) => (
          <li
            className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0"
            key={words}
          >
            <span aria-hidden="true" className="figure w-7 shrink-0 text-3xl text-soon">
              {index + 1}
            </span>
            <p className="max-w-[40rem] pt-0.5">{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What else to look and feel for: it speaks for the diagnosis, or against it. */
export function Symptoms({ symptoms }: { symptoms: readonly string[] }) {
  if (symptoms.length === 0) return null
  return (
    <Section description="Do you notice these too? Then the diagnosis is likelier." title="Common Symptoms">
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {symptoms.map((symptom) => (
          <li className="flex gap-3 py-1.5" key={symptom}>
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-chip bg-accent" />
            {symptom}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What else the sound allows, the likeliest first. */
export function AlsoPossible({
  alternatives,
  title = 'Also possible',
}: Pick<ShownDiagnosis, 'alternatives'> & { title?: string }) {
  if (alternatives.length === 0) return null
  return (
    <Section title={title}>
      <ul className="flex flex-col gap-3">
        {alternatives.map(({ id, name, probability }) => (
          <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5" key={id || name}>
            <span>{name}</span>
            <span className="figure">{Math.round(probability * 100)}%</span>
            <span aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-chip bg-line">
              <span className="block h-full bg-muted" style={{ width: `${probability * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
