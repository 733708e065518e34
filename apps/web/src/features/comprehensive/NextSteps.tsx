import { Section } from '../../ui/index.ts'

/** What to do, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <Section title="Recommended Next Steps">
      <ol className="flex flex-col">
        {steps.map((step, index) => (
          <li
            className="flex gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
            key={step}
          >
            <span aria-hidden="true" className="figure w-7 shrink-0 text-2xl text-soon">
              {index + 1}
            </span>
            <p className="max-w-[40rem]">{step}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
