import { Section } from '../../../ui/index.ts'
import { copy } from '../page-copy.ts'

const STEPS = [
  {
    title: copy.stepPlug,
    text: copy.stepPlugHow,
  },
  { title: copy.stepIgnition, text: copy.stepIgnitionHow },
  { title: copy.stepScan, text: copy.stepScanHow },
] as const

export function GettingStarted() {
  return (
    <Section title={copy.gettingStarted}>
      <ol className="grid rounded-card border border-line bg-surface px-4 shadow-card md:px-6 lg:fit-cols-3 lg:gap-8 lg:[--fit-min:12rem]">
        {STEPS.map(({ title, text }, index) => (
          <li
            className="flex flex-wrap gap-x-5 border-t border-line py-5 first:border-t-0 lg:border-t-0"
            key={title}
          >
            <span aria-hidden="true" className="figure w-6 shrink-0 text-4xl text-soon">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 basis-36">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
