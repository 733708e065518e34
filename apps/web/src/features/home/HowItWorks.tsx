import { Section } from '../../ui/index.ts'

const STEPS = [
  {
    title: 'Record the sound',
    text: '5-30 seconds, engine running if that is when you hear it. Get close, keep it quiet around you.',
  },
  {
    title: 'Say when it happens',
    text: 'Idling, accelerating, braking, turning, with the air conditioning on: a word or two narrows it down.',
  },
  {
    title: 'Read the answer',
    text: 'What it may be and how often such sounds were that, how soon to act, the cost in dollars, and the next step.',
  },
] as const

export function HowItWorks() {
  return (
    <Section title="How It Works">
      <ol className="grid [--fit-min:13rem] md:fit-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li
            className="flex gap-5 border-t border-line py-5 max-md:first:border-t-0 max-md:first:pt-1 md:flex-col md:gap-3 md:pb-0"
            key={title}
          >
            <span aria-hidden="true" className="figure w-8 shrink-0 text-4xl text-soon">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
