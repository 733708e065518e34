import { Section } from '../../../ui/index.ts'

const STEPS = [
  {
    title: 'Plug the adapter in',
    text: 'The OBD-II socket is usually under the dashboard, on the driver’s side. Most ELM327-type adapters work; some cheap copies do not.',
  },
  { title: 'Switch the ignition on', text: 'The engine may be off. The dashboard lights should be lit.' },
  { title: 'Connect and scan', text: 'Pick your adapter from the list, then read the trouble codes.' },
] as const

export function GettingStarted() {
  return (
    <Section title="Getting Started">
      <ol className="grid rounded-card border border-line bg-surface px-4 shadow-card md:px-6 lg:grid-cols-3 lg:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li className="flex gap-5 border-t border-line py-5 first:border-t-0 lg:border-t-0" key={title}>
            <span aria-hidden="true" className="figure w-6 shrink-0 text-4xl text-soon">
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
